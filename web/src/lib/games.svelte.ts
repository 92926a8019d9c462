// The games that the server has, asked once: ours and those that other packages bring.
import { api } from './api';
import { likes } from './settings.svelte';
import { sayOr } from './speech.svelte';
import type { GameInfo } from './wire';

class Games {
  list = $state.raw<readonly GameInfo[]>([]);

  /** Before the page is drawn; without a server it draws what needs none. */
  async begin(): Promise<void> {
    await this.read().catch(() => undefined);
  }

  async read(): Promise<readonly GameInfo[]> {
    this.list = await api.games();
    return this.list;
  }
}

export const games = new Games();

/** What a game is called. */
export function nameOf(game: string): string {
  const info = games.list.find((one) => one.id === game);
  return sayOr(`page-game-${game}`, info?.names[likes.lang] ?? game);
}

/** What else the page says about a game (`sub`, `seats`, `time`), if it does. */
export function about(game: string, what: string): string {
  return sayOr(`page-game-${game}.${what}`, '');
}
