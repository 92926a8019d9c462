// What the page must know of the components to draw them: groups of the actions, first levels.
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
import type { Kepler3Ad1View, Kepler3Ad2View } from '$lib/wire';

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
  startLevels: Readonly<Record<string, number>>;
}

interface RawGroup {
  kind: string;
  count?: number;
  levels?: number;
}

function edition(
  number: 1 | 2,
  units: readonly { id: string }[],
  actions: readonly { groups: readonly RawGroup[] }[],
  tracks: readonly { id: string; start_level: number }[]
): Edition {
  const built = units.slice(1).map((unit) => unit.id);
  const drawn = (group: RawGroup): Group => {
    if (group.kind === 'units') return { kind: 'units', count: group.count ?? 1 };
    if (group.kind === 'influence') return { kind: 'influence', levels: group.levels ?? 1 };
    return { kind: 'convert', built };
  };
  return {
    number,
    space: number === 1 ? 'district' : 'planet',
    region: number === 1 ? 'zone' : 'clan',
    token: number === 1 ? 'token' : 'satellite',
    units: units.map((unit) => unit.id),
    actions: actions.map((action) => action.groups.map(drawn)),
    startLevels: Object.fromEntries(
      tracks.map((track) => [track.id.replace('_', '-'), track.start_level])
    )
  };
}

const EDITIONS = {
  1: edition(1, units1, actions1, tracks1),
  2: edition(2, units2, actions2, tracks2)
} as const;

/** The edition of a game or view. */
export function editionOf(game: string): Edition {
  return game.endsWith('1') ? EDITIONS[1] : EDITIONS[2];
}
