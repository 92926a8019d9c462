import { describe, expect, it } from 'vitest';
import type { Kepler3042View, Option } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { lineOf } from './answers';
import { leftOf } from './boards/left';
import { fold } from './index';

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
const t = {
  view,
  decision: { seat: 0, kind: 'leg', options: [], facts: { hex: '1-1', reach: 6 } },
  name: (element: string) => element
} as unknown as TableModel<Kepler3042View>;
const option = (element: string, act: Option['act'], facts?: object): Option => ({
  id: 1,
  text: '',
  elements: [element],
  label: { key: 'nonsense' },
  act,
  ...(facts && { facts })
});
const to = (hex: string) => ({ type: 'to', hex });

describe('the line of an answer', () => {
  it('says where a ship lands, the hex, and how far of how far', () => {
    const planet = option('hex:3-3', to('3-3'), { steps: 4, body: 'planet:7' });
    expect(lineOf(planet, t)).toMatchObject({
      picture: 'planet:7',
      text: { key: 'page-kepler3042-go-planet', args: { planet: 'planet:7' } },
      aside: ['3-3', '4/6']
    });
    const mine = option('hex:4-4', to('4-4'), { steps: 1, body: 'token:mine' });
    expect(lineOf(mine, t)?.text.key).toBe('page-kepler3042-go-mine');
    const open = option('hex:5-5', to('5-5'), { steps: 2 });
    expect(lineOf(open, t)).toMatchObject({ picture: null, aside: ['5-5', '2/6'] });
    expect([planet, mine, open].map((one) => fold(one, t.decision!))).toEqual([
      null,
      null,
      'page-kepler3042-fold-open'
    ]);
  });

  it('names the two bonus actions of a cell, as the table has them', () => {
    const line = lineOf(option('action:f', { type: 'cell', action: 'f' } as Option['act']), t);
    expect(line?.aside).toEqual([
      { key: 'page-kepler3042-bonus-three', args: {} },
      { key: 'page-kepler3042-bonus-second', args: {} }
    ]);
  });

  it('shows prices and gains as cubes and leaves the rest to the label', () => {
    const cubes = { energy: 2 };
    const line = (type: string, facts: object) => lineOf(option('planet:7', { type }, facts), t);
    expect(line('spend', { held: cubes })).toMatchObject({ cubes, brings: false, aside: [] });
    expect(line('spend', { held: {} })).toMatchObject({ cubes: {}, aside: ['–'] });
    expect(line('produce', { gain: cubes })).toMatchObject({ cubes, brings: true });
    expect(line('terraform', { price: cubes, points: 5 })).toMatchObject({ cubes, aside: ['5★'] });
    expect(lineOf(option('button:end', { type: 'end' }), t)).toBeNull();
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
