// The drawing of an answer: the part of the effect under way that it would take.
import type { Option } from '$lib/wire';
import { effectsOf, type Effect } from '../data';
import type { Model } from '../model';
import { branchBox, fx, offerBox } from './frames';
import type { Box } from './ink';

/** An offer, a branch or a reward as a drawing; null for an answer to anything else. */
export function answerBox(t: Model, option: Option): Box | null {
  const part = t.view.under_way?.at(-1);
  const effects = part && effectsOf(part.source, t.view.seats.length);
  if (!effects) return null;
  const [kind, number, planet] = option.elements[0]?.split(':') ?? [];
  if (kind === 'column' && t.decision?.kind === 'row')
    return offerAbout(planet!, effects.slice(part.done, part.next));
  if (kind !== 'offer' && kind !== 'choice') return null;
  const asks = at(effects, part.path ?? []);
  if (asks.do === 'may') return offerBox(asks.options[Number(number) - 1]!);
  if (asks.do === 'choose') return branchBox(asks.options[Number(number) - 1]!);
  return asks.do === 'if' ? branchBox(asks.then) : fx(asks);
}

function offerAbout(planet: string, effects: readonly Effect[]): Box | null {
  for (const e of effects) {
    const cost = e.do === 'may' && e.options[0]!.cost[0]!;
    if (cost && cost.do === 'exile' && cost.column === planet) return offerBox(e.options[0]!);
  }
  return null;
}

/** What stands at the end of a path. */
function at(effects: readonly Effect[], path: readonly (number | string)[]): Effect {
  return path.reduce<unknown>((within, step) => (within as never)[step], effects) as Effect;
}
