// The tab of a phone: one's own, or while a film is shown the one on which its step is seen.
import type { Event } from '$lib/wire';
import type { Still } from './film.svelte';

export class FilmedTab<Tab extends string> {
  #own = $state() as Tab;
  #filmed = $state<Tab | null>(null);

  /** `tabOf` is where an event is seen; null if that is always in sight, or nowhere. */
  constructor(
    first: Tab,
    still: () => Still | null,
    readonly tabOf: (event: Event) => Tab | null
  ) {
    this.#own = first;
    $effect(() => {
      const shown = still();
      const tab = shown && tabOfStep(shown, this.tabOf);
      if (!shown || tab) this.#filmed = tab;
    });
  }

  get now(): Tab {
    return this.#filmed ?? this.#own;
  }
  /** Open one's own: it is also the one that comes back after a film. */
  set now(tab: Tab) {
    this.#own = tab;
    this.#filmed = null;
  }
  /** Open one's own under a film that is shown. */
  open(tab: Tab): void {
    this.#own = tab;
  }
}

/** The tab on which most of a step is seen, of several the one of its last event. */
export function tabOfStep<Tab extends string>(
  { lines }: Pick<Still, 'lines'>,
  tabOf: (event: Event) => Tab | null
): Tab | null {
  const times = new Map<Tab, number>();
  let best: Tab | null = null;
  for (const { event } of lines) {
    const tab = tabOf(event);
    if (tab === null) continue;
    times.set(tab, (times.get(tab) ?? 0) + 1);
    if (best === null || times.get(tab)! >= times.get(best)!) best = tab;
  }
  return best;
}
