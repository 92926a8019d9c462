// The way of a ship, drawn from what the options carry: the steps to each hex in reach.
//
// The server says how many steps each destination takes, not which way. Going back from the
// destination, the hex before it is a neighbour that is one step less; a hex that only a ship
// stands on is no destination, but may be flown past, so it may fill a gap.
import { neighbours } from './hex';

/** Hexes from `origin` to `target`, both included; the two alone if the steps do not tell. */
export function routeTo(
  origin: string,
  target: string,
  steps: ReadonlyMap<string, number>,
  flownPast: ReadonlySet<string>,
  stopsThere: ReadonlySet<string>
): string[] {
  const wanted = steps.get(target);
  if (wanted === undefined) return [origin, target];
  const memory = new Set<string>();
  const back = (at: string, left: number): string[] | null => {
    if (left === 1) return neighbours(at).includes(origin) ? [origin, at] : null;
    const tried = `${at} ${left}`;
    if (memory.has(tried)) return null;
    memory.add(tried);
    for (const next of neighbours(at)) {
      const known = steps.get(next);
      const open = known === undefined ? flownPast.has(next) : known === left - 1;
      if (!open || stopsThere.has(next)) continue;
      const before = back(next, left - 1);
      if (before) return [...before, at];
    }
    return null;
  };
  return back(target, wanted) ?? [origin, target];
}
