// What stands on a space or in a region, by seat; the strongest first, as the tranches are taken.
import type { KeplerSpaceView } from '$lib/wire';
import type { TableModel } from '$table/contract';
import type { Edition, View } from './data';
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
export function squadsOf(space: KeplerSpaceView, edition: Edition): Squad[] {
  const squads = Object.entries(space.pieces ?? {}).map(([seat, units]) => ({
    seat: Number(seat),
    value: sum(Object.entries(units).map(([unit, count]) => (edition.worth[unit] ?? 0) * count)),
    units: HEAVIEST_FIRST.filter((unit) => units[unit]).map((unit) => [unit, units[unit]!] as const)
  }));
  return squads.sort(byStrength);
}

/** The shares of a region, highest first. */
export function sharesOf(view: View, region: string, edition: Edition): Share[] {
  const values = new Map<number, number>();
  for (const space of view.spaces)
    if (space.region === region)
      for (const squad of squadsOf(space, edition))
        values.set(squad.seat, (values.get(squad.seat) ?? 0) + squad.value);
  return [...values].map(([seat, value]) => ({ seat, value })).sort(byStrength);
}

function byStrength(one: Share, other: Share): number {
  return other.value - one.value || one.seat - other.seat;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The seats that would take each tranche now; the server applies the rule of ties. */
export function takersOf(space: KeplerSpaceView): readonly (readonly number[])[] {
  return (space as { takers?: number[][] }).takers ?? [];
}

/** The squads in words, for ears: "Ada 8, Tycho 5". */
export function saidOf(t: TableModel, squads: readonly Share[]): string {
  return squads.map((one) => `${t.sitters[one.seat]?.name ?? ''} ${one.value}`).join(', ');
}

/** The seat that would win a region now; the server applies the rules of ties. */
export function leaderOf(view: View, region: string): number | null {
  const leaders = (view as { leaders?: Record<string, number | null> }).leaders;
  return leaders?.[region] ?? null;
}
