import { describe, expect, it } from 'vitest';
import type { Decision, Kepler3042View, Option, Phrase } from '$lib/wire';
import { lineOf } from './answers';
import { leftOf } from './boards/left';

const view = {
  printed: {
    cells: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    technologies: {
      'antimatter-science': [{ effects: { alien_colonies: 0 } }, { effects: { alien_colonies: 1 } }]
    }
  },
  columns: ['one', 'two', 'three'],
  rows: ['first', 'second', 'third'],
  nations: [{ technologies: { 'antimatter-science': 0 } }],
  bodies: [
    { hex: '3-3', zone: 'near', token: 'planet:7' },
    { hex: '4-4', zone: 'near', token: 'token:mine' }
  ],
  planets: [{ number: 7, type: 'alien' }]
} as unknown as Kepler3042View;
const distance = (n: number): Phrase => ({ key: 'hexes', args: { n } });
const leg = {
  seat: 0,
  kind: 'leg',
  prompt: { key: 'ask-leg', args: { distance: distance(6) } },
  options: []
} as unknown as Decision;
const option = (element: string, key: string, args: NonNullable<Phrase['args']>): Option => ({
  id: 1,
  text: '',
  elements: [element],
  label: { key, args },
  act: { type: key }
});

describe('the line of an answer', () => {
  it('says where a ship lands, the hex, and how far of how far', () => {
    const planet = { key: 'planet', args: { n: 7 } };
    const line = lineOf(
      option('hex:3-3', 'do-to-planet', { distance: distance(4), planet }),
      leg,
      view
    );
    expect(line).toMatchObject({ picture: 'planet:7', aside: ['3-3', '4/6'] });
    expect(line?.text.key).toBe('page-kepler3042-go-planet');
    const mine = lineOf(option('hex:4-4', 'do-to-body', { distance: distance(1) }), leg, view);
    expect(mine?.text.key).toBe('page-kepler3042-go-mine');
    const open = lineOf(option('hex:5-5', 'do-to', { distance: distance(2) }), leg, view);
    expect(open).toMatchObject({ picture: null, aside: ['5-5', '2/6'] });
  });

  it('names the two bonus actions of a cell, as the table has them', () => {
    const line = lineOf(option('action:f', 'do-cell', { action: { key: 'x' } }), leg, view);
    expect(line?.aside).toEqual([
      { key: 'page-kepler3042-bonus-three', args: {} },
      { key: 'page-kepler3042-bonus-second', args: {} }
    ]);
  });

  it('shows prices as cubes and leaves the rest to the label', () => {
    const cubes = { key: 'cubes-energy', args: { n: 2 } };
    const args = { planet: { key: 'planet', args: { n: 7 } }, cubes };
    expect(lineOf(option('planet:7', 'do-spend', args), leg, view)?.cubes).toEqual({ energy: 2 });
    expect(lineOf(option('button:end', 'do-end', {}), leg, view)).toBeNull();
  });
});

describe('a level of a campaign', () => {
  it('says what is left of it', () => {
    const nation = { points: 12, objectives: [{ met: true }, { met: false }] };
    const alone = { solo: { minimum: 40 }, nations: [nation], round: 9, rounds: 16 };
    expect(leftOf(alone as unknown as Kepler3042View)).toEqual({
      objectives: 1,
      points: 28,
      rounds: 8
    });
    expect(leftOf({ ...alone, solo: null } as unknown as Kepler3042View)).toBeNull();
  });
});
