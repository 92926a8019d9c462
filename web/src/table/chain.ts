// Answers that go without saying: given one after the other, as the acts of the game declare it.
// What is asked and written down stays the same; only nobody has to press for it.
import type { Decision, Option } from '$lib/wire';

/** What is still to be answered: what follows an answer, the way out of it, or all ways out until
 * the turn ends. */
export type Chain =
  | { readonly until: 'done'; readonly then: string }
  | { readonly until: 'left out'; readonly then: string; readonly wanted: boolean }
  | { readonly until: 'turn ended' };

/** Ways out of a question are shown apart. */
export const isWayOut = (option: Option): boolean =>
  option.role === 'skip' || option.role === 'end';

const ORDER = ['', 'aside', 'skip', 'end'];

/** What is asked for first, then what may be done besides, then the ways out. */
export function ordered(options: readonly Option[]): Option[] {
  const place = (one: Option): number => ORDER.indexOf(one.role ?? '');
  return [...options].sort((one, other) => place(one) - place(other));
}

/** What an answer begins; one that would change nothing is left out again. */
export function chainOf(option: Option): Chain | null {
  const { then, lacks } = option;
  if (!then) return null;
  return lacks ? { until: 'left out', then, wanted: false } : { until: 'done', then };
}

/** The next answer of a chain, if this question is part of it. */
export function follows(decision: Decision, chain: Chain): Option | null {
  const { options } = decision;
  const skip = options.find((one) => one.role === 'skip') ?? null;
  if (chain.until === 'turn ended') {
    const end = options.find((one) => one.role === 'end');
    return end ?? (decision.ends ? skip : null);
  }
  // What may be done besides was offered a moment ago.
  const asides = options.filter((one) => one.role === 'aside');
  const left = options.filter((one) => one !== skip && !asides.includes(one));
  if (left.length !== 1 || left[0]!.act.type !== chain.then) return null;
  if (chain.until === 'done') return left[0]!;
  // It may bring what an answer lacks: then a person decides.
  return chain.wanted || !asides.length ? skip : null;
}

/** What is left of a chain after this answer of it. */
export function after(option: Option, chain: Chain): Chain | null {
  if (chain.until === 'turn ended') return option.role === 'end' ? null : chain;
  return chain.until === 'done' ? chainOf(option) : null;
}
