// What a level of a campaign still asks for.
import type { Kepler3042View } from '$lib/wire';

export interface Left {
  readonly [name: string]: number;
  readonly objectives: number;
  readonly points: number;
  readonly rounds: number;
}

/** Objectives not met, points below the minimum, rounds to go; null with several nations. */
export function leftOf(view: Kepler3042View): Left | null {
  const [nation] = view.nations;
  if (!view.solo || !nation) return null;
  return {
    objectives: (nation.objectives ?? []).filter((one) => !one.met).length,
    points: Math.max(0, view.solo.minimum - nation.points),
    rounds: view.rounds - Math.max(1, view.round) + 1
  };
}
