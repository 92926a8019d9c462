// The scorings as steps to be shown: one row for each thing counted, in the order of the rules.
import type { ScoringView } from '$lib/wire';
import type { Edition, View } from './data';
import { REGIONS } from './names';

export type Phase = 'spaces' | 'regions' | 'tracks' | 'bonus' | 'allegiances';
export const PHASES: readonly Phase[] = ['spaces', 'regions', 'tracks', 'bonus', 'allegiances'];

/** One thing that is counted. */
export interface Row {
  phase: Phase;
  element: string;
  /** By seat; all 0 if nobody gets anything. */
  points: readonly number[];
  /** Who won the region. */
  won: number | null;
}

/** The rows of a scoring: also those that pay nobody, so that nothing seems forgotten. */
export function rowsOf(view: View, scoring: ScoringView, edition: Edition): Row[] {
  const wanted: [Phase, string][] = [
    ...view.spaces.map((space): [Phase, string] => ['spaces', `${edition.space}:${space.id}`]),
    ...REGIONS.map((region): [Phase, string] => ['regions', `${edition.region}:${region}`]),
    ...edition.lines.map((track): [Phase, string] => ['tracks', `track:${track}`]),
    ['bonus', 'track:bonus-points'],
    ['allegiances', 'allegiances']
  ];
  const nothing = view.seats.map(() => 0);
  const rows = wanted.map(([phase, element]): Row => {
    const line = scoring.lines.find((one) => one.phase === phase && one.element === element);
    return { phase, element, points: line?.points ?? nothing, won: line?.won ?? null };
  });
  const paysAllegiances = scoring.lines.some((line) => line.phase === 'allegiances');
  return rows.filter((row) => row.phase !== 'allegiances' || paysAllegiances);
}

/** The phases that have rows, in order. */
export function phasesOf(rows: readonly Row[]): Phase[] {
  return PHASES.filter((phase) => rows.some((row) => row.phase === phase));
}

/** The scores before a scoring: what stands now, less this scoring and those after it. */
export function scoresBefore(view: View, number: number): number[] {
  return view.seats.map((seat, index) =>
    (view.scorings ?? [])
      .filter((scoring) => scoring.number >= number)
      .reduce((score, scoring) => score - (scoring.totals[index] ?? 0), seat.score)
  );
}

/** The scores after the first `counted` rows. */
export function scoresAfter(
  before: readonly number[],
  rows: readonly Row[],
  counted: number
): number[] {
  return before.map((score, seat) =>
    rows.slice(0, counted).reduce((total, row) => total + (row.points[seat] ?? 0), score)
  );
}

/** Points of each seat by phase, over the scorings given; phases that paid nobody are left out. */
export function pointsByPhase(
  scorings: readonly ScoringView[],
  seats: number
): Map<Phase, number[]> {
  const sums = new Map<Phase, number[]>();
  for (const phase of PHASES) {
    const points = Array.from({ length: seats }, (_, seat) =>
      scorings
        .flatMap((scoring) => scoring.lines)
        .filter((line) => line.phase === phase)
        .reduce((total, line) => total + (line.points[seat] ?? 0), 0)
    );
    if (points.some(Boolean)) sums.set(phase, points);
  }
  return sums;
}

/** One line of the sheet over several scorings: for each seat what each scoring brought. */
export interface Line {
  phase: Phase;
  element: string;
  points: readonly (readonly number[])[];
}

/** All lines that paid anybody, in the order of the sheet. */
export function linesOf(scorings: readonly ScoringView[], seats: number): Line[] {
  const keys: { phase: Phase; element: string }[] = [];
  for (const phase of PHASES.filter((one) => one !== 'regions'))
    for (const scoring of scorings)
      for (const line of scoring.lines)
        if (
          line.phase === phase &&
          !keys.some((key) => key.phase === phase && key.element === line.element)
        )
          keys.push({ phase, element: line.element });
  const order = (element: string) => element.replace(/^track:/, '');
  const spaces = keys
    .filter((key) => key.phase === 'spaces')
    .sort((a, b) => order(a.element).localeCompare(order(b.element)));
  const others = keys.filter((key) => key.phase !== 'spaces');
  return [...spaces, ...others].map(({ phase, element }) => ({
    phase,
    element,
    points: Array.from({ length: seats }, (_, seat) =>
      scorings.map(
        (scoring) =>
          scoring.lines.find((line) => line.phase === phase && line.element === element)?.points[
            seat
          ] ?? 0
      )
    )
  }));
}
