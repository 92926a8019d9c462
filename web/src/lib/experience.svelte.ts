// Which games the person knows: matches begun, and what the coach has explained to them.
import { api, ApiError } from './api';
import { person } from './person.svelte';
import type { MyGame } from './wire';

const NOTHING = { matches: 0, guided: false, met: [], rev: 0 };

class Known {
  list = $state.raw<readonly MyGame[] | null>(null);
  /** Writes one after the other: each names the revision of the one before. */
  #kept: Promise<void> = Promise.resolve();

  async read(): Promise<void> {
    this.list = person.me ? await api.myGames() : [];
  }

  of(game: string): Required<MyGame> {
    const one = this.list?.find((known) => known.game === game);
    return { ...NOTHING, game, ...one };
  }

  /** Has nobody here begun a match of it, as far as we know? */
  isNew(game: string): boolean {
    return (this.list !== null || !person.came) && this.of(game).matches === 0;
  }

  /** Switch the coach on or off, or note a kind of question as met. */
  keep(game: string, change: { guided?: boolean; met?: string }): Promise<void> {
    this.#change(game, change);
    this.#kept = this.#kept.then(() => this.#write(game, change));
    return this.#kept;
  }

  #change(game: string, { guided, met }: { guided?: boolean; met?: string }): MyGame {
    const old = this.of(game);
    const one: MyGame = {
      ...old,
      guided: guided ?? old.guided,
      met: met && !old.met.includes(met) ? [...old.met, met] : old.met
    };
    this.#take(one);
    return one;
  }

  #take(one: MyGame): void {
    this.list = [...(this.list ?? []).filter(({ game }) => game !== one.game), one];
  }

  /** Where another window was quicker, say it once more on top of that. */
  async #write(game: string, change: { guided?: boolean; met?: string }, tries = 2): Promise<void> {
    try {
      await person.come();
      const { guided, met, rev } = this.#change(game, change);
      this.#take(
        await api.keepGuide(game, { guided: guided ?? false, met: met ?? [], rev: rev ?? 0 })
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 409 || tries === 0) return; // what is not kept is explained once more
      await this.read().catch(() => undefined);
      await this.#write(game, change, tries - 1);
    }
  }
}

export const known = new Known();
