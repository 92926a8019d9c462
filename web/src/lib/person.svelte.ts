// Who sits in front of the page. Nobody is made a guest before they do something.
import { api, ApiError } from './api';
import { likes } from './settings.svelte';
import type { Me } from './wire';

const KEY = 'perihelion-came';

class Person {
  me = $state.raw<Me | null>(null);
  asked = $state(false);

  /** Has anybody come from this browser? */
  get came(): boolean {
    return localStorage.getItem(KEY) !== null;
  }

  /** Look who it is, if they ever came. */
  async look(): Promise<Me | null> {
    await Promise.resolve(); // a derived value may ask, in which nothing may change at once
    if (this.came) {
      try {
        this.me = await api.me();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) localStorage.removeItem(KEY);
      }
    }
    this.asked = true;
    return this.me;
  }

  /** Somebody who can sit down: the person, or a new guest. */
  async come(): Promise<Me> {
    const me = this.me ?? (await api.come());
    const first = this.me === null;
    this.is(me);
    if (first && me.guest) await this.keep();
    return me;
  }

  is(me: Me): void {
    this.me = me;
    localStorage.setItem(KEY, '1');
  }

  gone(): void {
    this.me = null;
    localStorage.removeItem(KEY);
  }

  /** Keep what I like on the server too; new tables take `auto` and `confirm` from there. */
  async keep(): Promise<void> {
    if (this.me) this.is(await api.prefer(likes.preferences(this.me.preferences)));
  }
}

export const person = new Person();
