// What of the galaxy lights up: hexes and planets that options name, and what they carry.
import type { Decision, Kepler3042View, Option } from '$lib/wire';
import type { Picker } from '$table/picker.svelte';
import { answer, asked } from '../tables';

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

/** The hexes of a flight. */
export function stepsOf(option: Option | undefined): number | null {
  return answer(option, 'to')?.facts.steps ?? null;
}

/** How far the ship that is asked about may fly. */
export function reachOf(decision: Decision | null): number | null {
  return asked(decision, 'leg')?.reach ?? null;
}

/** Where the question begins: the ship that flies, the planet beside which a ship is put. */
export function originOf(decision: Decision | null, view: Kepler3042View): string | null {
  const planet = asked(decision, 'ship', 'price', 'amount', 'cube')?.planet;
  const hex = planet && planetHexes(view).get(planet);
  return hex || (asked(decision, 'leg')?.hex ?? null);
}

/** What becomes of a ship that ends its flight on a body, or on none: the key of a message. */
export function landing(
  view: Kepler3042View,
  body: string | null | undefined,
  seat: number
): string {
  if (!body) return 'open';
  if (body === 'token:mine') return 'mine';
  if (body === 'token:colonial-objective') return 'objective';
  const planet = view.planets.find((one) => `planet:${one.number}` === body);
  const level = view.nations[seat]?.technologies['antimatter-science'] ?? 0;
  const science = view.printed.technologies['antimatter-science']?.[level];
  return planet?.type === 'alien' && !science?.effects.alien_colonies ? 'alien' : 'planet';
}
