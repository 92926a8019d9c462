// One ticking time for the whole page, so that all that is shown of it agrees.
import { createSubscriber } from 'svelte/reactivity';

const EVERY = 500;

class Ticker {
  #now = Date.now();
  #subscribe = createSubscriber((changed) => {
    const tick = (): void => {
      this.#now = Date.now();
      changed();
    };
    this.#now = Date.now();
    const timer = setInterval(tick, EVERY);
    return () => clearInterval(timer);
  });

  /** Milliseconds since 1970; whoever shows it is drawn again as it goes on. */
  get now(): number {
    this.#subscribe();
    return this.#now;
  }
}

export const ticker = new Ticker();
