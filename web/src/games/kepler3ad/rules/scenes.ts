// What the diagrams of the rules show: pieces, ways, discs and payments, from the shipped data sets.
import {
  actions as actions1,
  examples as examples1,
  units as units1,
  value_track as value1,
  zone_faces as faces
} from '$package/games/kepler3ad/data/first_edition.json';
import {
  actions as actions2,
  examples as examples2,
  majority_chips as chips,
  scoring as scoring2,
  units as units2,
  value_track as value2
} from '$package/games/kepler3ad/data/second_edition.json';
import { editionOf } from '../data';
import { shippedPlanets } from '../draw/shipped';
import type { Point } from '../draw/geometry';
import { arrange, type Cells } from '../draw/planet';

export type EditionNumber = 1 | 2;
/** Pieces of one seat on one space. */
export interface Standing {
  space: string;
  seat: number;
  units: readonly string[];
}
/** A group on its way; no space is the supply of its seat. */
export interface Way {
  seat: number;
  units: readonly string[];
  from: string | null;
  to: string | null;
}
export interface Rise {
  track: string;
  from: number;
  to: number;
}
/** One who is counted: what stands there, what it is worth, what it brings. */
export interface Counted {
  seat: number;
  units: readonly string[];
  value: number;
  paid: number | null;
  tokens: readonly string[];
}
export interface Scene {
  dice?: readonly { face: number; dark?: boolean; used?: boolean; turned?: number }[];
  standing?: readonly Standing[];
  ways?: readonly Way[];
  rises?: readonly Rise[];
  /** The seat whose discs these are, if not mine. */
  whose?: number;
  tranches?: readonly number[];
  counted?: readonly Counted[];
  /** The value track: its thresholds, where the marker was and where it is. */
  value?: { thresholds: readonly number[]; from: number; to: number };
  allegiances?: readonly number[];
}

const ME = 0;
const RIVAL = 1;

interface Ground {
  light: string;
  /** The heavy pieces, as action 7 lists them. */
  built: readonly { unit: string; dice: number; discs: number }[];
  /** Where I stand first, where groups go one after the other, where a rival stands. */
  home: string;
  goals: readonly [string, string, string];
  rivals: string;
  /** Beside the rival. */
  beside: string;
}
type RawBuild = { unit: string; identical_dice: number; then?: { discs: number } };
const builds = (actions: readonly { groups: readonly object[] }[]) =>
  (actions[6]!.groups[0] as { build: RawBuild[] }).build.map((one) => ({
    unit: one.unit,
    dice: one.identical_dice,
    discs: one.then?.discs ?? 0
  }));

const GROUND: Record<EditionNumber, Ground> = {
  1: {
    light: units1[0]!.id,
    built: builds(actions1),
    home: 'GA4',
    goals: ['GA1', 'GA3', 'GA2'],
    rivals: 'GA2',
    beside: 'GA3'
  },
  2: {
    light: units2[0]!.id,
    built: builds(actions2),
    home: 'G1',
    goals: ['G3', 'G2', 'G1'],
    rivals: 'G4',
    beside: 'G2'
  }
};

const game = (edition: EditionNumber) => `kepler3ad-${edition}`;
const times = (unit: string, count: number): string[] => Array<string>(count).fill(unit);
const levelOf = (edition: EditionNumber, track: string) =>
  editionOf(game(edition)).startLevels[track]!;
const rise = (edition: EditionNumber, track: string, by: number): Rise => {
  const from = levelOf(edition, track);
  return { track, from, to: from + by };
};
/** Some tracks to raise, each another one. */
const RAISED = ['reroll', 'remove-enemy', 'bonus-points'] as const;

/** The group that an action moves; all others are placed. */
const MOVED = 1;

function action(edition: EditionNumber, number: number): Scene {
  const { light, home, goals, rivals } = GROUND[edition];
  const groups = editionOf(game(edition)).actions[number - 1]!;
  const rises: Rise[] = [];
  const ways: Way[] = [];
  for (const group of groups) {
    if (group.kind === 'influence')
      rises.push(rise(edition, RAISED[rises.length % RAISED.length]!, group.levels));
    if (group.kind === 'units') {
      const at = ways.length;
      const from = at === MOVED ? home : null;
      ways.push({ seat: ME, units: times(light, group.count), from, to: goals[at]! });
    }
  }
  const standing = ways.length
    ? [
        { space: home, seat: ME, units: times(light, 2) },
        { space: rivals, seat: RIVAL, units: [light] }
      ]
    : [];
  return { dice: [{ face: number, used: true }], standing, ways, rises };
}

function build(edition: EditionNumber, unit: string): Scene {
  const { light, home, built } = GROUND[edition];
  const { dice, discs } = built.find((one) => one.unit === unit)!;
  return {
    dice: Array.from({ length: dice }, () => ({ face: 3, used: true })),
    standing: [{ space: home, seat: ME, units: times(light, 3) }],
    ways: [
      { seat: ME, units: times(light, 3), from: home, to: null },
      { seat: ME, units: [unit], from: null, to: home }
    ],
    rises: RAISED.slice(0, discs).map((track) => rise(edition, track, 1))
  };
}

