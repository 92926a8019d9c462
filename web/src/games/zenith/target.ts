// What makes a drawn thing a thing to point at: name, number, keys, and the two presses.
import type { Option } from '$lib/wire';
import { chosenPeople, type Model } from './model';

/** Point at an element: narrows; a second press does what is previewed. Another card than the
 * one chosen takes its place; of the first hand any number of cards is pointed at. */
export function press(t: Model, element: string): void {
  const { picker } = t;
  if (t.busy || t.watching || !canBeNamed(t, element)) return;
  if (t.decision?.kind === 'mulligan') return picker.choose(element);
  if (!picker.isLit(element) && !picker.isChosen(element)) picker.chosen = [];
  t.point(element);
}

/** Is one of these answers to lead with a card of the people? */
export function ledBy(options: readonly Option[], people: string): boolean {
  return options.some(
    (one) => one.elements.includes('diplomacy') && chosenPeople(one.elements) === people
  );
}

/** Point at the box of a people on the diplomacy board: its cards alone are offered then. */
export function pressPeople(t: Model, people: string | null): void {
  const { picker } = t;
  if (people === null || chosenPeople(picker.chosen) !== null) return press(t, 'diplomacy');
  if (t.busy || t.watching || !ledBy(picker.options, people)) return;
  if (picker.isChosen('diplomacy')) {
    if (ledBy(picker.left, people)) return t.point('diplomacy');
    picker.choose('diplomacy');
  }
  picker.choose(
    'diplomacy',
    picker.options.filter((one) => ledBy([one], people))
  );
}

/** Is it in any answer to the open question, narrowed or not? */
export function canBeNamed(t: Model, element: string): boolean {
  return t.picker.options.some((option) => option.elements.includes(element));
}

/** The attributes of an element of the table; spread them on what draws it. */
export function target(t: Model, element: string, label: string, always = false): object {
  const { picker } = t;
  const lit = picker.isLit(element);
  const chosen = picker.isChosen(element);
  const open = lit || chosen || (always && canBeNamed(t, element));
  const number = picker.number(element);
  const name =
    lit && number ? t.words.say('page-zenith-option', { name: label, n: number }) : label;
  if (!open) return { 'data-element': element, role: 'img', 'aria-label': label };
  return {
    'data-element': element,
    'data-lit': lit || undefined,
    role: 'button',
    tabindex: 0,
    'aria-label': name,
    'aria-pressed': chosen,
    onclick: () => press(t, element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press(t, element);
    },
    ...picker.pointing(element)
  };
}

/** The state of an element, for classes. */
export function look(
  t: Model,
  element: string
): { lit: boolean; chosen: boolean; hot: boolean; fresh: boolean } {
  const { picker } = t;
  return {
    lit: picker.isLit(element),
    chosen: picker.isChosen(element),
    hot: picker.hot === element || (picker.preview?.elements.includes(element) ?? false),
    fresh: t.fresh(element)
  };
}
