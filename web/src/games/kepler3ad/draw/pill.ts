// The sizes of a squad's pill in the first edition.
import type { Squad } from '../squads';

export const PILL = { mark: 20, unit: 17, count: 10, end: 4 } as const;

export function pillWidth(squad: Squad): number {
  const units = squad.units.map(([, count]) => PILL.unit + (count > 1 ? PILL.count : 0));
  return PILL.mark + units.reduce((sum, width) => sum + width, 0) + PILL.end;
}

/** Where each unit and its number stand, from the left end. */
export function pillPlaces(squad: Squad): { unit: string; count: number; x: number }[] {
  let x = PILL.mark + 8;
  return squad.units.map(([unit, count]) => {
    const place = { unit, count, x };
    x += PILL.unit + (count > 1 ? PILL.count : 0);
    return place;
  });
}
