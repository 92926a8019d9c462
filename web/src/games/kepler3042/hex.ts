// The arithmetic of the galaxy: pointy-topped hexes in rows, odd rows half a hex to the right.
//
// A hex is named by its column and row, `11-9`, as on the wire. Lengths are in units of the
// drawing, in which the side of a hex is `SIDE`; nothing here knows pixels or rules.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SIDE = 20;
export const WIDE = Math.sqrt(3) * SIDE;

/** The size of the drawing of so many columns and rows. */
export function extent(columns: number, rows: number): { width: number; height: number } {
  return { width: WIDE * (columns + 0.5), height: SIDE * (1.5 * rows + 0.5) };
}

/** Column and row of a hex. */
export function placeOf(name: string): readonly [number, number] {
  const [column = '0', row = '0'] = name.split('-');
  return [Number(column), Number(row)];
}

const centres = new Map<string, Point>();

/** The middle of a hex. */
export function centre(name: string): Point {
  const known = centres.get(name);
  if (known) return known;
  const [column, row] = placeOf(name);
  const at = { x: WIDE * (column + 0.5 + 0.5 * (row & 1)), y: SIDE * (1 + 1.5 * row) };
  centres.set(name, at);
  return at;
}

/** The hex that holds a point, or null outside of the galaxy. */
export function hexAt(point: Point, columns: number, rows: number): string | null {
  const near = Math.round((point.y / SIDE - 1) / 1.5);
  let best: string | null = null;
  let least = SIDE * SIDE;
  for (let row = near - 1; row <= near + 1; row++) {
    if (row < 0 || row >= rows) continue;
    const column = Math.round(point.x / WIDE - 0.5 - 0.5 * (row & 1));
    if (column < 0 || column >= columns) continue;
    const at = centre(`${column}-${row}`);
    const away = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
    if (away < least) [least, best] = [away, `${column}-${row}`];
  }
  return best;
}

const around = new Map<string, readonly string[]>();

/** The six neighbours' names, clockwise from the upper right; they may lie outside. */
export function neighbours(name: string): readonly string[] {
  const known = around.get(name);
  if (known) return known;
  const [c, r] = placeOf(name);
  const left = c - 1 + (r & 1);
  const found = [
    `${left + 1}-${r - 1}`,
    `${c + 1}-${r}`,
    `${left + 1}-${r + 1}`,
    `${left}-${r + 1}`,
    `${c - 1}-${r}`,
    `${left}-${r - 1}`
  ];
  around.set(name, found);
  return found;
}

/** Axial coordinates. */
function axial(name: string): readonly [number, number] {
  const [column, row] = placeOf(name);
  return [column - (row - (row & 1)) / 2, row];
}

/** Steps between two hexes as the crow flies. */
export function distance(one: string, other: string): number {
  const [q, r] = axial(one);
  const [p, s] = axial(other);
  return (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
}

/** The hexes on the straight line between two, both included. */
export function lineBetween(one: string, other: string): string[] {
  const steps = distance(one, other);
  const [from, to] = [centre(one), centre(other)];
  const found: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const part = steps ? step / steps : 0;
    const point = { x: from.x + (to.x - from.x) * part + 0.01, y: from.y + (to.y - from.y) * part };
    const name = hexAt(point, 10_000, 10_000);
    if (name && name !== found.at(-1)) found.push(name);
  }
  return found;
}

const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((n) => {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) };
});

/** Corner `n` of a hex, 0 at the top, clockwise. */
export function corner(name: string, n: number, scale = 1): Point {
  const at = centre(name);
  const to = CORNERS[n % 6]!;
  return { x: at.x + scale * to.x, y: at.y + scale * to.y };
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const spot = (point: Point): string => `${short(point.x)} ${short(point.y)}`;

const drawn = new Map<string, string>();

/** The outline of a hex as a closed path; kept, because hundreds are lit at once. */
export function outline(name: string, scale = 1): string {
  const key = `${name} ${scale}`;
  let path = drawn.get(key);
  if (path === undefined) {
    path = `M${CORNERS.map((_, n) => spot(corner(name, n, scale))).join('L')}Z`;
    drawn.set(key, path);
  }
  return path;
}

/** The outlines of many hexes in one path. */
export function outlines(names: Iterable<string>, scale = 1): string {
  let path = '';
  for (const name of names) path += outline(name, scale);
  return path;
}

/** The edges of hexes of a set towards those neighbours that `parts` tells apart. */
export function border(names: Iterable<string>, parts: (outside: string) => boolean): string {
  let path = '';
  for (const name of names)
    neighbours(name).forEach((next, n) => {
      if (parts(next)) path += `M${spot(corner(name, n))}L${spot(corner(name, (n + 1) % 6))}`;
    });
  return path;
}

/** A path through the middles of hexes. */
export function through(names: readonly string[]): string {
  return names.length ? `M${names.map((name) => spot(centre(name))).join('L')}` : '';
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 }
};

/** The nearest of some hexes in a direction, at most 60 degrees aside; null if there is none. */
export function nearestTowards(from: Point, arrow: Arrow, among: Iterable<string>): string | null {
  const heading = HEADING[arrow];
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    const at = centre(name);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const away = Math.hypot(dx, dy);
    if (away < 1 || (dx * heading.x + dy * heading.y) / away < 0.5) continue;
    const ahead = dx * heading.x + dy * heading.y;
    const cost = away + (away - ahead);
    if (cost < least) [least, best] = [cost, name];
  }
  return best;
}
