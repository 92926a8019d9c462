// The drawing of an offer or branch: found among the effects of what asks, by what it says.
import type { Option } from '$lib/wire';
import { effectsOf } from './data';
import { branchBox, fx, offerBox } from './effects/frames';
import { choice, offer } from './effects/sentences';
import type { Box, Effect } from './effects/types';

/** The drawing for an option such as "accept 2" or "choose 1"; null if it has none. */
export function offerDrawing(option: Option, source: string | null, seats: number): Box | null {
  const what = option.label.args?.what;
  const effects = source ? effectsOf(source, seats) : null;
  if (!effects || what === undefined) return null;
  const wanted = stable(what);
  for (const [said, box] of candidates(effects)) if (stable(said()) === wanted) return box();
  return null;
}

type Candidate = [said: () => unknown, box: () => Box];

function candidates(effects: readonly Effect[]): Candidate[] {
  return effects.flatMap((e) => {
    const own: Candidate[] = [[() => choice([e]), () => fx(e)]];
    if (e.do === 'may')
      for (const one of e.options) own.push([() => offer(one), () => offerBox(one.cost, one.then)]);
    if (e.do === 'choose')
      for (const one of e.options)
        own.push([() => choice(one), () => branchBox(one)], ...candidates(one));
    if (e.do === 'if')
      own.push([() => choice(e.then), () => branchBox(e.then)], ...candidates(e.then));
    if (e.do === 'chain') own.push(...candidates([e.first, ...e.then]));
    return own;
  });
}

/** JSON with sorted keys; empty arguments count as none. */
function stable(one: unknown): string {
  if (Array.isArray(one)) return `[${one.map(stable).join()}]`;
  if (one === null || typeof one !== 'object') return JSON.stringify(one);
  const entries = Object.entries(one).filter(
    ([name, value]) =>
      value !== undefined && !(name === 'args' && Object.keys(value as object).length === 0)
  );
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${stable(value)}`).join()}}`;
}
