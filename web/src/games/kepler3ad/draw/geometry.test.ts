import { describe, expect, it } from 'vitest';
import { planets } from '$package/games/kepler3ad/data/first_edition.json';
import { zone_faces as faces } from '$package/games/kepler3ad/data/first_edition.json';
import type { Layout } from '$lib/wire';
import { DIAL, onDial, riderAngles, valueAngle } from './geometry';
import {
  RINGS,
  arrange,
  cellsOf,
  districtAt,
  ground,
  rivets,
  touching,
  type Cells
} from './planet';
import { orbitOf } from './orbit';

/** The plan of the table, as the server names its cells. */
const layout: Layout = {
  size: [320, 200] as never,
  elements: faces.flatMap((face) =>
    face.layout.rows.flatMap((row, ring) =>
      [...row].map((digit, column) => ({
        name: `cell:${face.zone[0]!.toUpperCase()}${face.face}${digit}:${ring}:${column}`,
        group: 'cells'
      }))
    )
  )
};
const cellsOfPlanet = (code: string): Cells => {
  const planet = planets.find((one) => one.id === code)!;
  return cellsOf(layout, planet.districts);
};

describe('the limb', () => {
  it('runs over 328 degrees from lower left', () => {
    expect(valueAngle(0)).toBe(196);
    expect(valueAngle(40)).toBe(524);
  });
  it('puts riders of equal value side by side', () => {
    const [one, other, third] = riderAngles([5, 5, 8]);
    expect(one! + other!).toBeCloseTo(2 * valueAngle(5));
    expect(other! - one!).toBeCloseTo(3.1);
    expect(third).toBe(valueAngle(8));
  });
});

describe('the planet of the first edition', () => {
  it.each(planets.map((planet) => planet.id))(
    '%s: districts touch exactly when adjacent',
    (code) => {
      const drawn = touching(cellsOfPlanet(code));
      const planet = planets.find((one) => one.id === code)!;
      for (const [district, adjacent] of Object.entries(planet.adjacency))
        expect([...(drawn.get(district) ?? [])].sort()).toEqual([...adjacent].sort());
    }
  );
  it('has twelve districts that fill three rings', () => {
    const cells = cellsOfPlanet('ABA');
    expect(new Set(cells.flat()).size).toBe(12);
    expect(cells.flat()).not.toContain('');
    expect(ground(cells, 'GA1').match(/M/g)).toHaveLength(
      cells.flat().filter((id) => id === 'GA1').length
    );
  });
  it('finds green at the top, purple right below, orange left below', () => {
    const cells = cellsOfPlanet('AAA');
    const at = (angle: number) => {
      const { x, y } = onDial(RINGS[0] - 10, angle);
      return districtAt(cells, x, y)[0];
    };
    expect([at(2), at(120), at(240)]).toEqual(['G', 'P', 'O']);
    expect(districtAt(cells, DIAL.x, DIAL.y)).toBe('');
  });
  it('rivets only corners of four districts', () => {
    for (const corner of rivets(cellsOfPlanet('BBB')))
      expect([RINGS[1], RINGS[2]]).toContain(
        Math.round(Math.hypot(corner.x - DIAL.x, corner.y - DIAL.y))
      );
  });
  it.each(planets.map((planet) => planet.id))('%s: five squads fit without overlapping', (code) => {
    const cells = cellsOfPlanet(code);
    for (const district of new Set(cells.flat())) {
      const sizes: [number, number][] = [[84, 36], ...Array<[number, number]>(5).fill([50, 28])];
      const { places, scale } = arrange(cells, district, sizes);
      expect(scale).toBeGreaterThan(0.5);
      places.forEach((one, a) =>
        places.slice(a + 1).forEach((other, b) => {
          const [w, h] = sizes[a]!;
          const [v, g] = sizes[a + 1 + b]!;
          const apart =
            Math.abs(one.x - other.x) >= (scale * (w + v)) / 2 ||
            Math.abs(one.y - other.y) >= (scale * (h + g)) / 2;
          expect(apart, `${district} ${a} ${b}`).toBe(true);
        })
      );
      for (const place of places) expect(districtAt(cells, place.x, place.y)).toBe(district);
    }
  });
});

describe('squads in orbit', () => {
  const squad = (seat: number, value: number) => ({
    seat,
    value,
    units: [
      ['frigate', 1],
      ['ship', 3]
    ] as const
  });
  it('shows everything while there is room, in the order given', () => {
    const arcs = orbitOf(0, 0, 54, [squad(1, 8), squad(0, 8)]);
    expect(arcs.map((one) => one.seat)).toEqual([1, 0]);
    expect(arcs[0]!.pieces.map((one) => one.kind)).toEqual([
      'mark',
      'value',
      'unit',
      'unit',
      'count'
    ]);
  });
  it('keeps the heaviest unit only when crowded, and what may be chosen', () => {
    const five = [0, 1, 2, 3, 4].map((seat) => squad(seat, 8));
    const arcs = orbitOf(0, 0, 54, five, (seat, unit) => seat === 2 && unit === 'ship');
    expect(arcs[0]!.pieces.map((one) => one.kind)).toEqual(['mark', 'value', 'unit']);
    expect(arcs[2]!.pieces.filter((one) => one.kind === 'unit')).toHaveLength(2);
  });
});
