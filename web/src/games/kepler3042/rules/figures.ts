// The figures of the data set that ships, as the rules pages tell them.
import { generator, stars, sun, zones } from '$package/games/kepler3042/data/galaxy.json';
import { types } from '$package/games/kepler3042/data/planets.json';
import { deck } from '$package/games/kepler3042/data/progress.json';
import {
  game,
  player_kit,
  scoring,
  setup_player,
  solo
} from '$package/games/kepler3042/data/rules.json';
import { technologies } from '$package/games/kepler3042/data/technologies.json';

/** The level of a technology that brings an effect, with what it brings. */
function bringing<T>(technology: string, effect: string): { level: number; brought: T } {
  const { levels } = technologies.find((one) => one.id === technology)!;
  const { level, effects } = levels.find((one) => effect in one.effects)!;
  return { level, brought: (effects as Record<string, unknown>)[effect] as T };
}

const HEXES = generator.columns * generator.rows;
const vp = Object.fromEntries(scoring.map((one) => [one.id, one.vp]));

/** The advances of a type of planet: when it is colonised, when it is terraformed. */
export function advances(type: string): readonly [number, number] {
  const one = types.find((each) => each.type === type)!;
  return [one.colonise_advances, one.terraform_advances];
}

/** A price with the names of the cubes, in the order of the data. */
export const priced = (price: Record<string, number>, names: readonly string[], and: string) =>
  Object.values(price)
    .flatMap((count, at) => (count ? [`${count} ${names[at]}`] : []))
    .join(and);

/** The words of a row: for nothing, for no limit, and beside a level that brings more. */
interface RowWords {
  none: string;
  unlimited: string;
  also?: Readonly<Record<string, string>>;
}

/** What a technology is worth from level to level, by the names of its effects. */
export function row(
  head: string,
  technology: string,
  effects: readonly string[],
  { none, unlimited, also = {} }: RowWords
): string {
  const cells = technologies
    .find((one) => one.id === technology)!
    .levels.map((level) => {
      const brought = level.effects as Record<string, number | string | undefined>;
      const values = effects.map((one) => brought[one] ?? 0);
      if (values.every((one) => one === 0)) return none;
      const told = values.includes('unlimited') ? unlimited : values.join(', ');
      const more = Object.keys(also).filter((one) => brought[one]);
      return [told, ...more.map((one) => also[one]!)].join(', ');
    });
  return `<tr><th>${head}</th>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`;
}

export const FIGURES = {
  rounds: game.rounds,
  hexes: HEXES,
  space: HEXES - stars.length - 2,
  stars: stars.length,
  columns: generator.columns,
  rows: generator.rows,
  sun: `${sun.column}-${sun.row}`,
  near: zones[0]!.max_distance,
  intermediate: zones[1]!.max_distance,
  zones: zones.map((one) => one.vp_per_colony),
  kit: player_kit,
  earth: setup_player.earth,
  vp,
  cheapShip: bringing<Record<string, number>>('space_travel', 'ship_cost'),
  bothBonuses: bringing<number>('energy_development', 'both_bonus_actions_cost'),
  collaboration: technologies[0]!.levels.flatMap(({ level, collaboration_grants_level: to }) =>
    to === null ? [] : [{ level, to }]
  ),
  gained: technologies[0]!.levels.slice(2).map((one) => one.tech_advances),
  minimum: Object.values(solo.minimum_vp),
  perBonus: solo.bonus_resources.vp_per_cube,
  ghost: solo.ghost.technology_step_rounds,
  cards: deck.cards,
  unseen: deck.removed_unseen
} as const;
