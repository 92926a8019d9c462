// The scoring that is being shown, step by step; opens by itself when one is held.
import { rowsOf, scoresAfter, scoresBefore, type Row } from './counting';
import { editionOf, type View } from './data';
import type { Happening, TableModel } from '$table/contract';

const PACE = 700;

export class Ceremony {
  /** Which scoring is shown; nothing when none is. */
  number = $state<number | null>(null);
  /** How many rows have been counted. */
  counted = $state(0);
  isRunning = $state(false);
  speed = $state(1);
  #seen = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly t: () => TableModel<View>) {}

  /** All of it: on the board on which it was held, satellites may still have to be drawn. */
  get scoring() {
    const { view, update } = this.t();
    const find = ({ scorings }: View) => scorings?.find((one) => one.number === this.number);
    return find(update.view as View) ?? find(view) ?? null;
  }
  get rows(): Row[] {
    const { view, game } = this.t();
    return this.scoring ? rowsOf(view, this.scoring, editionOf(game)) : [];
  }
  /** The row that is being counted, the last one counted. */
  get now(): Row | null {
    return this.rows[Math.max(0, this.counted - 1)] ?? null;
  }
  /** The element on the board that is counted now. */
  get spot(): string | null {
    return this.number === null ? null : (this.now?.element ?? null);
  }
  get isDone(): boolean {
    return this.counted >= this.rows.length;
  }
  get scores(): number[] {
    if (this.number === null) return [];
    return scoresAfter(scoresBefore(this.t().view, this.number), this.rows, this.counted);
  }

  /** Look at a new view: a scoring that was not seen before is shown, if motion is wanted. */
  look(): void {
    if (this.number !== null) return;
    const held = this.t().view.scorings?.length ?? 0;
    const isNew = this.#seen >= 0 && held > this.#seen;
    this.#seen = held;
    const { still, rolls, watching, reducedMotion } = this.t();
    // Who steps through a replay opens it; who lets it run sees it.
    if (isNew && !reducedMotion && (still ? rolls : !watching)) this.open(held);
  }

  /** Count a scoring, over the board on which it was held. */
  open(number: number): void {
    this.number = number;
    const ply = this.#ply(number);
    if (ply !== null) void this.t().hold(ply);
    if (this.t().reducedMotion) {
      this.counted = Number.MAX_SAFE_INTEGER;
      this.isRunning = false;
      return;
    }
    this.counted = 1;
    this.run();
  }

  close(): void {
    const { number } = this;
    if (number === null) return;
    this.stop();
    this.number = null;
    this.counted = 0;
    const t = this.t();
    t.resume();
    // A film goes on from here, and may come to another scoring; the present has none that is new.
    this.#seen = t.still ? number : ((t.update.view as View).scorings?.length ?? 0);
  }

  /** The entry that led to a scoring. */
  #ply(number: number): number | null {
    const isIt = ({ event }: Happening) => event.kind === 'scoring' && event.args.number === number;
    return this.t().log.find(isIt)?.ply ?? null;
  }

  run(): void {
    if (this.isDone) this.counted = 0;
    this.isRunning = true;
    this.#later();
  }

  stop(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  step(by: number): void {
    this.stop();
    this.counted = Math.max(1, Math.min(this.rows.length, this.counted + by));
  }

  finish(): void {
    this.stop();
    this.counted = this.rows.length;
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isRunning) return;
      this.counted += 1;
      if (this.isDone) this.isRunning = false;
      else this.#later();
    }, PACE / this.speed);
  }
}
