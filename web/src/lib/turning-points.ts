// The turning points of a match: where what it is worth to each seat swung most.
import { api, patiently, pause } from './api';
import type { Evaluation, Judged } from './wire';

/** Seconds between two looks at how far it has come. */
const LOOK = 0.7;

/** What a level makes of every moment: one job on the server, looked at as long as it is wanted.
 *
 * What was found before, by whomever, comes at once. */
export async function judgeAll(
  id: string,
  take: (some: Evaluation) => void,
  isWanted: () => boolean
): Promise<void> {
  let found = await patiently(() => api.evaluate(id), undefined, isWanted);
  let next = 0;
  while (isWanted()) {
    take(found);
    const { judged = [], total } = found;
    next = judged.length ? judged.at(-1)!.ply + 1 : next;
    if (next >= total) return;
    if (!judged.length) await pause(LOOK);
    if (isWanted()) found = await patiently(() => api.evaluation(id, next), undefined, isWanted);
  }
}

export interface TurningPoint {
  /** The entry that did it: the moment after it is this ply of the replay. */
  ply: number;
  /** The answer of that turn that lost most against what the level would have answered. */
  mistake: Judged | null;
  /** What the match was worth to each seat in the round before, and in the one that began. */
  before: readonly number[];
  after: readonly number[];
}

/** Changes below this are the noise of a search. */
export const LEAST = 0.1;

type Judgement = ReadonlyMap<number, Judged>;
type Worth = readonly number[];

/** What each turn was worth to each seat: the mean of its moments; the end itself is left out. */
function worthOfTurns(judged: Judgement, last: number, turns: readonly number[]): Worth[] {
  return turns.map((from, at) => {
    const upto = turns[at + 1] ?? Math.max(last, from + 1);
    const found: Worth[] = [];
    for (let ply = from; ply < upto; ply++) {
      const one = judged.get(ply)?.utilities;
      if (one) found.push(one);
    }
    return mean(found);
  });
}

function mean(all: readonly Worth[]): Worth {
  const some = all.filter((one) => one.length > 0);
  const seats = some[0]?.length ?? 0;
  return Array.from(
    { length: seats },
    (_, seat) => some.reduce((sum, one) => sum + one[seat]!, 0) / some.length
  );
}

const apart = (one: Worth, other: Worth): number =>
  Math.max(0, ...one.map((worth, seat) => Math.abs(worth - (other[seat] ?? 0))));

/** The worth of the round that ends with each turn: whoever is to move looks better than they are,
 * and over a round that evens out. */
export function worthOfRounds(
  judged: Judgement,
  last: number,
  turns: readonly number[],
  seats: number
): Worth[] {
  const worth = worthOfTurns(judged, last, turns);
  return worth.map((own, at) =>
    own.length ? mean(worth.slice(Math.max(0, at - seats + 1), at + 1)) : []
  );
}

/** The turns that moved the match most for good, at most `most` and more than a round apart, in order. */
export function turningPoints(
  judged: Judgement,
  last: number,
  turns: readonly number[],
  seats: number,
  most = 5
): TurningPoint[] {
  const rounds = worthOfRounds(judged, last, turns, seats);
  // Whole rounds on both sides; where one is missing, or not judged yet, nothing can be said.
  const whole = turns.map((_, at) => at).slice(seats, turns.length - seats + 1);
  const swings = whole.map((at) => {
    const [before, after] = [rounds[at - 1]!, rounds[at + seats - 1]!];
    const isJudged = judged.has((turns[at + seats] ?? last) - 1);
    return { at, before, after, swing: isJudged ? apart(before, after) : 0 };
  });
  const kept: typeof swings = [];
  for (const one of swings.sort((a, b) => b.swing - a.swing || a.at - b.at)) {
    if (kept.length === most || one.swing < LEAST) break;
    if (kept.every((other) => Math.abs(other.at - one.at) > seats)) kept.push(one);
  }
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ at, before, after }) => {
      const upto = Math.min(turns[at + 1] ?? last, last);
      const ply = entryOf(judged, turns[at]!, upto, before, after);
      return { ply, mistake: mistakeOf(judged, turns[at]!, upto), before, after };
    });
}

/** What an entry did, at most two sentences; a choice that moves nothing yet is told by its label,
 * after what it belongs to. */
export function sentencesOf(
  ply: number,
  log: readonly { ply: number; line: string }[],
  label: string | null
): string[] {
  const own = log.filter((one) => one.ply === ply).map((one) => one.line);
  if (own.length || label === null) return own.slice(0, 2);
  const before = log.filter((one) => one.ply < ply).at(-1)?.line;
  return before === undefined ? [label] : [before, label];
}

/** The answer from `from` up to `upto` that lost most, if any lost more than a search's noise. */
function mistakeOf(judged: Judgement, from: number, upto: number): Judged | null {
  let [found, most]: [Judged | null, number] = [null, LEAST / 2];
  for (let ply = from; ply < upto; ply++) {
    const one = judged.get(ply);
    if (one && one.preferred !== one.played && (one.lost ?? 0) > most)
      [found, most] = [one, one.lost!];
  }
  return found;
}

/** The entry of a turn that moved it most in that direction, judged by one and the same seat. */
function entryOf(
  judged: Judgement,
  from: number,
  upto: number,
  before: Worth,
  after: Worth
): number {
  const swung = after.map((worth, seat) => worth - (before[seat] ?? 0));
  const seat = swung.reduce(
    (best, one, at) => (Math.abs(one) > Math.abs(swung[best]!) ? at : best),
    0
  );
  let [found, most] = [from + 1, 0];
  for (let ply = from + 1; ply <= upto; ply++) {
    const [old, now] = [judged.get(ply - 1), judged.get(ply)];
    if (!old?.utilities.length || !now?.utilities.length) continue;
    if ((old.seat ?? null) !== (now.seat ?? null)) continue;
    const step = (now.utilities[seat]! - old.utilities[seat]!) * Math.sign(swung[seat]!);
    if (step > most) [found, most] = [ply, step];
  }
  return found;
}
