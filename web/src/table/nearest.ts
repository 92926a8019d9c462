// Moves the keyboard over a board: the lit place that lies nearest in a direction.

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** The lit element nearest to `from` towards (x, y); the first one if nothing lit has the focus. */
export function nearest(from: Element | null, x: number, y: number): Element | null {
  const all = [...document.querySelectorAll('[data-element][data-lit]')].filter(
    (one) => one.getClientRects().length > 0
  );
  const start = from?.closest('[data-element]');
  if (!start || !all.length) return all[0] ?? null;
  const [fromX, fromY] = middle(start.getBoundingClientRect());
  let best: Element | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === start) continue;
    const [toX, toY] = middle(one.getBoundingClientRect());
    const [dx, dy] = [toX - fromX, toY - fromY];
    const along = dx * x + dy * y;
    const far = Math.hypot(dx, dy);
    if (along <= 0 || along < far / 2) continue; // within 60 degrees
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
