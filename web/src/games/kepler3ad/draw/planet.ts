// The planet of the first edition: three rings of twelve cells; a district is a patch of cells.
import type { Layout } from '$lib/wire';
import { DIAL, arc, at, band, onDial, type Point } from './geometry';

export const RINGS = [326, 244, 158, 46] as const;
export const COLUMNS = 12;
const STEP = 360 / COLUMNS;
const START = -60;
const CLOCKWISE = 'GPO';
const GRID = 8;

/** Which district each cell belongs to: `cells[ring][column]`, columns clockwise from green. */
export type Cells = readonly (readonly string[])[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cells of the districts in play, from the plan of the table. */
export function cellsOf(layout: Layout, districts: readonly string[]): Cells {
  const cells = [0, 1, 2].map(() => new Array<string>(COLUMNS).fill(''));
  const inPlay = new Set(districts);
  for (const { name } of layout.elements) {
    const [kind, district = '', ring, column] = name.split(':');
    if (kind !== 'cell' || !inPlay.has(district)) continue;
    const first = 4 * CLOCKWISE.indexOf(district[0]!);
    cells[Number(ring)]![first + Number(column)] = district;
  }
  return cells;
}

function cell(cells: Cells, ring: number, column: number): string {
  return cells[ring]?.[(column + COLUMNS) % COLUMNS] ?? '';
}

function angle(column: number): number {
  return START + column * STEP;
}

function* every(): Generator<[number, number]> {
  for (let ring = 0; ring < 3; ring++)
    for (let column = 0; column < COLUMNS; column++) yield [ring, column];
}

/** The ground of a district: all its cells. */
export function ground(cells: Cells, district: string): string {
  let path = '';
  for (const [ring, column] of every())
    if (cell(cells, ring, column) === district)
      path += band(
        DIAL.x,
        DIAL.y,
        RINGS[ring + 1]!,
        RINGS[ring]!,
        angle(column),
        angle(column + 1)
      );
  return path;
}

/** The border lines between neighbouring cells of which `wanted` says yes. */
export function borders(cells: Cells, wanted: (one: string, other: string) => boolean): string {
  let path = '';
  for (const [ring, column] of every()) {
    const here = cell(cells, ring, column);
    const end = angle(column + 1);
    if (wanted(here, cell(cells, ring, column + 1)))
      path += `M${at(onDial(RINGS[ring]!, end))}L${at(onDial(RINGS[ring + 1]!, end))}`;
    if (ring < 2 && wanted(here, cell(cells, ring + 1, column)))
      path += arc(RINGS[ring + 1]!, end - STEP, end);
  }
  return path;
}

/** The whole border of a district, rim and pole included. */
export function outline(cells: Cells, district: string): string {
  let path = borders(cells, (one, other) => (one === district) !== (other === district));
  for (let column = 0; column < COLUMNS; column++) {
    if (cell(cells, 0, column) === district)
      path += arc(RINGS[0], angle(column), angle(column + 1));
    if (cell(cells, 2, column) === district)
      path += arc(RINGS[3], angle(column), angle(column + 1));
  }
  return path;
}

/** Corners where four districts meet and which must not read as touching. */
export function rivets(cells: Cells): Point[] {
  const found: Point[] = [];
  for (const ring of [1, 2])
    for (let column = 0; column < COLUMNS; column++) {
      const around = [
        cell(cells, ring - 1, column),
        cell(cells, ring - 1, column + 1),
        cell(cells, ring, column),
        cell(cells, ring, column + 1)
      ];
      if (new Set(around).size === 4) found.push(onDial(RINGS[ring]!, angle(column + 1)));
    }
  return found;
}

/** Which districts touch in the drawing: by a side of a cell, not by a corner. */
export function touching(cells: Cells): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const join = (one: string, other: string) => {
    if (one === other || !one || !other) return;
    near.set(one, (near.get(one) ?? new Set()).add(other));
    near.set(other, (near.get(other) ?? new Set()).add(one));
  };
  for (const [ring, column] of every()) {
    join(cell(cells, ring, column), cell(cells, ring, column + 1));
    if (ring < 2) join(cell(cells, ring, column), cell(cells, ring + 1, column));
  }
  return near;
}

