import { describe, expect, it } from 'vitest';
import { arriving, cubesIn } from './boards/arriving';
import { LINES, SOURCES } from './end/scoring';
import { stepsOf } from './map/spots';
import { tabFor } from './tabs';
import { laid, total } from './tables';

describe('the score sheet', () => {
  it('has sources that name every line once', () => {
    const named = SOURCES.flatMap((source) => source.lines);
    expect([...named].sort()).toEqual([...LINES].sort());
  });
});

describe('cubes', () => {
  it('lie antimatter first', () => {
    expect(laid({ energy: 1, antimatter: 2 })).toEqual(['antimatter', 'antimatter', 'energy']);
    expect(total({ energy: 1, matter: 4 })).toBe(5);
  });
});

describe('what options carry', () => {
  const cubes = {
    key: 'list-and',
    args: {
      first: { key: 'cubes-energy', args: { n: 2 } },
      last: { key: 'cubes-matter', args: { n: 1 } }
    }
  };
  const produce = {
    id: 1,
    text: 'produce 7',
    elements: ['planet:7'],
    label: { key: 'do-produce', args: { cubes } },
    act: { type: 'produce' }
  };

  it('is read as ghosts of the cubes that would arrive', () => {
    expect(cubesIn(cubes)).toEqual({ energy: 2, matter: 1 });
    expect(arriving(produce, 'planet:7')).toEqual({ energy: 2, matter: 1 });
    expect(arriving(produce, 'planet:8')).toEqual({});
    expect(arriving(null, 'planet:7')).toEqual({});
  });

  it('says how far a ship flies', () => {
    const label = { key: 'do-to', args: { distance: { key: 'hexes', args: { n: 4 } } } };
    expect(
      stepsOf({ id: 2, text: 'to 3-3', elements: ['hex:3-3'], label, act: { type: 'to' } })
    ).toBe(4);
    expect(stepsOf(produce)).toBeNull();
  });

  it('opens the tab where it lies', () => {
    const ask = (kind: string, element: string) =>
      tabFor({
        seat: 0,
        kind,
        prompt: { key: 'ask' },
        options: [
          { id: 0, text: '', elements: [element], label: { key: 'do' }, act: { type: 'do' } }
        ]
      });
    expect(ask('leg', 'hex:3-3')).toBe('map');
    expect(ask('cell', 'action:production')).toBe('actions');
    expect(ask('payer', 'planet:7')).toBe('planets');
    expect(ask('yard', 'planet:7')).toBe('map');
    expect(ask('develop', 'technology:terraforming')).toBe('tech');
    expect(ask('track', 'track:colonial')).toBe('table');
    expect(ask('kind', 'button:transform')).toBeNull();
  });
});
