// What stands on a space or in a region, by seat; the strongest first, as the tranches are taken.
import type { KeplerSpaceView } from '$lib/wire';
import type { TableModel } from '$table/contract';
import type { View } from './data';
import { HEAVIEST_FIRST } from './draw/shapes';

/** All pieces of one seat on one space. */
export interface Squad {
  seat: number;
  value: number;
  /** Heaviest first, with their numbers. */
  units: readonly (readonly [string, number])[];
}

/** The value of a seat in a region. */
export interface Share {
  seat: number;
  value: number;
}

/** The squads of a space, highest value first. */
export function squadsOf(space: KeplerSpaceView): Squad[] {
  const squads = Object.entries(space.pieces ?? {}).map(([seat, units]) => ({
    seat: Number(seat),
    value: space.values?.[Number(seat)] ?? 0,
    units: HEAVIEST_FIRST.filter((unit) => units[unit]).map((unit) => [unit, units[unit]!] as const)
  }));
  return squads.sort(byStrength);
}

/** The shares of a region, highest first; who is not there has none. */
export function sharesOf(view: View, region: string): Share[] {
  return (view.regions[region]?.values ?? [])
    .map((value, seat) => ({ seat, value }))
    .filter((share) => share.value > 0)
    .sort(byStrength);
}

/** The seat that would win a region now. */
export function leaderOf(view: View, region: string): number | null {
  return view.regions[region]?.winner ?? null;
}

function byStrength(one: Share, other: Share): number {
  return other.value - one.value || one.seat - other.seat;
}

/** The squads in words, for ears: "Ada 8, Tycho 5". */
export function saidOf(t: TableModel, squads: readonly Share[]): string {
  return squads.map((one) => `${t.sitters[one.seat]?.name ?? ''} ${one.value}`).join(', ');
}
