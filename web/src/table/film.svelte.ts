// The film: what others did, entry by entry, each on the board as it was after it.
//
// It runs live, for "since your last turn", and holds still on a board of the past while a scoring
// is counted there. It never delays an answer: whatever is pressed ends it.
import type { Happening } from './contract';

/** How fast it runs; `off` shows the present at once. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

/** Milliseconds for a step, and for each sentence of it. */
const PACE: Record<Speed, readonly [number, number]> = {
  slow: [1300, 1500],
  normal: [600, 900],
  fast: [200, 450],
  off: [0, 0]
};
/** Sentences after which a step takes no longer. */
const MOST = 4;

/** A board of the past, and what was just done on it. */
export interface Still {
  readonly ply: number;
  /** Who did it; -1 for chance and for the board before the first step. */
  readonly seat: number;
  readonly lines: readonly Happening[];
  readonly view: unknown;
}

/** A still to come; its view may have to be asked for. */
export interface Step extends Omit<Still, 'view'> {
  view(): Promise<unknown>;
}

export interface Screen {
  speed(): Speed;
  /** A step begins: play its events. */
  shows(still: Still): void;
  /** It is over; `whole` if nobody ended it before. */
  ended(whole: boolean): void;
}

export class Film {
  /** What is shown now; nothing at rest. */
  still = $state.raw<Still | null>(null);
  /** The step that is shown, and how many there are so far. */
  at = $state(0);
  of = $state(0);
  /** It waits on one board. */
  held = $state(false);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every end: what was asked for before is not shown after it. */
  #run = 0;

  constructor(readonly screen: Screen) {}

  /** Show the steps after those that wait; `before` is the board as it was, looked at for `lead`
   * milliseconds if nothing is being shown. */
  play(before: Still, steps: readonly Step[], lead = 0): void {
    if (!steps.length) return;
    this.#queue.push(...steps);
    this.of += steps.length;
    if (this.still) return;
    this.still = before;
    this.#later(lead);
  }

  /** Stay on a board of the past until `resume`. */
  hold(still: Still): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.held = true;
    this.still = still;
  }

  /** Go on after `hold`. */
  resume(): void {
    if (!this.held) return;
    this.held = false;
    void this.#next();
  }

  /** Jump to the present. */
  end(whole = false): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#queue = [];
    const ran = this.still !== null;
    this.still = null;
    this.held = false;
    this.at = this.of = 0;
    if (ran) this.screen.ended(whole);
  }

  async #next(): Promise<void> {
    const step = this.#queue.shift();
    if (!step) return this.end(true);
    const run = this.#run;
    const view = await step.view().catch(() => null);
    if (run !== this.#run) return;
    // Without its board a step is told on the one before.
    const still = { ...step, view: view ?? this.still?.view };
    this.still = still;
    this.at += 1;
    this.screen.shows(still);
    // What is shown may have been held, by a scoring that began with it.
    if (run === this.#run) this.#later(lengthOf(still, this.screen.speed()));
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), ms);
  }
}

/** Milliseconds that a step is shown. */
export function lengthOf({ lines }: Pick<Still, 'lines'>, speed: Speed): number {
  const [base, each] = PACE[speed];
  return base + each * Math.min(MOST, lines.length);
}

/** The views of several moments in a row, from the first and what each entry changed. */
export function viewsAfter(
  first: unknown,
  changes: readonly Record<string, unknown>[]
): readonly unknown[] {
  const views = [first];
  for (const change of changes) views.push({ ...(views.at(-1) as object), ...change });
  return views;
}
