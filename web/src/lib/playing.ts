// A match against a level, at once.
import { api, freshNonce } from './api';
import { games } from './games.svelte';
import { known } from './experience.svelte';
import { person } from './person.svelte';
import { router } from './router.svelte';
import { likes } from './settings.svelte';

/** Whom newcomers can beat, and who comes next. */
const FIRST = 'cadet';
const USUAL = 'pilot';

export const infoOf = (game: string) => games.list.find((one) => one.id === game);

/** The level of a game: as chosen last, or one that whoever plays can beat. */
export function levelOf(game: string): string {
  const kept = likes.now.levels[game];
  const levels = infoOf(game)?.levels ?? [];
  if (kept && (levels.includes(kept) || !levels.length)) return kept;
  const wanted = known.isNew(game) ? FIRST : USUAL;
  return levels.includes(wanted) ? wanted : (levels[0] ?? USUAL);
}

/** Sit down; a first match has the options that the rulebook advises. */
export async function playAgainst(game: string, level: string, isFirst: boolean): Promise<void> {
  await person.come();
  const info = infoOf(game);
  const seats = info?.seats.find((count) => count > 1) ?? 2;
  const options = isFirst ? (info?.first_options ?? {}) : {};
  const begun = await api.play({ game, level, seats, options, nonce: freshNonce() });
  known.list = null; // no newcomer any more
  router.go(`/t/${begun.table.id}`);
}

/** A first match against the cadet, with the coach on. */
export async function playGuided(game: string): Promise<void> {
  await known.keep(game, { guided: true });
  await playAgainst(game, FIRST, true);
}
