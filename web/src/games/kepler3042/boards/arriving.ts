// Cubes that an option would bring, read from its label: ghosts in the wells.
import type { Cubes, Option, Phrase } from '$lib/wire';
import { CUBES } from '../tables';

const BRINGS = new Set(['do-produce', 'do-harvest', 'do-amount']);

/** What would arrive on the planet that the option names. */
export function arriving(option: Option | null, element: string): Cubes {
  if (!option || !option.elements.includes(element) || !BRINGS.has(option.label.key)) return {};
  return cubesIn(option.label.args?.cubes);
}

/** The cubes that a phrase counts: "2 energy and 1 matter". */
export function cubesIn(value: unknown): Cubes {
  const found: Cubes = {};
  const walk = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(walk);
    if (typeof one !== 'object' || one === null || !('key' in one)) return;
    const phrase = one as Phrase;
    for (const kind of CUBES)
      if (phrase.key === `cubes-${kind}`) found[kind] = Number(phrase.args?.n ?? 0);
    Object.values(phrase.args ?? {}).forEach(walk);
  };
  walk(value);
  return found;
}