/** The district under a point, or nothing. */
export function districtAt(cells: Cells, x: number, y: number): string {
  const [dx, dy] = [x - DIAL.x, y - DIAL.y];
  const r = Math.hypot(dx, dy);
  const turned = ((Math.atan2(dx, -dy) * 180) / Math.PI - START + 360) % 360;
  for (let ring = 0; ring < 3; ring++)
    if (RINGS[ring + 1]! <= r && r < RINGS[ring]!)
      return cell(cells, ring, Math.floor(turned / STEP));
  return '';
}

/** The planet on a fine grid: the district of every point, and the points of every district. */
interface Grid {
  rows: readonly (readonly string[])[];
  points: ReadonlyMap<string, readonly Point[]>;
}

const FIRST = { x: DIAL.x - RINGS[0], y: DIAL.y - RINGS[0] } as const;
const SIDE = Math.ceil((2 * RINGS[0]) / GRID) + 1;
const grids = new WeakMap<Cells, Grid>();

/** Made once for each planet. */
function gridOf(cells: Cells): Grid {
  const known = grids.get(cells);
  if (known) return known;
  const points = new Map<string, Point[]>();
  const rows = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => {
      const point = { x: FIRST.x + column * GRID, y: FIRST.y + row * GRID };
      const district = districtAt(cells, point.x, point.y);
      const known = points.get(district);
      if (known) known.push(point);
      else if (district) points.set(district, [point]);
      return district;
    })
  );
  const grid = { rows, points };
  grids.set(cells, grid);
  return grid;
}

function inside(grid: Grid, district: string, box: Box, margin: number): boolean {
  const [w, h] = [box.width / 2 + margin, box.height / 2 + margin];
  for (const i of [-1, -0.5, 0, 0.5, 1])
    for (const j of [-1, 0, 1]) {
      const row = grid.rows[Math.round((box.y + j * h - FIRST.y) / GRID)];
      if (row?.[Math.round((box.x + i * w - FIRST.x) / GRID)] !== district) return false;
    }
  return true;
}

function apart(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + 3 ||
    Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + 2
  );
}

/** Where boxes stand in a district, and by how much they had to shrink for it. */
export interface Arrangement {
  places: readonly Point[];
  scale: number;
}

const SCALES = [1, 0.85, 0.72, 0.6, 0.5] as const;
const MARGINS = [4, 0, -5] as const;

/** Places boxes in a district, each inside it and none over another; the first leads, above. */
export function arrange(
  cells: Cells,
  district: string,
  sizes: readonly (readonly [number, number])[]
): Arrangement {
  const grid = gridOf(cells);
  const points = grid.points.get(district) ?? [];
  for (const scale of SCALES) {
    const places = placed(grid, district, points, sizes, scale);
    if (places) return { places, scale };
  }
  const place = points[0] ?? { x: DIAL.x, y: DIAL.y };
  return { places: sizes.map(() => place), scale: SCALES.at(-1)! };
}

function placed(
  grid: Grid,
  district: string,
  points: readonly Point[],
  sizes: readonly (readonly [number, number])[],
  scale: number
): Point[] | null {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const boxes: Box[] = [];
  for (const size of sizes) {
    const [width, height] = [size[0] * scale, size[1] * scale];
    const [first] = boxes;
    const want = first
      ? { x: first.x, y: first.y + (first.height + height) / 2 }
      : { x, y: y - 0.28 * height * sizes.length };
    const place = settle(grid, district, points, boxes, want, width, height);
    if (!place) return null;
    boxes.push({ ...place, width, height });
  }
  return boxes.map((box) => ({ x: box.x, y: box.y }));
}

function settle(
  grid: Grid,
  district: string,
  points: readonly Point[],
  boxes: readonly Box[],
  want: Point,
  width: number,
  height: number
): Point | null {
  const away = (point: Point) => Math.hypot(point.x - want.x, (point.y - want.y) * 1.1);
  const free = points
    .filter(({ x, y }) => boxes.every((other) => apart({ x, y, width, height }, other)))
    .map((point) => ({ point, far: away(point) }))
    .sort((a, b) => a.far - b.far);
  for (const margin of MARGINS)
    for (const { point } of free)
      if (inside(grid, district, { ...point, width, height }, margin)) return point;
  return null;
}
