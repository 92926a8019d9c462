// Pointing at a lit element: the first press chooses, a second one on what is chosen does it.
import type { TableModel } from '$table/contract';

/** Press an element; `again` (a second tap, a double click) does what is previewed. */
export function press(t: TableModel, elements: readonly string[], again: boolean): void {
  const { picker } = t;
  const only = picker.preview;
  if (again && only && elements.every((one) => picker.isChosen(one))) {
    t.act(only);
    return;
  }
  const fresh = elements.filter((one) => !picker.isChosen(one));
  if (fresh.length === 0) picker.choose(elements.at(-1)!);
  for (const one of fresh) picker.choose(one);
}

/** Was it a second press: a tap on a touch screen, or a double click? */
export function isAgain(event: Event): boolean {
  const touched = 'pointerType' in event && event.pointerType === 'touch';
  const clicks = 'detail' in event && typeof event.detail === 'number' ? event.detail : 0;
  return touched || clicks >= 2;
}
