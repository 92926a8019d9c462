// What components do, in the words that the server has for them, beside the effects they speak of.
import type { TableModel } from '$table/contract';
import { AGENTS, BOARDS, PEOPLES, PLANETS, PRIMES, TOKENS, effectsOf, type Effect } from '../data';

/** A sentence, and the effects that it speaks of. */
export interface Spoken {
  effects: readonly Effect[];
  said: string;
}

/** What an element does, sentence by sentence. */
export function spoken(t: TableModel, element: string): Spoken[] {
  const effects = effectsOf(element, t.sitters.length) ?? [];
  const sentences = t.sentences(element);
  const starts = sentences.flatMap((said, at) => (said === null ? [] : [at]));
  return starts.map((from, i) => ({
    effects: effects.slice(from, starts[i + 1]),
    said: sentences[from]!
  }));
}

/** Of all that is printed, the simplest examples that together show every sign. */
export function lexicon(t: TableModel): Spoken[] {
  const elements = [
    ...TOKENS.map((one) => `token:${one.id}`),
    ...PRIMES.map((one) => `prime:${one.row}`),
    ...PEOPLES.map((people) => `leadership:${people}`),
    ...BOARDS.flatMap((board) => board.levels.map((one) => `level:${board.side}:${one.level}`)),
    ...AGENTS.map((one) => `card:${one.id}`)
  ];
  const examples = elements
    .flatMap((element) => spoken(t, element))
    .map((one) => ({ one, shown: one.effects.flatMap(signs) }));
  examples.sort((a, b) => a.shown.length - b.shown.length);
  const known = new Set<string>();
  return examples.flatMap(({ one, shown }) => {
    const isNew = shown.some((sign) => !known.has(sign));
    for (const sign of shown) known.add(sign);
    return isNew ? [one] : [];
  });
}

const NAMES = new RegExp([...PLANETS, ...PEOPLES].join('|'), 'g');

/** What an effect and all that it holds draw, apart from numbers, planets and peoples. */
export function signs(effect: Effect): string[] {
  const own = JSON.stringify(effect, (key, value: unknown) =>
    key && within(value).length ? null : value
  );
  const inner = Object.values(effect).flatMap(within);
  return [own.replace(/\d+/g, '#').replace(NAMES, '*'), ...inner.flatMap(signs)];
}

function within(value: unknown): Effect[] {
  if (value === null || typeof value !== 'object') return [];
  return 'do' in value ? [value as Effect] : Object.values(value).flatMap(within);
}
