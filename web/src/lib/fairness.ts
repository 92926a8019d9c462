// An independent verifier of chance, after docs/fair-chance.md; nothing here asks the server.
import type { Drawn, Fairness } from './wire';

type Bytes = Uint8Array<ArrayBuffer>;

/** One question to chance, and what the record says it answered. */
export type Asked = Omit<Drawn, 'kind'>;

/** What the parts of a match must fit. */
export interface Sealed {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  fairness: Fairness;
}

/** What was found; the first thing that does not fit is `wrong`. */
export interface Finding {
  commitment: boolean;
  transcript: boolean;
  answers: number;
  wrong: { ply: number; said: string; meant: string } | null;
  open: boolean;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
export const hex = (bytes: Bytes): string =>
  [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Netstrings: the length, a colon, the bytes, a comma. */
function framed(...parts: (string | Bytes)[]): Bytes {
  return joined(
    parts.flatMap((part) => {
      const raw = typeof part === 'string' ? utf8(part) : part;
      return [utf8(`${raw.length}:`), raw, utf8(',')];
    })
  );
}

const sha = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export async function commitmentOf(seed: Bytes, match: Omit<Sealed, 'fairness'>): Promise<string> {
  const names = Object.keys(match.options).sort();
  const named = names.flatMap((name) => [name, String(match.options[name])]);
  const head = ['perihelion commitment 1', match.game, `${match.seats}`, `${names.length}`];
  return hex(await sha(framed(...head, ...named, seed)));
}

export async function transcriptOf(commitment: string, nonces: readonly string[]): Promise<string> {
  return hex(await sha(framed('perihelion transcript 1', unhex(commitment), ...nonces)));
}

/** What the dealer answers from. */
export class Chances {
  #key: Promise<CryptoKey>;

  constructor(effective: Bytes) {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    this.#key = crypto.subtle.importKey('raw', effective, how, false, ['sign']);
  }

  static async of(fairness: Fairness): Promise<Chances> {
    const seed = fairness.seed ?? '';
    if (!fairness.commitment) return new Chances(await sha(framed('perihelion open 1', seed)));
    const mixer = new Chances(unhex(seed));
    return new Chances(
      await mixer.mac(framed('perihelion seed 1', unhex(fairness.transcript ?? '')))
    );
  }

  async mac(message: Bytes): Promise<Bytes> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', await this.#key, message));
  }

  #digest(...parts: (string | number)[]): Promise<Bytes> {
    return this.mac(utf8(parts.join('\n')));
  }

  /** The name of the answer to a question. */
  async answer(asked: Asked): Promise<string> {
    const at = asked.deck ? await this.draw(asked, asked.deck) : await this.lot(asked);
    return asked.names[at] ?? '';
  }

  async lot({
    domain,
    index,
    weights
  }: Pick<Asked, 'domain' | 'index' | 'weights'>): Promise<number> {
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const limit = (2n ** 64n / total) * total;
    for (let attempt = 0; ; attempt++) {
      const digest = await this.#digest(domain, index, attempt);
      const number = BigInt(`0x${hex(digest.slice(0, 8))}`);
      if (number >= limit) continue;
      let rest = number % total;
      return weights.findIndex((weight) => (rest -= BigInt(weight)) < 0n);
    }
  }

  #priorities = new Map<string, Promise<string[]>>();

  /** Of each kind the copies with the highest priorities went first. */
  async draw(asked: Asked, deck: Record<string, number>): Promise<number> {
    let best = '';
    let chosen = -1;
    for (const [at, name] of asked.names.entries()) {
      const left = asked.weights[at] ?? 0;
      if (left === 0) continue;
      const copies = deck[name] ?? 0;
      const key = `${asked.domain}\n${name}\n${copies}`;
      const known = this.#priorities.get(key) ?? this.#sorted(asked.domain, name, copies);
      this.#priorities.set(key, known);
      const priority = (await known)[left - 1] ?? '';
      if (priority > best) [best, chosen] = [priority, at];
    }
    return chosen;
  }

  async #sorted(domain: string, name: string, copies: number): Promise<string[]> {
    const all = Array.from({ length: copies }, (_, copy) => this.#digest(domain, name, copy));
    return (await Promise.all(all)).map(hex).sort();
  }
}

/** Recompute commitment, transcript and every answer of chance. */
export async function verify(match: Sealed, asked: readonly Asked[]): Promise<Finding> {
  const { fairness } = match;
  const sealed = Boolean(fairness.commitment);
  const seed = unhex(fairness.seed ?? '');
  const finding: Finding = {
    commitment: !sealed || (await commitmentOf(seed, match)) === fairness.commitment,
    transcript:
      !sealed ||
      (await transcriptOf(fairness.commitment!, fairness.nonces ?? [])) === fairness.transcript,
    answers: 0,
    wrong: null,
    open: fairness.open ?? false
  };
  const chances = await Chances.of(fairness);
  for (const one of asked) {
    const meant = await chances.answer(one);
    if (meant !== one.answer) {
      finding.wrong = { ply: one.ply, said: one.answer, meant };
      break;
    }
    finding.answers += 1;
  }
  return finding;
}
