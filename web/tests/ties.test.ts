// Why somebody is first among equals, told in both languages at the end of a match.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Update } from '$lib/wire';
import { Words, type Lang } from '$lib/words';
import { sittersOf, TableState } from '$table/table.svelte';
import kepler3042 from '../src/games/kepler3042';
import kepler3ad from '../src/games/kepler3ad';
import zenith from '../src/games/zenith';
import type { GamePage } from '$table/contract';

const root = join(import.meta.dirname, '../..');
const PAGES = { kepler3042, kepler3ad, zenith };

function wordsOf(lang: Lang, game: string): Words {
  const files = [
    `src/perihelion/words/${lang}.ftl`,
    `web/src/words/${lang}.ftl`,
    `src/perihelion/games/${game}/text/${lang}.ftl`,
    `web/src/games/${game}/words/${lang}.ftl`
  ];
  return new Words(
    lang,
    files.map((path) => readFileSync(join(root, path), 'utf8'))
  );
}

interface End {
  lang?: Lang;
  scores: number[];
  places: number[];
  view?: object;
  told?: Update['told'];
  reason?: string;
}

function tie(game: keyof typeof PAGES, end: End): string | null {
  const { lang = 'en', scores, places, view = {}, told = [], reason = 'points' } = end;
  const page: GamePage = PAGES[game];
  const layout = { groups: [] } as never;
  const elements = { 'planet:12': { name: { key: 'planet', args: { n: 12 } } } } as never;
  const furniture = { game, layout, elements, teams: [[0], [1], [2]] };
  const update: Update = {
    ...{ id: 'x', ply: 9, rev: 9, status: 'over', viewer: 0, mine: [0], undo: 0, since: 0 },
    ...{ pending: { over: true }, view, told, decision: null },
    outcome: { scores, places, reason, utilities: scores.map(() => 0) }
  };
  const table = new TableState(furniture, wordsOf(lang, game), update, page);
  table.sitters = sittersOf([{ name: 'Ada', mine: true }, { name: 'Bob' }, { name: 'Cy' }]);
  return table.tie;
}
const planets = (...best_planet: number[]): object => ({ sheet: { best_planet } });

describe('a tie', () => {
  it('is told only where somebody was equal to the first, and points were compared', () => {
    expect(tie('kepler3042', { scores: [40, 41, 40], places: [2, 1, 2] })).toBeNull();
    const resigned = { scores: [0, 0, 0], places: [3, 1, 1], reason: 'resigned' };
    expect(tie('kepler3042', resigned)).toBeNull();
    expect(tie('zenith', { scores: [2, 2, 2], places: [1, 1, 1] })).toBeNull();
  });

  it('of Kepler-3042 goes to a planet, to rounds, or is shared', () => {
    const end = { scores: [41, 41, 30], places: [2, 1, 3] };
    expect(tie('kepler3042', { ...end, view: planets(7, 12, 30) })).toBe(
      'Ada and Bob are equal with 41 points, so the terraformed planet with the highest number decides: Bob has planet 12.'
    );
    expect(tie('kepler3042', { ...end, lang: 'fr', view: planets(7, 12, 30) })).toBe(
      'Ada et Bob sont à égalité avec 41 points, donc la Planète Terraformée au numéro le plus élevé décide\u00a0: Bob a la Planète 12.'
    );
    const rounds = { sheet: { best_planet: [0, 0, 30], rounds_first: [5, 1, 4] } };
    expect(tie('kepler3042', { ...end, view: rounds })).toBe(
      'Ada and Bob are equal with 41 points, so without terraformed planets whoever was first player in fewer rounds wins: Bob, with 1 round.'
    );
    const shared = { scores: [41, 41, 41], places: [1, 1, 3], view: planets(0, 0, 0) };
    expect(tie('kepler3042', shared)).toBe(
      'Ada and Bob are equal with 41 points, so they share the victory.'
    );
  });

  it('of Kepler-3Ad goes to allegiances, then to the dice that were rolled', () => {
    const end = { scores: [50, 50, 50], places: [2, 1, 2] };
    expect(tie('kepler3ad', end)).toBe(
      'Ada, Bob and Cy are equal with 50 points, so the allegiances decide: Bob has more of them.'
    );
    const roll = (ply: number, seat: number, sum: number) => ({
      ...{ ply, seat: -1, text: 'roll' },
      events: [{ kind: 'roll-off', args: { seat: `seat:${seat}`, faces: 666, sum } }],
      lines: [{ key: 'plain', args: { text: '' } }]
    });
    const told = [roll(1, 0, 9), roll(2, 1, 9), roll(3, 0, 4), roll(4, 1, 11)];
    expect(tie('kepler3ad', { ...end, lang: 'fr', told })).toBe(
      'Ada, Bob et Cy sont à égalité avec 50 points, donc les allégeances décident, puis un jet de trois dés entre ceux qui en ont autant\u00a0: Bob fait 11.'
    );
    expect(tie('kepler3ad', { ...end, told })).toContain('a roll of three dice: Bob has 11.');
  });
});
