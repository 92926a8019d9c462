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
