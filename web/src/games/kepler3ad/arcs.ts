// Arcs over the table: from the middle of one element to the middle of another.
import type { Point } from './draw/geometry';

/** The middle of what `selector` finds under `root`, measured from `layer`. */
export function middleOf(root: Element, layer: Element, selector: string): Point | null {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  if (!box?.width) return null;
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
}

/** A bowed path, never a straight diagonal. */
export function bowed(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const x = (from.x + to.x) / 2 + dy * 0.18;
  const y = (from.y + to.y) / 2 - Math.abs(dx) * 0.18;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
