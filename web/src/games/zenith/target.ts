// What makes a drawn thing a thing to point at: name, number, keys, and the two presses.
import type { Model } from './model';

/** Point at an element: narrows; a second press does what is previewed. Another card than the
 * one chosen takes its place; of the first hand any number of cards is pointed at. */
export function press(t: Model, element: string): void {
  const { picker } = t;
  if (t.busy || t.watching || !canBeNamed(t, element)) return;
  if (t.decision?.kind === 'mulligan') return picker.choose(element);
  if (!picker.isLit(element) && !picker.isChosen(element)) picker.chosen = [];
  t.point(element);
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
    onpointerenter: () => (picker.hot = element),
    onpointerleave: () => {
      if (picker.hot === element) picker.hot = null;
    },
    onfocus: () => (picker.hot = element),
    onblur: () => {
      if (picker.hot === element) picker.hot = null;
    }
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
    hot: picker.hot === element,
    fresh: t.fresh(element)
  };
}
