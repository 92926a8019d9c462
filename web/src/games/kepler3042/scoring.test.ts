import { describe, expect, it } from 'vitest';
import type { Kepler3042View } from '$lib/wire';
import { figureOf } from './boards/strength';
import { arriving, cubesIn } from './boards/arriving';
import { explains, LINES, openLines, SOURCES } from './end/scoring';
import { stepsOf } from './map/spots';
import { tabFor } from './tabs';
import { ACTIONS, effect, laid, TECHNOLOGIES, total } from './tables';

const nation = {
  cell: 'production',
  storage: { energy: 2 },
  pit: {},
  planets: [
    { planet: 'earth', hex: '11-9', cubes: { antimatter: 2, matter: 1 } },
    { planet: '7', hex: '14-8', cubes: { antimatter: 1 }, terraformed: true }
  ],
  ships: ['3-3', '4-4'],
  supply: 1,
  markers: 4,
  technologies: {
    'space-travel': 4,
    'quantum-physics': 0,
    'energy-development': 2,
    terraforming: 3,
    'antimatter-science': 1
  },
  tracks: { colonial: 1, technology: 2 },
  medals: { colonial: 1, technology: 2 },
  points: 3 + 1 + 2 + 2 + 3 + 4 + 5 + 6
};
const view = {
  nations: [nation],
  bodies: [{ hex: '14-8', zone: 'near', token: 'planet:7', colony: 0 }],
  planets: [{ number: 7, type: 'ocean', owner: 0, terraformed: true, points: 6 }],
  ships: [
    { hex: '3-3', seat: 0, on: 'token:mine' },
    { hex: '4-4', seat: 0, on: 'planet:9' }
  ],
  tracks: {
    colonial: [{ points: 0 }, { points: 4 }, { points: 9 }],
    technology: [{ points: 0 }, { points: 1 }, { points: 5 }]
  },
  hidden: { bodies: 3, planets: [] }
} as unknown as Kepler3042View;

describe('open points', () => {
  it('are the sum of the lines', () => {
    const lines = openLines(view, 0);
    expect(lines.antimatter).toBe(3);
    expect(lines['mine-ships']).toBe(2);
    expect(lines['max-technologies']).toBe(2);
    expect(lines.medals).toBe(3);
    expect(lines['zone-near']).toBe(1);
    expect(lines['track-colonial']).toBe(4);
    expect(lines['track-technology']).toBe(5);
    expect(lines.terraformed).toBe(6);
    expect(explains(view, 0, lines)).toBe(true);
    expect(explains(view, 0, { ...lines, medals: 9 })).toBe(false);
  });

  it('come from sources that name every line once', () => {
    const named = SOURCES.flatMap((source) => source.lines);
    expect([...named].sort()).toEqual([...LINES].sort());
  });
});

describe('printed tables', () => {
  it('have nine actions row by row and five technologies with five levels', () => {
    expect(ACTIONS).toHaveLength(9);
    expect(ACTIONS[4]).toBe('terraforming');
    expect(TECHNOLOGIES.map((one) => one.levels.length)).toEqual([5, 5, 5, 5, 5]);
    expect(effect('space-travel', 4, 'speed')).toBe(9);
    expect(effect('quantum-physics', 4, 'assign')).toBe(Infinity);
  });

  it('tell how strong an action is', () => {
    expect(figureOf(view, 0, 'space-construction')).toBe(1);
    expect(figureOf(view, 0, 'colonisation')).toBe(1);
    expect(figureOf(view, 0, 'stellar-propulsion')).toBe(9);
    expect(figureOf(view, 0, 'terraforming')).toBe(3);
    expect(figureOf(view, 0, 'galactic-cartography')).toBe(3);
    expect(figureOf(view, 0, 'energy-storage')).toBe(4);
    expect(figureOf(view, 0, 'production')).toBe(2);
    expect(figureOf(view, 0, 'antimatter-generation')).toBe(1);
    expect(figureOf(view, 0, 'technological-development')).toBeNull();
  });

  it('lay cubes antimatter first', () => {
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
    label: { key: 'do-produce', args: { cubes } }
  };

  it('is read as ghosts of the cubes that would arrive', () => {
    expect(cubesIn(cubes)).toEqual({ energy: 2, matter: 1 });
    expect(arriving(produce, 'planet:7')).toEqual({ energy: 2, matter: 1 });
    expect(arriving(produce, 'planet:8')).toEqual({});
    expect(arriving(null, 'planet:7')).toEqual({});
  });

  it('says how far a ship flies', () => {
    const label = { key: 'do-to', args: { distance: { key: 'hexes', args: { n: 4 } } } };
    expect(stepsOf({ id: 2, text: 'to 3-3', elements: ['hex:3-3'], label })).toBe(4);
    expect(stepsOf(produce)).toBeNull();
  });

  it('opens the tab where it lies', () => {
    const ask = (kind: string, element: string) =>
      tabFor({
        seat: 0,
        kind,
        prompt: { key: 'ask' },
        options: [{ id: 0, text: '', elements: [element], label: { key: 'do' } }]
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
