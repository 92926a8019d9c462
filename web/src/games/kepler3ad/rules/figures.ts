// The figures of the data sets that ship, as the rules pages tell them, and how a page asks for drawings.
import { piece } from '$lib/rules';
import {
  actions as actions1,
  dice as dice1,
  influence as influence1,
  scoring as scoring1,
  tracks as tracks1,
  units as units1,
  value_track as value1
} from '$package/games/kepler3ad/data/first_edition.json';
import {
  actions as actions2,
  corporations,
  dice as dice2,
  influence as influence2,
  scoring as scoring2,
  tracks as tracks2,
  units as units2,
  value_track as value2
} from '$package/games/kepler3ad/data/second_edition.json';

const listed = (numbers: readonly number[]): string => numbers.join(', ');

interface Track {
  line: number;
  levels: readonly number[];
  start_level: number;
}
const discs = (tracks: readonly Track[]) => ({
  low: tracks[0]!.levels[0],
  high: tracks[0]!.levels.at(-1),
  starts: listed([...tracks].sort((a, b) => a.line - b.line).map((one) => one.start_level))
});

interface Action {
  groups: readonly { build?: readonly { unit: string; identical_dice: number }[] }[];
}
/** How many equal dice action 7 takes, by the unit that it builds. */
const built = (actions: readonly Action[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    actions
      .flatMap(({ groups }) => groups.flatMap((one) => one.build ?? []))
      .map((one) => [one.unit, one.identical_dice])
  );

type Effect = Partial<
  Record<'count' | 'count_with_two_seats' | 'discs' | 'discs_with_two_seats' | 'levels', number>
>;
const effect = (id: string) => corporations.find((one) => one.id === id)!.effect as Effect;

export const FIRST = {
  built: built(actions1 as readonly Action[]),
  ...discs(tracks1),
  thresholds: listed(value1.thresholds),
  tranches: scoring1.influence_tranches,
  spends: influence1.max_spends_per_turn,
  dice: listed(dice1.first_round_white_by_seat)
} as const;

export const SECOND = {
  built: built(actions2 as readonly Action[]),
  vanguard: effect('vanguard'),
  patronage: effect('patronage'),
  salvage: effect('salvage').levels,
  yards: effect('yards'),
  croupier: effect('croupier').levels,
  ...discs(tracks2),
  thresholds: listed(value2.thresholds),
  tranches: scoring2.influence_tranches,
  allegiances: Object.values(scoring2.allegiance_bonus_by_distinct_clans),
  spends: influence2.max_spends_per_turn,
  dice: listed(dice2.first_round_by_seat)
} as const;

const owned = [
  ...units1.map(({ id, value, per_player_available: count }) => ({ id, value, count })),
  ...units2.map(({ id, value, per_player_total: count }) => ({ id, value, count }))
];

/** The row of a unit: a drawing, its name, its value and how many a player has. */
export const unitRow = (id: string, name: string): string => {
  const { value, count } = owned.find((one) => one.id === id)!;
  const cells = [`${piece(`unit:${id}`)} ${name}`, value, count];
  return `<tr>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`;
};

/** A diagram of `scenes.ts` with what it shows in words. */
export const figure = (name: string, shows: string): string =>
  `<figure><span data-diagram="${name}"></span><figcaption>${shows}</figcaption></figure>`;
