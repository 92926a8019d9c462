import { describe, expect, it } from 'vitest';
import {
  border,
  centre,
  distance,
  extent,
  hexAt,
  lineBetween,
  nearestTowards,
  neighbours,
  outlines,
  SIDE,
  WIDE
} from './hex';
import { routeTo } from './route';

const COLUMNS = 22;
const ROWS = 19;
const ALL = Array.from(
  { length: COLUMNS * ROWS },
  (_, n) => `${n % COLUMNS}-${Math.floor(n / COLUMNS)}`
);

describe('hexes', () => {
  it('are 418 and lie inside of the drawing', () => {
    const { width, height } = extent(COLUMNS, ROWS);
    expect(ALL).toHaveLength(418);
    for (const name of ALL) {
      const at = centre(name);
      expect(at.x).toBeGreaterThanOrEqual(WIDE / 2 - 1e-9);
      expect(at.x).toBeLessThanOrEqual(width - WIDE / 2 + 1e-9);
      expect(at.y).toBeLessThanOrEqual(height - SIDE + 1e-9);
    }
  });

  it('are found again from any point well inside of them', () => {
    for (const name of ALL)
      for (let angle = 0; angle < 360; angle += 30) {
        const { x, y } = centre(name);
        const radius = SIDE * 0.84;
        const point = {
          x: x + radius * Math.cos((angle * Math.PI) / 180),
          y: y + radius * Math.sin((angle * Math.PI) / 180)
        };
        expect(hexAt(point, COLUMNS, ROWS)).toBe(name);
      }
  });

  it('do not exist outside of the galaxy', () => {
    expect(hexAt({ x: -30, y: 50 }, COLUMNS, ROWS)).toBeNull();
    expect(hexAt({ x: 50, y: 900 }, COLUMNS, ROWS)).toBeNull();
  });

  it('have six neighbours at one width, and each is a neighbour of its neighbours', () => {
    for (const name of ALL) {
      const around = neighbours(name);
      expect(new Set(around).size).toBe(6);
      for (const next of around.filter((one) => ALL.includes(one))) {
        expect(distance(name, next)).toBe(1);
        const [one, other] = [centre(name), centre(next)];
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(WIDE, 6);
        expect(neighbours(next)).toContain(name);
      }
    }
  });

  it('are as far apart as the game says', () => {
    expect(distance('11-9', '5-6')).toBe(8);
    expect(distance('11-9', '11-9')).toBe(0);
    expect(distance('0-0', '0-18')).toBe(18);
  });

  it('share the edges that a border draws', () => {
    expect(border(['5-5'], () => true).match(/M/g)).toHaveLength(6);
    const pair = new Set(['5-5', '6-5']);
    expect(border(pair, (next) => !pair.has(next)).match(/M/g)).toHaveLength(10);
    expect(outlines(ALL).match(/Z/g)).toHaveLength(418);
  });

  it('are reached by arrows: the nearest in that direction', () => {
    const among = ['8-5', '12-5', '10-1', '10-9'];
    const from = centre('10-5');
    expect(nearestTowards(from, 'ArrowRight', among)).toBe('12-5');
    expect(nearestTowards(from, 'ArrowLeft', among)).toBe('8-5');
    expect(nearestTowards(from, 'ArrowUp', among)).toBe('10-1');
    expect(nearestTowards(from, 'ArrowDown', among)).toBe('10-9');
    expect(nearestTowards(from, 'ArrowUp', ['12-5'])).toBeNull();
  });

  it('lie on straight lines without gaps', () => {
    const line = lineBetween('3-3', '9-8');
    expect(line[0]).toBe('3-3');
    expect(line.at(-1)).toBe('9-8');
    expect(line).toHaveLength(distance('3-3', '9-8') + 1);
    line.slice(1).forEach((name, n) => expect(distance(name, line[n]!)).toBe(1));
  });
});

describe('the route', () => {
  const steps = new Map([
    ['4-4', 1],
    ['5-4', 2],
    ['6-4', 3],
    ['8-4', 5]
  ]);

  it('goes back step by step', () => {
    expect(routeTo('3-4', '6-4', steps, new Set(), new Set())).toEqual([
      '3-4',
      '4-4',
      '5-4',
      '6-4'
    ]);
  });

  it('flies past a ship, which is no destination', () => {
    expect(routeTo('3-4', '8-4', steps, new Set(['7-4']), new Set())).toEqual([
      '3-4',
      '4-4',
      '5-4',
      '6-4',
      '7-4',
      '8-4'
    ]);
  });

  it('never goes through a body on which ships stop', () => {
    expect(routeTo('3-4', '6-4', steps, new Set(), new Set(['5-4']))).toEqual(['3-4', '6-4']);
  });

  it('is a straight jump if the options do not tell', () => {
    expect(routeTo('3-4', '9-9', steps, new Set(), new Set())).toEqual(['3-4', '9-9']);
  });
});
