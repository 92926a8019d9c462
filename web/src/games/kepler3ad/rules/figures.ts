// The figures of the data sets that ship, as the rules pages tell them.
import {
  dice as dice1,
  influence,
  scoring as scoring1,
  tracks,
  units as units1,
  value_track as value1
} from '$package/games/kepler3ad/data/first_edition.json';
import {
  dice as dice2,
  scoring as scoring2,
  units as units2,
  value_track as value2
} from '$package/games/kepler3ad/data/second_edition.json';

const listed = (numbers: readonly number[]): string => numbers.join(', ');
const byLine = [...tracks].sort((one, other) => one.line - other.line);
const levels = tracks[0]!.levels;
const available = units1.map((one) => ({ ...one, per_player_total: one.per_player_available }));

/** The row of a unit: a drawing, its name, its edition, its value and how many a player has. */
export const unitRow = (id: string, name: string, edition: string): string => {
  const unit = [...available, ...units2].find((one) => one.id === id)!;
  const cells = [`<span data-piece="unit:${id}"></span> ${name}`, edition];
  const figures = [unit.value, unit.per_player_total];
  return `<tr>${[...cells, ...figures].map((one) => `<td>${one}</td>`).join('')}</tr>`;
};

export const FIGURES = {
  thresholds: [listed(value1.thresholds), listed(value2.thresholds)],
  tranches: scoring1.influence_tranches,
  allegiances: Object.values(scoring2.allegiance_bonus_by_distinct_clans),
  spends: influence.max_spends_per_turn,
  low: levels[0],
  high: levels.at(-1),
  starts: listed(byLine.map((one) => one.start_level)),
  firstDice: [listed(dice1.first_round_white_by_seat), listed(dice2.first_round_by_seat)]
} as const;
