// The log as a story: what still stands, in the order in which it happened, under its turns.
import type { Told } from '$lib/wire';
import type { Words } from '$lib/words';
import type { Happening } from './contract';

/** Events that begin a turn or a round. */
const HEADINGS = ['turn', 'round'];
/** What ends or leaves out a choice tells nothing that the next line does not. */
export const SILENT: readonly string[] = ['stop', 'decline', 'declined', 'end', 'finish'];

export const isHeading = (one: Happening): boolean => HEADINGS.includes(one.event.kind);

/** The plies of the entries that were taken back later. */
export function takenBack(told: readonly Pick<Told, 'ply' | 'text'>[]): ReadonlySet<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { ply, text } of told) {
    const [verb, count] = text.split(' ');
    if (verb === 'undo') for (const one of standing.splice(-Number(count))) gone.add(one);
    else if (verb !== 'resign') standing.push(ply);
  }
  return gone;
}

/** The lines before the first turn, and those from there on; in turn 0 all are before it. */
export function parted(
  log: readonly Happening[],
  turn: number | undefined
): [readonly Happening[], readonly Happening[]] {
  const begins = log.findIndex(isHeading);
  if (begins < 0) return turn === 0 ? [log, []] : [[], log];
  return [log.slice(0, begins), log.slice(begins)];
}

/** What the set-up holds: its events counted, in the words that the game has for their kinds. */
export function setupOf(lines: readonly Happening[], words: Words): string {
  const found = new Map<string, { n: number; of: string }>();
  for (const { event } of lines) {
    const known = found.get(event.kind);
    const named = Object.values(event.args).find((one) => typeof one === 'string') ?? '';
    if (known) known.n += 1;
    else found.set(event.kind, { n: 1, of: String(named).split(':')[0]! });
  }
  const what = [...found]
    .filter(([kind]) => words.has(`setup-${kind}`))
    .map(([kind, args]) => words.say(`setup-${kind}`, args));
  return what.length
    ? words.say('table-setup', { what: what.join(' · ') })
    : words.say('page-log-setup', { n: lines.length });
}
