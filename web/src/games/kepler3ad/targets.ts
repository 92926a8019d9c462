// What makes a drawn thing answer the question: pointing, keys, a name, and its element.
import type { TableModel } from '$table/contract';

export type Target = Record<string, unknown>;

/** Attributes of an element of the table: a button while it may be pointed at. */
export function target(t: TableModel, element: string, described = ''): Target {
  const { picker } = t;
  const { onfocus, onblur, ...over } = picker.pointing(element);
  const point = { 'data-element': element, ...over };
  const chosen = picker.isChosen(element);
  if (!chosen && !picker.isLit(element)) return point;
  const name = described ? `${t.name(element)}, ${described}` : t.name(element);
  return {
    ...point,
    'data-lit': picker.isLit(element) || undefined,
    role: 'button',
    tabindex: 0,
    'aria-pressed': chosen,
    'aria-label': spoken(t, element, name),
    onfocus,
    onblur,
    onclick: (event: Event) => {
      event.stopPropagation();
      t.point(element);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      t.point(element);
    }
  };
}

/** Attributes of the ground around a target: pointing there is pointing at it. */
export function area(t: TableModel, element: string): Target {
  const { picker } = t;
  const isOpen = picker.isChosen(element) || picker.isLit(element);
  const { onpointerenter, onpointerleave } = picker.pointing(element);
  return { onpointerenter, onpointerleave, onclick: isOpen ? () => t.point(element) : undefined };
}

/** "Green planet 1, option 2". */
function spoken(t: TableModel, element: string, name: string): string {
  const number = t.picker.number(element);
  return number === null ? name : t.words.say('page-kepler3ad-option', { name, number });
}

/** Is the question about things of this kind, so that those which may not be chosen step back? */
export function isChoosing(t: TableModel, kind: string): boolean {
  for (const element of t.picker.lit) if (element.startsWith(`${kind}:`)) return true;
  return t.picker.chosen.some((element) => element.startsWith(`${kind}:`));
}

/** How a lit thing is drawn. */
export interface Light {
  lit: boolean;
  chosen: boolean;
  /** Pointed at, or named by the option that is previewed. */
  hot: boolean;
  number: number | null;
}

export function light(t: TableModel, element: string): Light {
  const { picker } = t;
  const chosen = picker.isChosen(element);
  const lit = picker.isLit(element);
  return {
    lit,
    chosen,
    hot: lit && (picker.hot === element || (picker.preview?.elements.includes(element) ?? false)),
    number: lit ? picker.number(element) : null
  };
}
