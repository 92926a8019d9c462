// By whose judgement a level plays: what it learned, or hand-written rules where that may not judge.
import type { Judgement } from './wire';

/** Why hand-written rules judge, and not what was learned. */
export type ByHand = Exclude<NonNullable<Judgement['refused']>, ''>;

/** Why hand-written rules judge; null where what was learned does, or there is nothing learned. */
export function byHand(judge?: Judgement | null): ByHand | null {
  return (!judge?.weights && judge?.refused) || null;
}
