import { describe, expect, it } from 'vitest';
import type { ScoringView } from '$lib/wire';
import { linesOf, phasesOf, pointsByPhase, rowsOf, scoresAfter, scoresBefore } from './counting';
import { editionOf, type View } from './data';
import { diceOf, isRemainder, trayOf } from './dice';
import { discPlace } from './discs';
import { flightOf } from './flights';

const first: ScoringView = {
  number: 1,
  lines: [
    { phase: 'spaces', element: 'planet:G1', points: [9, 6] },
    { phase: 'regions', element: 'clan:green', points: [0, 0], won: 1 },
    { phase: 'tracks', element: 'track:reroll', points: [3, 2] },
    { phase: 'bonus', element: 'track:bonus-points', points: [1, 4] }
  ],
  totals: [13, 12]
};
const second: ScoringView = {
  number: 2,
  lines: [
    { phase: 'spaces', element: 'planet:G1', points: [0, 9] },
    { phase: 'allegiances', element: 'allegiances', points: [0, 5] }
  ],
  totals: [0, 14]
};
const view = {
  seats: [{ score: 13 }, { score: 26 }],
  spaces: [{ id: 'G1' }, { id: 'G2' }],
  scorings: [first, second]
} as unknown as View;
const edition = editionOf('kepler3ad-2');

describe('a scoring, step by step', () => {
  it('has a row for every space, region and track, also where nobody is paid', () => {
    const rows = rowsOf(view, first, edition);
    expect(rows.map((row) => row.phase)).toEqual([
      'spaces',
      'spaces',
      ...Array<string>(3).fill('regions'),
      ...Array<string>(7).fill('tracks'),
      'bonus'
    ]);
    expect(rows[1]!.points).toEqual([0, 0]);
    expect(rows[2]).toMatchObject({ element: 'clan:green', won: 1 });
  });
  it('ends with the allegiances only where they pay', () => {
    expect(phasesOf(rowsOf(view, first, edition))).not.toContain('allegiances');
    expect(phasesOf(rowsOf(view, second, edition)).at(-1)).toBe('allegiances');
  });
  it('begins with the scores before it and ends with those after it', () => {
    expect(scoresBefore(view, 1)).toEqual([0, 0]);
    expect(scoresBefore(view, 2)).toEqual([13, 12]);
    const rows = rowsOf(view, second, edition);
    expect(scoresAfter([13, 12], rows, 0)).toEqual([13, 12]);
    expect(scoresAfter([13, 12], rows, 1)).toEqual([13, 21]);
    expect(scoresAfter([13, 12], rows, rows.length)).toEqual([13, 26]);
  });
});

describe('the sheet', () => {
  it('adds up by source; regions bring no points', () => {
    const sums = pointsByPhase([first, second], 2);
    expect(sums.get('spaces')).toEqual([9, 15]);
    expect(sums.get('allegiances')).toEqual([0, 5]);
    expect(sums.has('regions')).toBe(false);
  });
  it('says for every line what each scoring brought', () => {
    const lines = linesOf([first, second], 2);
    expect(lines[0]).toEqual({
      phase: 'spaces',
      element: 'planet:G1',
      points: [
        [9, 0],
        [6, 9]
      ]
    });
    expect(lines.map((line) => line.phase)).not.toContain('regions');
  });
});

describe('dice', () => {
  const dice = diceOf(['white-2', 'white-4', 'black-1', 'black-4', 'locked-white-4']);
  it('knows face, colour and place', () => {
    expect(dice[2]).toEqual({ element: 'die:black-1', face: 1, dark: true, onAction: false });
    expect(dice[4]).toMatchObject({ face: 4, onAction: true });
  });
  it('lays the three of the 421 together, white ones first', () => {
    const { rest, bonus } = trayOf(dice, true);
    expect(bonus.map((die) => die.element)).toEqual(['die:white-4', 'die:white-2', 'die:black-1']);
    expect(rest.map((die) => die.element)).toEqual(['die:black-4']);
    expect(trayOf(dice, false).rest).toHaveLength(4);
  });
  it('marks what shows the face on the action', () => {
    expect(dice.map((die) => isRemainder(die, dice))).toEqual([false, true, false, true, false]);
  });
});

describe('discs on one level', () => {
  it('stand apart', () => {
    for (const count of [2, 3, 4, 5]) {
      const places = Array.from({ length: count }, (_, at) => discPlace(at, count));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });
});

describe('flights', () => {
  it('carry a piece from its supply to the space', () => {
    const event = {
      kind: 'place',
      args: { seat: 'seat:1', count: 2, unit: 'unit:ship', space: 'planet:G1' }
    };
    expect(flightOf(event, 'ship')).toMatchObject({ from: 'supply:1', to: 'planet:G1', count: 2 });
  });
  it('tell who pushed a piece that is not their own', () => {
    const event = { kind: 'remove', args: { seat: 'seat:0', piece: 'piece:2:diplomat:GA1' } };
    expect(flightOf(event, 'diplomat')).toMatchObject({
      from: 'district:GA1',
      to: 'supply:2',
      seat: 2,
      mover: 0
    });
    expect(flightOf({ kind: 'value', args: { seat: 'seat:0', value: 3 } }, 'ship')).toBeNull();
  });
});
