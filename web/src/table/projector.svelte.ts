// Shows what happened one event after the other, and never for long.
import type { Happening } from './contract';

/** Milliseconds: one event, and the most for everything. */
const STEP = 360;
const MOST = 2800;

export class Projector {
  /** What is being shown now. */
  playing = $state.raw<readonly Happening[]>([]);
  #rest: Happening[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = STEP;

  show(happenings: readonly Happening[]): void {
    this.#rest.push(...happenings);
    if (!this.#rest.length) return;
    this.#pause = Math.min(STEP, MOST / this.#rest.length);
    if (this.#timer === undefined) this.#next();
  }

  /** Jump to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#rest = [];
    this.playing = [];
  }

  #next(): void {
    const next = this.#rest.shift();
    // Events overlap: the one before stays for a moment.
    this.playing = next ? [...this.playing.slice(-1), next] : [];
    this.#timer = next ? setTimeout(() => this.#next(), this.#pause) : undefined;
  }
}
