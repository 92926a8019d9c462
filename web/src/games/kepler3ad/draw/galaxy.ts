// The galaxy of the second edition: planets where the plan of the table says, joined by passages.
import type { Layout } from '$lib/wire';
import { DIAL, at, type Point } from './geometry';

/** The plan: its middle and one unit of the galaxy, and how large a unit is drawn. */
const PLAN = { middle: 100, unit: 40 } as const;
export const UNIT = 143;

export interface Galaxy {
  planets: ReadonlyMap<string, Point>;
  passages: readonly (readonly [string, string])[];
}

export function galaxyOf(layout: Layout): Galaxy {
  const planets = new Map<string, Point>();
  const passages: [string, string][] = [];
  for (const { name, at: place } of layout.elements) {
    const [kind, id = ''] = name.split(':');
    if (kind === 'planet' && place)
      planets.set(id, {
        x: DIAL.x + ((place[0]! - PLAN.middle) / PLAN.unit) * UNIT,
        y: DIAL.y + ((place[1]! - PLAN.middle) / PLAN.unit) * UNIT
      });
    if (kind === 'passage') {
      const [one = '', other = ''] = id.split('-');
      passages.push([one, other]);
    }
  }
  return { planets, passages };
}

/** The planets around the sun; two seats play on them alone. */
export function isCentral(point: Point): boolean {
  return Math.hypot(point.x - DIAL.x, point.y - DIAL.y) < 1.2 * UNIT;
}

/** The ground of a clan: the outline around its planets. */
export function clanGround(points: readonly Point[]): string {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const around = [...points].sort(
    (a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x)
  );
  return `M${around.map(at).join('L')}Z`;
}
