// Why one of those with the most points is first, or that they share it.
import type { Phrase } from '$lib/wire';
import type { GamePage, TableModel } from './contract';

/** Endings at which no points were compared. */
const UNCOUNTED = ['resigned', 'no-result'];

/** "Ada and Bob are equal with 41 points, so ..."; null where nobody was equal to the first. */
export function tieOf(t: TableModel, page: GamePage | null): string | null {
  const outcome = t.outcome;
  if (!outcome || !page?.tie || UNCOUNTED.includes(outcome.reason)) return null;
  const seats = outcome.scores.map((_, seat) => seat);
  const most = Math.max(...outcome.scores);
  const equal = seats.filter((seat) => outcome.scores[seat] === most);
  const first = seats.filter((seat) => outcome.places[seat] === 1);
  if (equal.length < 2) return null;
  const isShared = first.length > 1;
  const names = (isShared ? first : equal).map((seat) => nameOf(t, seat));
  const so = isShared ? { key: 'page-tie-shared' } : page.tie(t, first[0]!);
  return t.say({ key: 'page-tie', args: { names, n: most, so } });
}

/** The name of a seat, as others call it. */
export const nameOf = (t: TableModel, seat: number): Phrase => ({
  key: 'plain',
  args: { text: t.sitters[seat]?.name ?? '' }
});
