// A table that plays another data set is drawn from it, and the next one from the set that ships.
import { afterEach, expect, test } from 'vitest';
import type { TableModel } from '$table/contract';
import { editionOf, print as printKepler, trackName } from './kepler3ad/data';
import second from '$package/games/kepler3ad/data/second_edition.json';
import agentsFile from '$package/games/zenith/data/agents.json';
import tokensFile from '$package/games/zenith/data/bonus_tokens.json';
import { diplomacy } from '$package/games/zenith/data/rules.json';
import technologyFile from '$package/games/zenith/data/technology.json';
import { agent, effectsOf, print as printZenith, token } from './zenith/data';

afterEach(() => {
  printZenith(null);
  printKepler('kepler3ad-2', null);
});

test('Zenith draws the cards and tokens of the set', () => {
  const agents = agentsFile.agents.map((one) =>
    one.id === 'nero' ? { ...one, name: 'Claudius', cost: 9 } : one
  );
  const tokens = tokensFile.tokens.map((one) =>
    one.id === 'credits-3'
      ? { ...one, effects: [{ do: 'gain', resource: 'credits', amount: 7 }] }
      : one
  );
  const { boards, row_primes } = technologyFile;
  expect(agent('nero').name).toBe('Nero');
  printZenith({ agents, tokens, boards, row_primes, diplomacy });
  expect(agent('nero')).toMatchObject({ name: 'Claudius', cost: 9 });
  expect(effectsOf('token:credits-3')).toEqual([{ do: 'gain', resource: 'credits', amount: 7 }]);
  printZenith(null);
  expect(agent('nero').cost).toBe(7);
  expect(token('credits-3').effects).toMatchObject([{ amount: 3 }]);
});

test('Kepler-3Ad draws lines, levels, groups and names of the set', () => {
  const tracks = second.tracks.map((one) => {
    if (one.id === 'extra_dice') return { ...one, line: 2 };
    if (one.id === 'reroll')
      return { ...one, line: 1, name: 'Second throw', levels: [1, 2, 3, 4], start_level: 2 };
    return one;
  });
  const actions = second.actions.map((one) =>
    one.number === 4 ? { ...one, groups: [{ kind: 'units', unit: 'ship', count: 2 }] } : one
  );
  printKepler('kepler3ad-2', { units: second.units, actions, tracks });
  const edition = editionOf('kepler3ad-2');
  expect(edition.lines.slice(0, 3)).toEqual(['reroll', 'extra-dice', 'adjust']);
  expect(edition.levels['reroll']).toEqual([1, 2, 3, 4]);
  expect(edition.actions[3]).toEqual([{ kind: 'units', count: 2 }]);
  const t = {
    game: 'kepler3ad-2',
    name: (element: string) => `named ${element}`,
    words: { say: (key: string) => `word ${key}` }
  } as unknown as TableModel<unknown>;
  expect(trackName(t, 'reroll')).toBe('named track:reroll');
  expect(trackName(t, 'adjust')).toBe('word page-kepler3ad-track-adjust');
  expect(trackName(t, 'extra-dice')).toBe('word page-kepler3ad-track-extra-dice-2');
  expect(trackName({ ...t, game: 'kepler3ad-1' }, 'extra-dice')).toBe(
    'word page-kepler3ad-track-extra-dice-1'
  );
  expect(editionOf('kepler3ad-1').lines[0]).toBe('extra-dice');
  printKepler('kepler3ad-2', null);
  expect(editionOf('kepler3ad-2').lines[0]).toBe('extra-dice');
});
