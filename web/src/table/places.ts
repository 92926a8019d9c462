// Where things lie on the screen, found by the names that boards give them.

/** The box of an element of the table, if it is drawn now. */
export function boxOf(element: string): DOMRect | null {
  const name = CSS.escape(element);
  for (const one of document.querySelectorAll(
    `main [data-element="${name}"], main [data-anchor="${name}"]`
  )) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}
