// The galaxy of the shipped data set, drawn where there is no table: on the cover and in the rules.
import { planets } from '$package/games/kepler3ad/data/second_edition.json';
import { UNIT } from './galaxy';
import { DIAL } from './geometry';

/** Where the planets lie, and whose they are. */
export const shippedPlanets: ReadonlyMap<string, { x: number; y: number; clan: string }> = new Map(
  planets.map(({ id, clan, x, y }) => [id, { x: DIAL.x + x * UNIT, y: DIAL.y - y * UNIT, clan }])
);
