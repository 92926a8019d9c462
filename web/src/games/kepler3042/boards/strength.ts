// How strong a main action is for a nation now, in the figures of the server.
import type { Kepler3042View } from '$lib/wire';
import type { Words } from '$lib/words';

/** One or two words under the name of a main action. */
export function strengthOf(
  words: Words,
  view: Kepler3042View,
  seat: number,
  action: string
): string {
  const n = view.nations[seat]?.strengths[action] ?? 0;
  return words.say(`page-kepler3042-now-${action}`, { n });
}
