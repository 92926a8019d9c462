// What an answer would change in points, as the server counts it; the page only draws it.
import type { Option, Phrase } from '$lib/wire';

export interface Change {
  /** The space or track. */
  at: string;
  seat: number;
  before: number;
  after: number;
  phrase: Phrase;
}

/** The changes that come with an option, the viewer's own first. */
export function changesOf(option: Option | null): Change[] {
  return (option?.effects ?? []).flatMap((phrase) => {
    const { at, seat, before, after } = phrase.args ?? {};
    if (typeof at !== 'string' || typeof seat !== 'number') return [];
    if (typeof before !== 'number' || typeof after !== 'number') return [];
    return [{ at, seat, before, after, phrase }];
  });
}

/** Is it better or worse for who reads it? What rivals lose is mine to like. */
export function mood(change: Change, viewer: number | null): 'good' | 'bad' | 'same' {
  if (change.before === change.after) return 'same';
  return change.after > change.before === (change.seat === viewer) ? 'good' : 'bad';
}
