// Where things lie on the screen, found by the names that boards give them.

/** The box of an element of the table, if it is drawn now. */
export function boxOf(element: string): DOMRect | null {
  return drawn(element, 'element', 'anchor')?.getBoundingClientRect() ?? null;
}

/** Where a guide points: there, or at what explains the element. */
export function spotOf(element: string): DOMRect | null {
  return boxOf(element) ?? drawn(element, 'spot')?.getBoundingClientRect() ?? null;
}

/** Scroll to where a guide points, if that is out of sight. */
export function showSpot(element: string): void {
  const one = drawn(element, 'element', 'anchor') ?? drawn(element, 'spot');
  if (one instanceof HTMLElement) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function drawn(element: string, ...marks: readonly string[]): Element | null {
  const name = CSS.escape(element);
  const wanted = marks.map((mark) => `main [data-${mark}="${name}"]`).join(', ');
  for (const one of document.querySelectorAll(wanted)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return one;
  }
  return null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 14;
const EDGE = 8;
const TOP = 52;
const SPOKEN = 1000;

/** Where a card of this size covers least: beside the first of what it speaks of, or in a corner.
 * What it speaks of counts most, then what can be pressed and, unless it is only read, the
 * question. With `right` it stands at the right where that is as good. */
export function placeFor(
  { width, height }: { width: number; height: number },
  spoken: readonly Box[],
  pressed: readonly string[],
  { reads = false, right: isRight = false } = {}
): Box {
  const right = innerWidth - width - EDGE;
  const bottom = innerHeight - height - EDGE;
  const inside = (left: number, top: number): Box => ({
    ...{ width, height },
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(TOP, Math.min(top, bottom))
  });
  const first = spoken[0];
  const corners = [inside(EDGE, bottom), inside(right, bottom), inside(EDGE, TOP)];
  corners.push(inside(right, TOP), inside((innerWidth - width) / 2, TOP));
  const beside = first
    ? [
        inside(first.left + first.width + GAP, first.top),
        inside(first.left - width - GAP, first.top),
        inside(first.left + first.width / 2 - width / 2, first.top - height - GAP),
        inside(first.left + first.width / 2 - width / 2, first.top + first.height + GAP)
      ]
    : [];
  const question = document.querySelector('[data-part="question"]')?.getBoundingClientRect();
  const lit = [...new Set(pressed)].flatMap((one) => boxOf(one) ?? []);
  // However small, what is spoken of first outweighs all the rest.
  const worth = (one: Box) =>
    spoken.reduce((sum, box, at) => sum + overlap(one, box) * (at ? 1 : SPOKEN), 0) +
    lit.reduce((sum, box) => sum + overlap(one, box), 0) / 2 +
    (question && !reads ? overlap(one, question) / 2 : 0);
  const heights = [0.2, 0.4, 0.6, 0.8].map((share) => TOP + (bottom - TOP) * share);
  const between = heights.flatMap((top) => [inside(EDGE, top), inside(right, top)]);
  const usual = inside(isRight ? right : EDGE, bottom);
  let [best, least] = [beside[0] ?? usual, Infinity];
  for (const one of [...beside, usual, ...corners, ...between]) {
    const cost = worth(one);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}
