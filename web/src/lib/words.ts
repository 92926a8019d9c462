// Says phrases in one language, from the same .ftl files as Python.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase } from './wire';

export type Lang = 'en' | 'fr';

/** A phrase, or text that is already said. */
export type Saying = Phrase | string;

/** Names by the keys of their messages. */
export type Names = ReadonlyMap<string, string>;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #names: Names;

  constructor(
    readonly lang: Lang,
    sources: readonly string[] | FluentBundle,
    names: Names = new Map()
  ) {
    this.#bundle = sources instanceof FluentBundle ? sources : bundled(lang, sources);
    this.#names = names;
  }

  /** The same words with names that a data set corrects. */
  renamed(names: Names): Words {
    return names.size || this.#names.size ? new Words(this.lang, this.#bundle, names) : this;
  }

  /** The name that a data set has instead of a message, if it has one. */
  own(key: string): string | null {
    return this.#names.get(key) ?? null;
  }

  /** The message of that key. */
  say(key: string, args: Phrase['args'] = {}): string {
    return this.render({ key, args });
  }

  /** The phrase as text; plain text is already said. */
  render(phrase: Saying): string {
    if (typeof phrase === 'string') return phrase;
    const [name = '', attribute] = phrase.key.split('.', 2);
    const own = this.#names.get(name);
    if (own !== undefined && NAMES.has(attribute ?? '')) return own;
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) throw new Error(`no message ${phrase.key} in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, this.#plain(phrase.args ?? {}), errors);
    if (errors.length) throw new Error(`${phrase.key} in ${this.lang}: ${errors.join('; ')}`);
    return text;
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) != null;
  }

  #plain(args: NonNullable<Phrase['args']>): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) plain[name] = this.render(allOf(value));
      else plain[name] = typeof value === 'object' ? this.render(value) : value;
    }
    return plain;
  }
}

/** The forms of a name; other attributes of a message are texts. */
const NAMES = new Set(['', 'name', 'short', 'line']);

function bundled(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: {
      CAPITAL: ([text]) => capital(String(text)),
      DE: ([text]) => elided(String(text))
    }
  });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw new Error(`${lang}: ${errors.join('; ')}`);
  }
  return bundle;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "de Bob", but "d’Ada" before a vowel. */
function elided(text: string): string {
  return /^[aeiouœæ]/i.test(text.normalize('NFD')) ? `d’${text}` : `de ${text}`;
}

/** One phrase for "a, b and c"; nothing has its phrase too. */
export function allOf(items: readonly Phrase[]): Phrase {
  const [first, ...rest] = items;
  const last = rest.pop();
  if (!first) return { key: 'list-nothing' };
  if (!last) return first;
  const head = rest.reduce(
    (joined, next) => ({ key: 'list-comma', args: { first: joined, next } }),
    first
  );
  return { key: 'list-and', args: { first: head, last } };
}

/** Turns seat numbers into people, seen from one chair (words/address.py says how). */
export function addressed(
  phrase: Phrase,
  names: readonly string[],
  viewer: number | null,
  teams: readonly (readonly number[])[]
): Phrase {
  const args: NonNullable<Phrase['args']> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    if (Array.isArray(value)) {
      args[name] = value.map((item) => addressed(item, names, viewer, teams));
    } else if (typeof value === 'object') {
      args[name] = addressed(value, names, viewer, teams);
    } else if (name === 'seat' && typeof value === 'number') {
      args.seat = names[value] ?? '';
      args.you = relation(value, viewer, teams);
    } else if (name === 'team' && typeof value === 'number') {
      const members = teams[value] ?? [value];
      const team = members.map((seat) => names[seat] ?? '');
      args.seat =
        team.length === 1 ? team[0]! : { key: 'team-of', args: { names: team.join(' & ') } };
      args.you = viewer === null ? 'no' : members.includes(viewer) ? 'yes' : 'target';
    } else {
      args[name] = value;
    }
  }
  return { key: phrase.key, args };
}

function relation(
  seat: number,
  viewer: number | null,
  teams: readonly (readonly number[])[]
): string {
  if (viewer === null) return 'no';
  if (seat === viewer) return 'yes';
  const same = teams.some((team) => team.includes(seat) && team.includes(viewer));
  return same ? 'no' : 'target';
}
