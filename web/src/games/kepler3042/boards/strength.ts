// How strong a main action is for a nation now: figures of its technologies and pieces.
import type { Kepler3042View } from '$lib/wire';
import type { Words } from '$lib/words';
import { effect } from '../tables';

const CHARTED = 4;

/** One or two words under the name of a main action. */
export function strengthOf(
  words: Words,
  view: Kepler3042View,
  seat: number,
  action: string
): string {
  const n = figureOf(view, seat, action);
  return words.say(`page-kepler3042-now-${action}`, n === null ? {} : { n });
}

/** The figure of an action, or null if it has none. */
export function figureOf(view: Kepler3042View, seat: number, action: string): number | null {
  const nation = view.nations[seat]!;
  const level = (technology: string): number => nation.technologies[technology] ?? 0;
  switch (action) {
    case 'space-construction':
      return nation.supply;
    case 'colonisation':
      return view.ships.filter((one) => one.seat === seat && one.on?.startsWith('planet:')).length;
    case 'stellar-propulsion':
      return effect('space-travel', level('space-travel'), 'speed');
    case 'terraforming':
      return effect('terraforming', level('terraforming'), 'terraform_level');
    case 'galactic-cartography':
      return Math.min(CHARTED, view.hidden.bodies);
    case 'energy-storage':
      return effect('energy-development', level('energy-development'), 'energy');
    case 'production':
      return effect('terraforming', level('terraforming'), 'producing_planets');
    case 'antimatter-generation':
      return effect('antimatter-science', level('antimatter-science'), 'antimatter');
  }
  return null;
}
