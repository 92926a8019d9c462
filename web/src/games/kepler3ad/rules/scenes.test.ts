// The diagrams of the rules: every one that the text asks for is there, and shows what the rules allow.
import { describe, expect, it } from 'vitest';
import { planets as faces } from '$package/games/kepler3ad/data/first_edition.json';
import { passages } from '$package/games/kepler3ad/data/second_edition.json';
import type { RulesPage } from '$table/contract';
import { editionOf } from '../data';
import firstEnglish from './kepler3ad-1.en';
import firstFrench from './kepler3ad-1.fr';
import secondEnglish from './kepler3ad-2.en';
import secondFrench from './kepler3ad-2.fr';
import { sceneOf, type EditionNumber } from './scenes';

const asked = (page: RulesPage): string[] =>
  page.chapters.flatMap(({ html }) =>
    [...html.matchAll(/data-diagram="([^"]+)"/g)].map((found) => found[1]!)
  );
const touches = (edition: EditionNumber, one: string, other: string): boolean =>
  edition === 1
    ? (faces.find((planet) => planet.id === 'AAA')!.adjacency as Record<string, string[]>)[
        one
      ]!.includes(other)
    : passages.some((pair) => pair.includes(one) && pair.includes(other));

describe.each([
  [1, firstEnglish, firstFrench],
  [2, secondEnglish, secondFrench]
] as const)('edition %i', (edition, english, french) => {
  it('shows the same in both languages, chapter by chapter', () => {
    expect(french.chapters.map(({ id }) => id)).toEqual(english.chapters.map(({ id }) => id));
    expect(asked(french)).toEqual(asked(english));
  });

  it('draws every action, every unit that can be built, and ties', () => {
    const names = asked(english);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(names).toContain(`action:${number}`);
    for (const unit of editionOf(`kepler3ad-${edition}`).units.slice(1))
      expect(names).toContain(`build:${unit}`);
    expect(names.filter((name) => name.endsWith('_tie'))).toHaveLength(3);
    for (const name of names) {
      const scene = sceneOf(edition, name);
      const parts = [scene.ways, scene.rises, scene.counted, scene.allegiances];
      expect(scene.value || parts.some((part) => part?.length), name).toBeTruthy();
    }
    expect(() => sceneOf(edition, 'dance')).toThrow('dance');
  });

  it('lets groups go only where they may, and no two to the same space', () => {
    for (const name of asked(english)) {
      const { ways = [], standing = [] } = sceneOf(edition, name);
      const goals = ways.flatMap(({ to }) => to ?? []);
      expect(new Set(goals).size, name).toBe(goals.length);
      for (const { from, to, units } of ways) {
        if (from && to) expect(touches(edition, from, to), name).toBe(true);
        if (from) {
          const there = standing.find((one) => one.space === from)!.units;
          expect(there.length, name).toBeGreaterThanOrEqual(units.length);
        }
      }
    }
  });

  it('pays ties the tranche of the last place they fill', () => {
    for (const name of asked(english).filter((one) => one.startsWith('paid:'))) {
      const { counted = [], tranches = [] } = sceneOf(edition, name);
      for (const { value, paid } of counted) {
        const last = counted.filter((other) => other.value >= value).length;
        expect(paid, name).toBe(tranches[last - 1] ?? 0);
      }
    }
  });
});
