// Which folder draws which game, and how to load only what is needed. A folder is found by its
// name; a game without one gets the table of `$table/any`, and its words from the server.
import type { Component } from 'svelte';
import { askText } from '$lib/api';
import type { Lang } from '$lib/words';
import type { GamePage } from '$table/contract';

const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');
const covers = import.meta.glob<Component<{ game: string }>>('./*/Cover.svelte', {
  import: 'default'
});
const texts = import.meta.glob<string>('../../../src/perihelion/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default'
});

/** The folder of a game, here and in the Python package; editions ("kepler3ad-2") share one. */
function folderOf(game: string): string {
  return game.replace(/-\d+$/, '');
}

/** Has it a folder of its own, with rules to read? */
export function isDrawn(game: string): boolean {
  return `./${folderOf(game)}/index.ts` in pages;
}

/** What draws a game. */
export async function loadGame(game: string): Promise<GamePage> {
  const load = pages[`./${folderOf(game)}/index.ts`] ?? (() => import('$table/any'));
  return (await load()).default;
}

/** The cover alone, without the table. */
export async function loadCover(game: string): Promise<Component<{ game: string }> | null> {
  return (await covers[`./${folderOf(game)}/Cover.svelte`]?.()) ?? null;
}

/** The game's own words, or a part of them: from the Python package, or from the server. */
export async function loadText(game: string, lang: Lang, part = ''): Promise<string> {
  const file = part ? `${part}.${lang}` : lang;
  const load = texts[`../../../src/perihelion/games/${folderOf(game)}/text/${file}.ftl`];
  const query = part ? `?part=${part}` : '';
  return load ? load() : askText(`/api/games/${encodeURIComponent(game)}/words/${lang}${query}`);
}
