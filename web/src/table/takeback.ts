// What became of a take-back that I asked for.
import type { Update } from '$lib/wire';

export type Verdict = 'granted' | 'refused' | 'lapsed';

/** What an update says of my wish in the one before; null where I had none, or it still waits. */
export function verdictOf(before: Update, after: Update): Verdict | null {
  const wish = before.request;
  if (!wish || !before.mine.includes(wish.seat) || after.request || after.outcome) return null;
  const fresh = after.told.filter((one) => one.ply > before.ply);
  if (fresh.some((one) => one.seat === wish.seat && one.text.startsWith('undo '))) return 'granted';
  return after.ply > before.ply ? 'lapsed' : 'refused';
}
