// Squads in orbit: one closed arc for each seat, its mark, its value, then its pieces.
import type { Squad } from '../squads';
import { band, polar, type Point } from './geometry';

export type Piece =
  | { kind: 'mark'; at: Point }
  | { kind: 'value'; at: Point; text: string }
  | { kind: 'unit'; at: Point; unit: string }
  | { kind: 'count'; at: Point; text: string };

export interface OrbitArc {
  seat: number;
  path: string;
  pieces: readonly Piece[];
}

type Part =
  | { kind: 'pad'; width: number }
  | { kind: 'mark'; width: number }
  | { kind: 'value' | 'count'; width: number; text: string }
  | { kind: 'unit'; width: number; unit: string };

const GAP = 5;
const HALF = 12.5;
const MOST_DEGREES = 300;

function partsOf(squad: Squad, full: boolean, wanted: (unit: string) => boolean): Part[] {
  const parts: Part[] = [
    { kind: 'pad', width: 3 },
    { kind: 'mark', width: 13 },
    { kind: 'value', width: squad.value < 10 ? 12 : 18, text: String(squad.value) }
  ];
  squad.units.forEach(([unit, count], at) => {
    if (!full && at > 0 && !wanted(unit)) return;
    parts.push({ kind: 'unit', width: 19, unit });
    if (count > 1 && full) parts.push({ kind: 'count', width: 11, text: String(count) });
  });
  return [...parts, { kind: 'pad', width: 3 }];
}

function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.width, 0);
}

/** The arcs around a planet, centred on the top; the crowded ones show their heaviest unit only. */
export function orbitOf(
  x: number,
  y: number,
  r: number,
  squads: readonly Squad[],
  wanted: (seat: number, unit: string) => boolean = () => false
): OrbitArc[] {
  const build = (full: boolean) =>
    squads.map((squad) => partsOf(squad, full, (unit) => wanted(squad.seat, unit)));
  const length = (all: readonly Part[][]) =>
    all.reduce((sum, parts) => sum + widthOf(parts), 0) + GAP * Math.max(0, all.length - 1);
  let all = build(true);
  if (length(all) > (r * MOST_DEGREES * Math.PI) / 180) all = build(false);
  const degrees = (along: number) => (along / r) * (180 / Math.PI);
  let along = -length(all) / 2;
  return all.map((parts, index) => {
    const width = widthOf(parts);
    const path = band(x, y, r - HALF, r + HALF, degrees(along), degrees(along + width));
    const pieces: Piece[] = [];
    for (const part of parts) {
      const at = polar(x, y, r, degrees(along + part.width / 2));
      if (part.kind !== 'pad') pieces.push({ ...part, at });
      along += part.width;
    }
    along += GAP;
    return { seat: squads[index]!.seat, path, pieces };
  });
}
