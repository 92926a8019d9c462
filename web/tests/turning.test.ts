// Where a match turned.
import { describe, expect, it } from 'vitest';
import { turningPoints, worthOfRounds } from '$lib/turning';
import type { Judged } from '$lib/wire';

/** Two seats in turn, each of `length` plies; whoever is to move looks 0.4 better. */
function match(length: number, ...worth: number[]): Map<number, Judged> {
  const found = new Map<number, Judged>();
  worth.forEach((one, turn) => {
    const mover = turn % 2;
    for (let step = 0; step < length; step++) {
      const ply = turn * length + step;
      const mine = one + (mover === 0 ? 0.4 : -0.4);
      found.set(ply, { ply, utilities: [mine, -mine], seat: mover });
    }
  });
  return found;
}
const starts = (length: number, turns: number): number[] =>
  Array.from({ length: turns }, (_, at) => at * length);

describe('turning points', () => {
  it('see through what the mover thinks of itself', () => {
    const judged = match(3, 0, 0, 0, 0, 0, 0);
    expect(turningPoints(judged, 18, starts(3, 6), 2)).toEqual([]);
    const rounds = worthOfRounds(judged, 18, starts(3, 6), 2).slice(1);
    for (const [first] of rounds) expect(first).toBeCloseTo(0);
  });

  it('are where it changed for good, with the entry of that turn that did it', () => {
    const judged = match(3, 0, 0, 0.2, 0.5, 0.5, 0.5);
    const slip = { ply: 7, utilities: [0.9, -0.9], seat: 0 };
    judged.set(7, slip).set(8, { ...slip, ply: 8 });
    const [only, ...more] = turningPoints(judged, 18, starts(3, 6), 2);
    expect(more).toEqual([]);
    expect(only!.ply).toBe(7);
    expect(only!.before[0]).toBeCloseTo(0);
    expect(only!.after[0]).toBeGreaterThan(0.4);
  });

  it('are more than a round apart, in order, and at most so many', () => {
    const worth = [0, 0, 0.5, 0.5, 0.5, -0.5, -0.5, -0.5, 0.5, 0.5, 0.5, 0, 0, 0];
    const found = turningPoints(match(2, ...worth), 28, starts(2, 14), 2);
    expect(found.map((one) => Math.floor((one.ply - 1) / 2))).toEqual([2, 5, 8, 11]);
    expect(turningPoints(match(2, ...worth), 28, starts(2, 14), 2, 2)).toHaveLength(2);
  });

  it('wait for what is not judged yet', () => {
    const some = new Map([...match(2, 0, 0, 0.5, 0.5)].filter(([ply]) => ply < 4));
    expect(turningPoints(some, 30, starts(2, 15), 2)).toEqual([]);
    expect(turningPoints(new Map(), 30, starts(2, 15), 2)).toEqual([]);
  });
});
