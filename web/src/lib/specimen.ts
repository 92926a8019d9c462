// A table without a match, so that components can be drawn and named outside of one.
import type { GamePage } from '$table/contract';
import { TableState } from '$table/table.svelte';
import { api, ask } from './api';
import { wordsFor } from './catalogues';
import type { Elements, SetPreview, Update } from './wire';
import type { Lang, Words } from './words';

/** Nothing is asked and nothing happens. */
const STILL: Update = {
  id: '',
  ply: 0,
  rev: 0,
  status: 'closed',
  viewer: null,
  mine: [],
  pending: {},
  view: null,
  decision: null,
  told: [],
  since: 0
};

/** The table of a data set that is not kept, to draw its components. */
export function drawnTable(page: GamePage, words: Words, found: SetPreview): TableState {
  const update = { ...STILL, view: found.view };
  return new TableState(found.elements, words, update, page);
}

/** Names and words of a game; null if the server is away (drawings then show without names). */
export async function furnished(
  game: string,
  lang: Lang,
  page: GamePage
): Promise<TableState | null> {
  const words = await wordsFor(lang, game);
  try {
    const games = await api.games();
    const seats = games.find((one) => one.id === game)?.seats.find((count) => count > 1) ?? 2;
    const { layout, teams, elements } = await ask<Elements>(
      `/api/games/${game}/elements?seats=${seats}`
    );
    return new TableState({ game, layout, teams, elements }, words, STILL, page);
  } catch {
    return null;
  }
}
