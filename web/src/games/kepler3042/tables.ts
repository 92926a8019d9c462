// The order of things, and counting them; figures and prices come with the view.
import { reader } from '$lib/facts';
import type {
  Cubes,
  Kepler3042Answers,
  Kepler3042Questions,
  Kepler3042View,
  Phrase
} from '$lib/wire';
import type { Words } from '$lib/words';
import { allOf } from '$lib/words';

export const { answer, asked, byVerb } = reader<Kepler3042Answers, Kepler3042Questions>();

export type CubeKind = 'energy' | 'matter' | 'antimatter';
export const CUBES: readonly CubeKind[] = ['energy', 'matter', 'antimatter'];
/** In the order in which cubes lie: antimatter first, because it scores. */
export const LAID: readonly CubeKind[] = ['antimatter', 'energy', 'matter'];
export const TRACKS = ['colonial', 'technology'] as const;
export const ZONES = ['near', 'intermediate', 'far'] as const;
export const TYPES = ['rocky', 'super-earth', 'ocean', 'gas-giant', 'alien'] as const;

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
