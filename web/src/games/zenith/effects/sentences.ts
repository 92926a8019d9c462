// One phrase for every effect, from the game's own catalogue: the Python package says the same
// (phrases_of_effects.py). The value of a message follows "to", its attribute `.do` is the order.
import { allOf } from '$lib/words';
import type { Phrase } from '$lib/wire';
import type { Amount, Column, Effect, Offer, Resource, Selector, Test, Who } from './types';

type Form = '' | '.do';
type Number = number | Phrase;
type Timed = Effect & { times?: Number };

const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key });
const number = (n: number): Phrase => phrase('number', { n });

/** One phrase for "a, b or c". */
export function oneOf(items: readonly Phrase[]): Phrase {
  const joined = allOf(items);
  return joined.key === 'list-and' ? { ...joined, key: 'list-or' } : joined;
}

/** One sentence for each effect of a card, level, token, row or diplomacy list. */
export function sentences(effects: readonly Effect[]): Phrase[] {
  return effects.map((effect) => phrase('sentence', { clause: clause(effect, '.do') }));
}

/** One option of a `may`, as an answer. */
export function offer(option: Offer): Phrase {
  return phrase('effect-may', { cost: all(option.cost, ''), then: all(option.then, '') });
}

/** One branch of a `choose`, as an answer. */
export const choice = (effects: readonly Effect[]): Phrase => all(effects, '');

const all = (effects: readonly Effect[], form: Form): Phrase =>
  allOf(repeated(effects).map((effect) => clause(effect, form)));

function clause(e: Timed, form: Form): Phrase {
  const say = (key: string, args?: Phrase['args']) => phrase(`effect-${key}${form}`, args);
  switch (e.do) {
    case 'influence':
      return influence(e, say);
    case 'influence_run':
      return new Set(e.amounts).size === 1
        ? say('run-even', { amount: e.amounts[0]!, count: e.amounts.length })
        : say('run', { amounts: e.amounts.map(number), count: e.amounts.length });
    case 'center_disc':
      return say('center', { disc: planet(e.planet, '.disc') });
    case 'gain':
      return say(e.who === 'opponent' ? 'gain-opponent' : 'gain', {
        what: amount(e.resource, e.amount)
      });
    case 'spend':
    case 'give':
    case 'take':
      return say(e.do, { what: amount(e.resource, e.amount) });
    case 'mobilize':
      return say('mobilize', { count: e.count });
    case 'transfer':
      return say('transfer', { count: e.count, from: column(e.column, 'opponent') });
    case 'exile':
      return say('exile', { count: e.count, from: column(e.column, e.owner) });
    case 'discard':
      return e.count === 'all' ? say('discard-all') : say('discard', { count: e.count });
    case 'take_badge':
      return say(e.side === 'gold' ? 'take-badge-gold' : 'take-badge');
    case 'give_badge':
      return say('give-badge');
    case 'bonus_token':
      return say(`token-${e.source}`);
    case 'develop':
      return develop(e, say);
    case 'hand_over':
      return say('hand-over', { count: e.max });
    case 'may':
      return may(e.options, say);
    case 'choose':
      return say('choose', { options: oneOf(e.options.map((option) => all(option, form))) });
    case 'if':
      return say('if', { test: test(e.test), then: all(e.then, form) });
    case 'chain':
      return say('chain', {
        times: e.times,
        first: clause(e.first, form),
        then: all(e.then, form)
      });
  }
}

type Say = (key: string, args?: Phrase['args']) => Phrase;

function influence(e: Extract<Timed, { do: 'influence' }>, say: Say): Phrase {
  const args = { amount: e.amount, where: planet(e.planet, '.on') };
  if (e.who === 'opponent') return say('influence-opponent', args);
  const { times = 1 } = e;
  return times === 1 ? say('influence', args) : say('influence-times', { times, ...args });
}

function develop(e: Extract<Effect, { do: 'develop' }>, say: Say): Phrase {
  let technology = phrase(`technology-${e.people}`);
  if (e.people !== 'any' && e.people !== 'lowest')
    technology = phrase('technology-yours', { technology });
  const price = e.free ? phrase('price-free') : phrase('price-discount', { n: e.discount ?? 0 });
  return say('develop', { technology, price });
}

