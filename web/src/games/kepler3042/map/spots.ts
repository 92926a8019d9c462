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
  return counted(option?.label.args?.distance);
}

/** How far the ship that is asked about may fly, which the question carries. */
export function reachOf(decision: Decision | null): number | null {
  return decision?.kind === 'leg' ? counted(decision.prompt.args?.distance) : null;
}

function counted(value: unknown): number | null {
  const n = phraseIn(value)?.args?.n;
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

/** What becomes of a ship that ends its flight there: the key of a message. */
export function landing(view: Kepler3042View, hex: string, seat: number): string {
  const token = view.bodies.find((one) => one.hex === hex)?.token;
  if (!token) return 'open';
  if (token === 'token:mine') return 'mine';
  if (token === 'token:colonial-objective') return 'objective';
  const planet = view.planets.find((one) => `planet:${one.number}` === token);
  const level = view.nations[seat]?.technologies['antimatter-science'] ?? 0;
  const science = view.printed.technologies['antimatter-science']?.[level];
  return planet?.type === 'alien' && !science?.effects.alien_colonies ? 'alien' : 'planet';
}

function phraseIn(value: unknown): Phrase | null {
  return typeof value === 'object' && value !== null && 'key' in value ? (value as Phrase) : null;
}
