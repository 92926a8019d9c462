// What the page must know of the components to draw them: groups of the actions, lines and levels.
import {
  actions as actions1,
  tracks as tracks1,
  units as units1
} from '$package/games/kepler3ad/data/first_edition.json';
import {
  actions as actions2,
  tracks as tracks2,
  units as units2
} from '$package/games/kepler3ad/data/second_edition.json';
import type { TableModel } from '$table/contract';
import { reader } from '$lib/facts';
import type {
  Kepler3Ad1View,
  Kepler3Ad2View,
  Kepler3AdAnswers,
  Kepler3AdQuestions
} from '$lib/wire';

export const { answer, asked } = reader<Kepler3AdAnswers, Kepler3AdQuestions>();

export type View = Kepler3Ad1View | Kepler3Ad2View;

/** One group of an action, as it is drawn. */
export type Group =
  | { kind: 'units'; count: number }
  | { kind: 'influence'; levels: number }
  | { kind: 'convert'; built: readonly string[] };

export interface Edition {
  number: 1 | 2;
  /** What elements call a space, a region and a token. */
  space: 'district' | 'planet';
  region: 'zone' | 'clan';
  token: 'token' | 'satellite';
  /** The light piece first. */
  units: readonly string[];
  actions: readonly (readonly Group[])[];
  /** The tracks from line 1 to line 7. */
  lines: readonly string[];
  /** What is printed on each track, the lowest level first. */
  levels: Readonly<Record<string, readonly number[]>>;
  startLevels: Readonly<Record<string, number>>;
  /** The tracks that the data set calls otherwise than we do. */
  named: ReadonlySet<string>;
}

interface RawGroup {
  kind: string;
  count?: number;
  levels?: number;
}

interface RawTrack {
  id: string;
  name: string;
  line: number;
  levels: readonly number[];
  start_level: number;
}

interface DataSet {
  units: readonly { id: string }[];
  actions: readonly { number: number; groups: readonly RawGroup[] }[];
  tracks: readonly RawTrack[];
}

const SHIPPED: Record<1 | 2, DataSet> = {
  1: { units: units1, actions: actions1, tracks: tracks1 },
  2: { units: units2, actions: actions2, tracks: tracks2 }
};

const element = (track: RawTrack) => track.id.replace('_', '-');

function edition(number: 1 | 2, { units, actions, tracks }: DataSet): Edition {
  const built = units.slice(1).map((unit) => unit.id);
  const drawn = (group: RawGroup): Group => {
    if (group.kind === 'units') return { kind: 'units', count: group.count ?? 1 };
    if (group.kind === 'influence') return { kind: 'influence', levels: group.levels ?? 1 };
    return { kind: 'convert', built };
  };
  const usual = new Map(SHIPPED[number].tracks.map((track) => [track.id, track.name]));
  const byNumber = [...actions].sort((a, b) => a.number - b.number);
  const byLine = [...tracks].sort((a, b) => a.line - b.line);
  return {
    number,
    space: number === 1 ? 'district' : 'planet',
    region: number === 1 ? 'zone' : 'clan',
    token: number === 1 ? 'token' : 'satellite',
    units: units.map((unit) => unit.id),
    actions: byNumber.map((action) => action.groups.map(drawn)),
    lines: byLine.map(element),
    levels: Object.fromEntries(tracks.map((track) => [element(track), track.levels])),
    startLevels: Object.fromEntries(tracks.map((track) => [element(track), track.start_level])),
    named: new Set(tracks.filter((track) => track.name !== usual.get(track.id)).map(element))
  };
}

const EDITIONS = { 1: edition(1, SHIPPED[1]), 2: edition(2, SHIPPED[2]) };

const numberOf = (game: string): 1 | 2 => (game.endsWith('1') ? 1 : 2);

/** The edition of a game or view. */
export function editionOf(game: string): Edition {
  return EDITIONS[numberOf(game)];
}

/** Draws this data set from now on: a table has its own; null is the one that ships. */
export function print(game: string, printed: Record<string, unknown> | null): void {
  const number = numberOf(game);
  EDITIONS[number] = edition(number, (printed as unknown as DataSet | null) ?? SHIPPED[number]);
}

/** The short name of a track, by the log's word; its own where the data set gives it one. */
export function trackName(t: TableModel<any>, track: string): string {
  if (editionOf(t.game).named.has(track)) return t.name(`track:${track}`);
  const key = track === 'extra-dice' ? `${track}-${numberOf(t.game)}` : track;
  return t.words.say(`page-kepler3ad-track-${key}`);
}
