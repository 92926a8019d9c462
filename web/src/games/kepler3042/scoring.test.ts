import { describe, expect, it } from 'vitest';
import { LINES, SOURCES } from './end/scoring';
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

describe('a question', () => {
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
