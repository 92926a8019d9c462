// Pointing at what stands for several elements at once: a cube and the planet it lies on.
import type { TableModel } from '$table/contract';

/** Point at each that is not pointed at yet; if all are, at the last one again, which does it. */
export function press(t: TableModel, elements: readonly string[]): void {
  const fresh = elements.filter((one) => !t.picker.isChosen(one));
  if (fresh.length === 0 && elements.length) t.point(elements.at(-1)!);
  for (const one of fresh) t.point(one);
}