function may(options: readonly Offer[], say: Say): Phrase {
  const [only] = options;
  if (only && options.length === 1) return say('may', offer(only).args);
  const cost = ladder(options.map((option) => option.cost));
  const then = ladder(
    options.map((option) => option.then),
    'rungs'
  );
  if (!cost || !then) return say('may-one', { options: oneOf(options.map(offer)) });
  return say('may', { cost: clause(cost, ''), then: clause(then, '') });
}

/** Equal influences in a row as one effect with `times`. */
function repeated(effects: readonly Effect[]): Timed[] {
  const found: Timed[] = [];
  for (const effect of effects) {
    const last = found.at(-1);
    if (
      effect.do === 'influence' &&
      !effect.who &&
      last &&
      same({ ...last, times: 0 }, { ...effect, times: 0 })
    )
      last.times = (last.times as number) + 1;
    else found.push(effect.do === 'influence' ? { ...effect, times: 1 } : effect);
  }
  return found;
}

/** Lists that differ in one number only, as one effect with "2, 4 or 7" for the number. */
function ladder(lists: readonly (readonly Effect[])[], wrap?: string): Timed | null {
  const steps = lists.map(repeated);
  if (steps.some((step) => step.length !== 1)) return null;
  const first = steps[0]![0]!;
  for (const field of ['amount', 'count', 'times'] as const) {
    if (!steps.every(([step]) => same({ ...step, [field]: 0 }, { ...first, [field]: 0 }))) continue;
    const numbers = steps.map(([step]) => (step as unknown as Record<string, unknown>)[field]);
    if (!numbers.every((n): n is number => typeof n === 'number')) continue;
    const rungs = oneOf(numbers.map(number));
    return { ...first, [field]: wrap ? phrase(wrap, { list: rungs }) : rungs } as Timed;
  }
  return null;
}

const same = (a: object, b: object): boolean => stable(a) === stable(b);
const stable = (one: object): string =>
  JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));

function planet(selector: Selector, form: '.on' | '.disc'): Phrase {
  if (typeof selector === 'string') return phrase(`planet-${selector}${form}`);
  if ('of' in selector) return phrase(`pick-moved-card${form}`);
  if (selector.except) {
    const planets = oneOf(selector.except.map((name) => phrase(`planet-${name}.the`)));
    return phrase(`pick-except${form}`, { planets });
  }
  if (selector.differs) return phrase(`pick-differs${form}`);
  return phrase(`pick-${selector.pick.replace('_', '-')}${form}`);
}

function column(from: Column, owner: Who): Phrase {
  if (from === 'any') return phrase(`from-${owner}-any`);
  if (typeof from === 'string')
    return phrase(`from-${owner}-planet`, { planet: phrase(`planet-${from}`) });
  if ('except' in from) {
    const planets = oneOf(from.except.map((name) => phrase(`planet-${name}`)));
    return phrase(`from-${owner}-except`, { planets });
  }
  return phrase(`from-${owner}-differs`);
}

function amount(resource: Resource, much: Amount | Phrase): Phrase {
  const name = phrase(`resource-name-${resource}`);
  if (typeof much === 'number' || 'key' in much) return phrase(`resource-${resource}`, { n: much });
  if ('of' in much) return phrase('amount-printed-cost', { resource: name });
  if (much.per === 'planets_in_play')
    return phrase('amount-per-planet', { what: amount(resource, much.each), owner: much.owner });
  const { table } = much;
  if (table.every((entry, i) => entry === i * table[1]!))
    return phrase('amount-per-technology', { what: amount(resource, table[1]!) });
  return phrase('amount-by-technologies', {
    amounts: oneOf(table.map(number)),
    counts: oneOf(table.map((_, i) => number(i))),
    resource: name
  });
}

function test(condition: Test): Phrase {
  return 'badge' in condition
    ? phrase('test-badge')
    : phrase('test-credits', { n: condition.credits_at_least });
}
