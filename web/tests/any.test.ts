// The table of any game: which facts a view has, and what its words mean.
import { describe, expect, it } from 'vitest';
import { elementOf, factsOf, zonesOf } from '$table/any/facts';

const layout = {
  elements: [
    { name: 'card:dust', group: 'card' },
    { name: 'card:gold', group: 'card' },
    { name: 'sample:gold', group: 'sample' },
    { name: 'seat:0', group: 'seat' },
    { name: 'seat:1', group: 'seat' }
  ]
};

describe('facts', () => {
  const view = {
    type: 'comet',
    seats: 2,
    viewer: 0,
    options: { rounds: 4 },
    turn: 3,
    spent: ['dust', 'dust', 'gold'],
    hands: [['dust'], ['?', '?']],
    table: ['', 'gold'],
    price: { ice: 2 }
  };
  it('belong to the seats where there is one for each, else to the table', () => {
    const { table, seats } = factsOf(view, 2);
    expect(table).toEqual([
      { name: 'turn', values: ['3'] },
      { name: 'spent', values: ['dust', 'dust', 'gold'] },
      { name: 'price ice', values: ['2'] }
    ]);
    expect(seats[0]).toEqual([
      { name: 'hands', values: ['dust'] },
      { name: 'table', values: [] }
    ]);
    expect(seats[1]).toEqual([
      { name: 'hands', values: ['?', '?'] },
      { name: 'table', values: ['gold'] }
    ]);
  });
  it('survive any view', () => {
    expect(factsOf(null, 2)).toEqual({ table: [], seats: [[], []] });
    expect(factsOf({ rows: [[[1], { a: 2 }]] }, 2).table).toEqual([
      { name: 'rows', values: [] },
      { name: 'rows 1', values: [] },
      { name: 'rows 1 1', values: ['1'] },
      { name: 'rows 1 2 a', values: ['2'] }
    ]);
  });
});

describe('elements', () => {
  it('are meant by their last part, if one thing is called so', () => {
    expect(elementOf('dust', layout)).toBe('card:dust');
    expect(elementOf('card:gold', layout)).toBe('card:gold');
    expect(elementOf('gold', layout)).toBeNull();
    expect(elementOf('0', layout)).toBeNull();
  });
  it('lie in zones by their group; seats have panels', () => {
    expect(zonesOf(layout)).toEqual([
      ['card', ['card:dust', 'card:gold']],
      ['sample', ['sample:gold']]
    ]);
  });
});
