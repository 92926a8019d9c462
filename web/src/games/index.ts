// Which folder draws which game, and how to load only what is needed.
import type { Component } from 'svelte';
import type { GamePage } from '$table/contract';
import type { Lang } from '$lib/words';

type Raw = () => Promise<string>;

const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');
const covers = import.meta.glob<Component<{ game: string }>>('./*/Cover.svelte', {
  import: 'default'
});
const texts = import.meta.glob<string>('../../../src/perihelion/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default'
});

/** The games, in the order of the home page. */
export const GAMES = ['zenith', 'kepler3042', 'kepler3ad-1', 'kepler3ad-2'] as const;

/** The folder of a game, here and in the Python package. */
export function folderOf(game: string): string {
  return game.startsWith('kepler3ad') ? 'kepler3ad' : game;
}

/** What draws a game. */
export async function loadGame(game: string): Promise<GamePage> {
  const load = pages[`./${folderOf(game)}/index.ts`];
  if (!load) throw new Error(`nothing draws ${game}`);
  return (await load()).default;
}

/** The cover alone, without the table. */
export async function loadCover(game: string): Promise<Component<{ game: string }> | null> {
  return (await covers[`./${folderOf(game)}/Cover.svelte`]?.()) ?? null;
}

/** The game's own words, from the Python package. */
export async function loadText(game: string, lang: Lang): Promise<string> {
  const load = texts[`../../../src/perihelion/games/${folderOf(game)}/text/${lang}.ftl`] as Raw;
  return load();
}
