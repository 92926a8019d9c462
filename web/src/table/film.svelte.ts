// The film: what happened, entry by entry, each on the board as it was after it.
//
// It runs live, for "since your last turn" and as a replay, and holds still on a board of the past
// while a scoring is counted there. Live it never delays an answer: whatever is pressed ends it.
import type { Happening } from './contract';

/** How fast it runs; `off` shows the present at once. */
export type Speed = 'slow' | 'normal' | 'fast' | 'fastest' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'fastest', 'off'];

/** Milliseconds for a step, and for each sentence of it. */
const PACE: Record<Speed, readonly [number, number]> = {
  slow: [1300, 1500],
  normal: [600, 900],
  fast: [200, 450],
  fastest: [50, 130],
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
  /** What was chosen, in words, where that alone changes nothing. */
  readonly choice?: string | null;
  readonly view: unknown;
}

/** A still to come; its view may have to be asked for. */
export interface Step extends Omit<Still, 'view'> {
  /** A turn or a round begins with it. */
  readonly begins?: boolean;
  view(): Promise<unknown>;
}

export interface Screen {
  speed(): Speed;
  /** A step begins; with `forward` its events are played. */
  shows(still: Still, forward: boolean): void;
  /** It is over; `whole` if nobody ended it before. */
  ended(whole: boolean): void;
}

export class Film {
  /** What is shown now; nothing at rest. */
  still = $state.raw<Still | null>(null);
  /** The board as it was, and all steps so far. */
  steps = $state.raw<readonly Step[]>([]);
  /** The step that is shown, or on its way. */
  at = $state(0);
  /** It goes on by itself. */
  runs = $state(false);
  /** It waits on one board. */
  held = $state(false);
  /** A replay: it stays on a step, for there is no present to go to. */
  stays = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with everything that is asked of it: what was asked for before is not shown after it. */
  #run = 0;

  constructor(readonly screen: Screen) {}

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }
  get step(): Step | undefined {
    return this.steps[this.at];
  }
  /** The steps with which a turn or a round begins. */
  turns = $derived(this.steps.flatMap((step, at) => (step.begins || at === 0 ? [at] : [])));

  /** Show the steps after those that wait; `before` is the board as it was, looked at for `lead`
   * milliseconds if nothing is being shown. */
  play(before: Still, steps: readonly Step[], lead = 0): void {
    if (!steps.length) return;
    const isFirst = !this.steps.length;
    const known = isFirst ? [stepOf(before)] : this.steps;
    this.steps = [...known, ...steps];
    // Held on a board before there was a film (a scoring of one's own): it runs after `resume`.
    this.runs ||= isFirst;
    if (this.still) return;
    this.still = before;
    this.runs = true;
    this.#later(lead);
  }

  /** Show all these steps as a replay, which stands on one of them. */
  async load(steps: readonly Step[], ply: number): Promise<void> {
    this.steps = steps;
    this.stays = true;
    await this.goTo(ply);
  }

  /** Stand on the step of an entry. */
  async goTo(ply: number): Promise<void> {
    const at = this.steps.findIndex((step) => step.ply >= ply);
    await this.go(at < 0 ? this.last : at);
  }

  /** Stand on a step. */
  async go(at: number): Promise<void> {
    this.pause();
    await this.#show(Math.max(0, Math.min(this.last, at)));
  }

  /** To the beginning of the next or the last turn. */
  turn(towards: 1 | -1): void {
    const to =
      towards > 0
        ? this.turns.find((one) => one > this.at)
        : this.turns.filter((one) => one < this.at).at(-1);
    void this.go(to ?? (towards > 0 ? this.last : 0));
  }

  /** One step on; after the last one comes the present. */
  on(): void {
    this.pause();
    void this.#next();
  }

  run(): void {
    this.runs = true;
    if (this.stays && this.at === this.last) void this.#show(0);
    else void this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.runs = false;
  }

  toggle(): void {
    if (this.runs) this.pause();
    else this.run();
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
    if (this.stays && !this.runs) void this.#show(this.at);
    else void this.#next();
  }

  /** Jump to the present. */
  end(whole = false): void {
    this.pause();
    this.#run += 1;
    this.steps = [];
    const ran = this.still !== null;
    this.still = null;
    this.held = this.stays = false;
    this.at = 0;
    if (ran) this.screen.ended(whole);
  }

  async #next(): Promise<void> {
    if (this.at < this.last) await this.#show(this.at + 1);
    else if (this.stays) this.pause();
    else this.end(true);
  }

  async #show(at: number): Promise<void> {
    const step = this.steps[at];
    if (!step) return;
    const forward = at === this.at + 1;
    clearTimeout(this.#timer);
    this.#run += 1;
    const run = this.#run;
    this.held = false;
    this.at = at;
    // Without its board a step is told on the one before, if there is one.
    const before = this.still;
    const view = before ? await step.view().catch(() => before.view) : await step.view();
    if (run !== this.#run) return;
    const still = { ...step, view };
    this.still = still;
    this.screen.shows(still, forward);
    // What is shown may have been held, by a scoring that began with it.
    if (run === this.#run && this.runs) this.#later(lengthOf(still, this.screen.speed()));
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), ms);
  }
}

const stepOf = (still: Still): Step => ({ ...still, view: () => Promise.resolve(still.view) });

/** Milliseconds that a step is shown; what tells nothing takes none. */
export function lengthOf({ lines }: Pick<Still, 'lines'>, speed: Speed): number {
  const [base, each] = PACE[speed];
  return lines.length ? base + each * Math.min(MOST, lines.length) : 0;
}

/** What a key does to a replay; whether it is one of its keys. */
export function steer(film: Film, key: string): boolean {
  if (key === 'ArrowRight') film.on();
  else if (key === 'ArrowLeft') void film.go(film.at - 1);
  else if (key === 'ArrowDown') film.turn(1);
  else if (key === 'ArrowUp') film.turn(-1);
  else if (key === 'Home') void film.go(0);
  else if (key === 'End') void film.go(film.last);
  else if (key === ' ') film.toggle();
  else return false;
  return true;
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
