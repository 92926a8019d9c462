// The planet of the first edition: three rings of twelve cells; a district is a patch of cells.
import type { Layout } from '$lib/wire';
import { DIAL, arc, at, band, onDial, type Point } from './geometry';

export const RINGS = [326, 244, 158, 46] as const;
export const COLUMNS = 12;
const STEP = 360 / COLUMNS;
const START = -60;
const CLOCKWISE = 'GPO';
const GRID = 6;

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

const pointsOf = new WeakMap<Cells, Map<string, Point[]>>();

/** Points of a fine grid, by district; made once for each planet. */
function gridOf(cells: Cells): Map<string, Point[]> {
  const known = pointsOf.get(cells);
  if (known) return known;
  const grid = new Map<string, Point[]>();
  for (let x = DIAL.x - RINGS[0] + 2; x <= DIAL.x + RINGS[0]; x += GRID)
    for (let y = DIAL.y - RINGS[0] + 2; y <= DIAL.y + RINGS[0]; y += GRID) {
      const district = districtAt(cells, x, y);
      if (district) grid.set(district, [...(grid.get(district) ?? []), { x, y }]);
    }
  pointsOf.set(cells, grid);
  return grid;
}

function inside(cells: Cells, district: string, box: Box, margin: number): boolean {
  const [w, h] = [box.width / 2 + margin, box.height / 2 + margin];
  for (const i of [-1, -0.5, 0, 0.5, 1])
    for (const j of [-1, 0, 1])
      if (districtAt(cells, box.x + i * w, box.y + j * h) !== district) return false;
  return true;
}

function apart(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + 3 ||
    Math.abs(one.y - other.y) >= (one.height + other.height) / 2 + 2
  );
}

/** Places boxes in a district, each inside it and none over another; the first leads, above. */
export function arrange(
  cells: Cells,
  district: string,
  sizes: readonly (readonly [number, number])[]
): Point[] {
  const points = gridOf(cells).get(district) ?? [];
  if (!points.length) return sizes.map(() => ({ x: DIAL.x, y: DIAL.y }));
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const placed: Box[] = [];
  for (const [width, height] of sizes) {
    const [first] = placed;
    const want = first
      ? { x: first.x, y: first.y + (first.height + height) / 2 }
      : { x, y: y - 0.28 * height * sizes.length };
    placed.push({ ...settle(cells, district, points, placed, want, width, height), width, height });
  }
  return placed;
}

function settle(
  cells: Cells,
  district: string,
  points: readonly Point[],
  placed: readonly Box[],
  want: Point,
  width: number,
  height: number
): Point {
  const nearest = [...points].sort((a, b) => away(a, want) - away(b, want));
  for (const margin of [4, 1, -4, -8, -12, -16])
    for (const point of nearest) {
      const box = { ...point, width, height };
      if (placed.every((other) => apart(box, other)) && inside(cells, district, box, margin))
        return point;
    }
  return (
    nearest.find((point) => placed.every((other) => apart({ ...point, width, height }, other))) ??
    nearest[0]!
  );
}

function away(point: Point, want: Point): number {
  return Math.hypot(point.x - want.x, (point.y - want.y) * 1.1);
}
