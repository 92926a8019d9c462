// What an answer would change in points, as the server counts it; the page only draws it.
import type { Option, Phrase, Share } from '$lib/wire';
import { answer } from './data';

/** The changes that come with an option, the viewer's own first. */
export function changesOf(option: Option | null): readonly Share[] {
  const one = answer(
    option,
    ...(['spend', 'raise', 'lower', 'place', 'to', 'build', 'give', 'remove'] as const)
  );
  return one?.facts.shares ?? [];
}

/** A change in words. */
export function shareInWords({ at, ...share }: Share, name: (element: string) => string): Phrase {
  const kind = at.startsWith('track:') ? 'track' : 'space';
  return { key: `effect-${kind}`, args: { [kind]: name(at), ...share } };
}

/** Is it better or worse for who reads it? What rivals lose is mine to like. */
export function mood(change: Share, viewer: number | null): 'good' | 'bad' | 'same' {
  if (change.before === change.after) return 'same';
  return change.after > change.before === (change.seat === viewer) ? 'good' : 'bad';
}
