// What of the galaxy lights up: hexes and planets that options name, and what they carry.
import type { Decision, Kepler3042View, Option, Phrase } from '$lib/wire';
import type { Picker } from '$table/picker.svelte';

export interface Spot {
  readonly hex: string;
  readonly element: string;
  readonly options: readonly Option[];
  /** The number of the option on its reticle. */
  readonly number: number | null;
  /** How many hexes a ship flies there. */
  readonly steps: number | null;
}

/** Every place of the galaxy that may be pointed at next. */
export function spotsOf(picker: Picker, view: Kepler3042View): Spot[] {
  const at = planetHexes(view);
  const found: Spot[] = [];
  for (const element of picker.lit) {
    const hex = hexOf(element, at);
    if (hex === null) continue;
    const options = picker.naming(element);
    const number = picker.number(element);
    found.push({ hex, element, options, number, steps: stepsOf(options[0]) });
  }
  return found;
}

/** The hex of an element of the galaxy. */
export function hexOf(element: string, planets: ReadonlyMap<string, string>): string | null {
  if (element.startsWith('hex:')) return element.slice(4);
  if (element.startsWith('planet:')) return planets.get(element.slice(7)) ?? null;
  return null;
}

/** Where planets lie that are known; Earth is at the Sun. */
export function planetHexes(view: Kepler3042View): Map<string, string> {
  const found = new Map([['earth', view.galaxy.sun]]);
  for (const planet of view.planets) if (planet.hex) found.set(String(planet.number), planet.hex);
  return found;
}

/** The hexes of a flight, which the label of its option carries. */
export function stepsOf(option: Option | undefined): number | null {
  const distance = option?.label.args?.distance;
  if (typeof distance !== 'object' || Array.isArray(distance)) return null;
  const n = distance.args?.n;
  return typeof n === 'number' ? n : null;
}

/** Where the question begins: the ship that flies, the planet beside which a ship is put. */
export function originOf(decision: Decision | null, view: Kepler3042View): string | null {
  const args = decision?.prompt.args;
  const hex = phraseIn(args?.hex);
  if (decision?.kind === 'leg' && typeof hex?.args?.at === 'string') return hex.args.at;
  const planet = planetOf(args?.planet);
  return planet === null ? null : (planetHexes(view).get(planet) ?? null);
}

/** The planet that a phrase names: `earth` or its number. */
export function planetOf(value: unknown): string | null {
  const phrase = phraseIn(value);
  if (phrase?.key === 'planet-earth') return 'earth';
  if (phrase?.key !== 'planet') return null;
  return String(phrase.args?.n ?? '') || null;
}

function phraseIn(value: unknown): Phrase | null {
  return typeof value === 'object' && value !== null && 'key' in value ? (value as Phrase) : null;
}
