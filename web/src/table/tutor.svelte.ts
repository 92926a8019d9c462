// The coach of a guided match: explains what is met for the first time, weighs the main choices,
// and says so when an answer surely cost something.
import { api, ApiError, patiently } from '$lib/api';
import { lessonsOf } from '$lib/chapters';
import { known } from '$lib/experience.svelte';
import { person } from '$lib/person.svelte';
import type { CoachNote, Guidance, LessonInfo, Table, Update } from '$lib/wire';
import type { Room } from './room.svelte';
import type { TableState } from './table.svelte';

/** May the coach speak here: one person alone against levels, where hints are allowed? */
export function mayGuide(table: Table | null): boolean {
  if (!table || table.status !== 'running' || table.house.hints === false) return false;
  const mine = table.mine ?? [];
  return mine.length === 1 && table.seats.every((one) => one.mine || one.kind === 'level');
}

/** The answer of mine to the question that was open at `ply`: the entries before it; null if none. */
export function answeredAt(
  heard: readonly { ply: number; seat: number; text: string; auto?: string | null }[],
  ply: number,
  seat: number
): number | null {
  const mine = heard.find((one) => one.ply > ply && one.seat === seat);
  return mine && !mine.auto && !mine.text.startsWith('undo ') ? mine.ply - 1 : null;
}

export class Tutor {
  lessons = $state.raw<readonly LessonInfo[]>([]);
  guidance = $state.raw<Guidance | null>(null);
  slip = $state.raw<CoachNote | null>(null);
  /** Its words are here. */
  ready = $state(false);
  /** The question that needs no more words, by its ply. */
  understood = $state<number | null>(null);
  #asked: { ply: number; kind: string; options: number } | null = null;
  #guided = -1;

  constructor(readonly room: Room) {}

  may = $derived.by(() => mayGuide(this.room.info));
  on = $derived.by(() => this.may && known.of(this.room.info?.game ?? '').guided);

  /** Look what I know of this game, and which lessons it has. */
  async open(): Promise<void> {
    const game = this.room.info?.game;
    if (!game) return;
    const read = known.list === null && person.me ? known.read() : null;
    this.lessons = await lessonsOf(game);
    await read?.catch(() => undefined);
  }

  /** Bring the words of the lessons to the table. */
  async learn(): Promise<void> {
    await this.room.learn();
    this.ready = true;
  }

  turn(on: boolean): void {
    void known.keep(this.room.info!.game, { guided: on });
    this.guidance = this.slip = null;
    this.#guided = -1;
  }

  /** The kind of question that is new to whoever is asked, if it is. */
  fresh(table: TableState): string | null {
    const kind = table.decision?.kind;
    return kind && !known.of(table.game).met.includes(kind) ? kind : null;
  }

  /** After every update: what was answered, and what is asked now. */
  follow(table: TableState, update: Update): void {
    const { decision, viewer } = update;
    const before = this.#asked;
    if (this.slip && table.heard.some((one) => one.ply > this.slip!.ply && isUndo(one.text)))
      this.slip = null;
    if (before && viewer !== null && update.ply > before.ply) {
      const at = answeredAt(table.heard, before.ply, viewer);
      if (at !== null) this.#answered(table, before, at, viewer);
    }
    this.#asked = decision
      ? { ply: update.ply, kind: decision.kind, options: decision.options.length }
      : null;
    if (decision && decision.options.length > 1 && this.#guided !== update.ply)
      void this.#guide(table, update);
  }

  #answered(
    table: TableState,
    { kind, options }: { kind: string; options: number },
    ply: number,
    seat: number
  ): void {
    this.slip = null;
    if (!known.of(table.game).met.includes(kind)) void known.keep(table.game, { met: kind });
    if (options > 1) void this.#judge(table, ply, seat);
  }

  async #guide(table: TableState, update: Update): Promise<void> {
    this.#guided = update.ply;
    this.guidance = null;
    const isWanted = () => table.update.ply === update.ply && this.on;
    const found = await this.#patiently(
      () => api.guide(this.room.id, update.viewer ?? 0),
      isWanted
    );
    if (found && isWanted() && found.ply === update.ply) this.guidance = found;
  }

  async #judge(table: TableState, ply: number, seat: number): Promise<void> {
    const isWanted = () =>
      this.on && !table.heard.some((one) => one.ply > ply + 1 && isUndo(one.text));
    const found = await this.#patiently(() => api.slip(this.room.id, seat, ply), isWanted);
    if (found?.note && isWanted()) this.slip = found.note;
  }

  /** What could not be had is not missed. */
  async #patiently<T>(what: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
    try {
      return await patiently(what, undefined, isWanted);
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  takeBack(): void {
    if (this.slip) this.room.takeBackTo(this.slip.ply);
    this.slip = null;
  }
}

const isUndo = (text: string): boolean => text.startsWith('undo ');