function spend(edition: EditionNumber, track: string): Scene {
  const { light, built, home, goals, rivals, beside } = GROUND[edition];
  const heavy = built.find((one) => one.unit !== 'base')!.unit;
  const rises = [{ track, from: levelOf(edition, track), to: levelOf(edition, track) - 1 }];
  const one = (seat: number, unit: string, from: string, to: string | null): Scene => ({
    rises,
    standing: [{ space: from, seat, units: [unit] }],
    ways: [{ seat, units: [unit], from, to }]
  });
  if (track === 'move-own') return one(ME, heavy, home, goals[1]);
  if (track === 'remove-enemy') return one(RIVAL, light, rivals, null);
  if (track === 'move-enemy') return one(RIVAL, light, rivals, beside);
  return { rises };
}

interface Tranches {
  id: string;
  points: number[];
  values: Record<string, number>;
  expect: Record<string, number>;
}

/** The pieces that make up a value, the heaviest first. */
function piecesOf(edition: EditionNumber, value: number): string[] {
  const units = [...(edition === 1 ? units1 : units2)].sort((a, b) => b.value - a.value);
  const found: string[] = [];
  let left = value;
  for (const unit of units) for (; left >= unit.value; left -= unit.value) found.push(unit.id);
  return found;
}

const EXAMPLES = { 1: examples1, 2: examples2 } as const;

/** A worked example of a rulebook: who is paid what. Ties are the same in both editions. */
function paid(edition: EditionNumber, id: string): Scene {
  const all = [...EXAMPLES[edition], ...examples2] as unknown as Tranches[];
  const { points, values, expect } = all.find((one) => one.id === id)!;
  const onTrack = id.startsWith('influence');
  const counted = Object.entries(values).map(([who, value], seat) => ({
    seat,
    units: onTrack ? [] : piecesOf(edition, value),
    value,
    paid: expect[who]!,
    tokens: []
  }));
  return { tranches: points, counted };
}

/** Everybody on a place of their own: the tranches in their order. */
function untied(edition: EditionNumber): Scene {
  const tranches = pointsOf(edition, GROUND[edition].goals[0]);
  const counted = [5, 3, 1].map((value, seat) => ({
    ...{ seat, value, units: piecesOf(edition, value), tokens: [] },
    paid: tranches[seat]!
  }));
  return { tranches, counted };
}

/** Two in a region: the first has more, or both the same. */
function region(edition: EditionNumber, tied: boolean): Scene {
  const values = [7, tied ? 7 : 5];
  return {
    counted: values.map((value, seat) => ({
      ...{ seat, value, units: piecesOf(edition, value), paid: null },
      tokens: seat || tied ? [] : ['reroll']
    }))
  };
}

function remainder(edition: EditionNumber): Scene {
  const example = EXAMPLES[edition].find((one) => one.id === 'reliquat')! as unknown as {
    dice: number[];
    expect: { track: string; levels: number };
  };
  const { track, levels } = example.expect;
  return {
    dice: example.dice.map((face, at) => ({ face, used: at === 0 })),
    rises: [rise(edition, track.replace('_', '-'), levels)]
  };
}

function value(edition: EditionNumber): Scene {
  const { thresholds } = edition === 1 ? value1 : value2;
  return { value: { thresholds, from: thresholds[0]! - 3, to: thresholds[0]! + 1 } };
}

function bonus421(): Scene {
  const faces = [4, 2, 1];
  return {
    dice: faces.map((face) => ({ face, used: true })),
    rises: [{ track: 'adjust', from: 3, to: 2 }],
    whose: RIVAL
  };
}

/** The scene that the rules call by this name. */
export function sceneOf(edition: EditionNumber, name: string): Scene {
  const [kind, ...rest] = name.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'action':
      return action(edition, Number(what));
    case 'build':
      return build(edition, what);
    case 'spend':
      return spend(edition, what);
    case 'paid':
      return what === 'untied' ? untied(edition) : paid(edition, what);
    case 'region':
      return region(edition, what === 'tied');
    case 'remainder':
      return remainder(edition);
    case 'value':
      return value(edition);
    case 'allegiances':
      return { allegiances: Object.values(scoring2.allegiance_bonus_by_distinct_clans) };
    case '421':
      return bonus421();
    default:
      throw new Error(`no diagram is called ${name}`);
  }
}

// The map below the pieces.

/** The planet of the first edition with all faces A. */
export const CELLS: Cells = [0, 1, 2].map((ring) =>
  ['green', 'purple', 'orange'].flatMap((zone) => {
    const { layout } = faces.find((one) => one.zone === zone && one.face === 'A')!;
    return [...layout.rows[ring]!].map((digit) => `${zone[0]!.toUpperCase()}A${digit}`);
  })
);

/** What a space pays; the first face of its chip in the second edition. */
export function pointsOf(edition: EditionNumber, space: string): readonly number[] {
  if (edition === 2) return chips.find((one) => one.planet === space)!.faces.A;
  const districts = faces.flatMap((face) => face.districts);
  return districts.find((one) => one.id === space)!.points;
}

/** The spaces that a diagram shows, and where their tranches and squads stand. */
export function spotsOf(edition: EditionNumber): ReadonlyMap<string, readonly [Point, Point]> {
  if (edition === 2)
    return new Map(
      [...shippedPlanets]
        .filter(([, { clan }]) => clan === 'green')
        .map(
          ([id, { x, y }]) =>
            [
              id,
              [
                { x, y: y + 24 },
                { x, y: y - 14 }
              ]
            ] as const
        )
    );
  return new Map(
    ['GA1', 'GA2', 'GA3', 'GA4'].map((id) => {
      const [chip, squad] = arrange(CELLS, id, [
        [70, 30],
        [96, 34]
      ]).places;
      return [id, [chip!, squad!]] as const;
    })
  );
}
