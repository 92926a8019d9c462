// What is printed on the boards and is not in the view: names, order, technologies' figures.
import actions from '$package/games/kepler3042/data/actions.json';
import technologies from '$package/games/kepler3042/data/technologies.json';
import type { Cubes, Kepler3042View, Phrase } from '$lib/wire';
import type { Words } from '$lib/words';
import { allOf } from '$lib/words';

export type CubeKind = 'energy' | 'matter' | 'antimatter';
export const CUBES: readonly CubeKind[] = ['energy', 'matter', 'antimatter'];
/** In the order in which cubes lie: antimatter first, because it scores. */
export const LAID: readonly CubeKind[] = ['antimatter', 'energy', 'matter'];
export const TRACKS = ['colonial', 'technology'] as const;
export const ZONES = ['near', 'intermediate', 'far'] as const;
export const TYPES = ['rocky', 'super-earth', 'ocean', 'gas-giant', 'alien'] as const;

const slug = (id: string): string => id.replaceAll('_', '-');

/** The main actions in the order of the cells, row by row. */
export const ACTIONS: readonly string[] = [...actions.main_actions]
  .sort((one, other) => one.row - other.row || one.column - other.column)
  .map((action) => slug(action.id));

export interface Level {
  readonly level: number;
  readonly cost: Cubes | null;
  readonly advances: number;
  readonly effects: Readonly<Record<string, unknown>>;
  /** The level to which collaboration lifts the others. */
  readonly grants: number | null;
}

export interface Technology {
  readonly id: string;
  readonly levels: readonly Level[];
}

export const TECHNOLOGIES: readonly Technology[] = technologies.technologies.map((one) => ({
  id: slug(one.id),
  levels: one.levels.map((level) => ({
    level: level.level,
    cost: level.cost,
    advances: level.tech_advances,
    effects: level.effects,
    grants: level.collaboration_grants_level
  }))
}));

export function technology(id: string): Technology {
  const found = TECHNOLOGIES.find((one) => one.id === id);
  if (!found) throw new Error(`no technology ${id}`);
  return found;
}

/** What a level does, as the number of one effect; infinity for "unlimited". */
export function effect(id: string, level: number, name: string): number {
  const value = technology(id).levels[level]?.effects[name];
  return value === 'unlimited' ? Infinity : Number(value ?? 0);
}

/** How many cubes there are in all. */
export function total(cubes: Cubes): number {
  return CUBES.reduce((sum, kind) => sum + (cubes[kind] ?? 0), 0);
}

/** One entry per cube, antimatter first. */
export function laid(cubes: Cubes): CubeKind[] {
  return LAID.flatMap((kind) => Array<CubeKind>(cubes[kind] ?? 0).fill(kind));
}

/** "2 energy and 1 matter". */
export function cubesInWords(words: Words, cubes: Cubes): string {
  const phrases: Phrase[] = CUBES.filter((kind) => cubes[kind]).map((kind) => ({
    key: `cubes-${kind}`,
    args: { n: cubes[kind] ?? 0 }
  }));
  return words.render(allOf(phrases));
}

/** The sum of what lies on all planets of a nation; for looking, never for spending. */
export function onPlanets(nation: Kepler3042View['nations'][number]): Required<Cubes> {
  const sum = { energy: 0, matter: 0, antimatter: 0 };
  for (const planet of nation.planets)
    for (const kind of CUBES) sum[kind] += planet.cubes[kind] ?? 0;
  return sum;
}
