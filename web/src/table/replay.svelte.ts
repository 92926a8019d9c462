// A finished match step by step: any moment, with any eyes that are allowed.
import { loadGame } from '../games';
import { api, ApiError } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { courseOf, type Course } from '$lib/course';
import { furnitureOf } from '$lib/furniture';
import { named } from '$lib/names';
import { person } from '$lib/person.svelte';
import { likes } from '$lib/settings.svelte';
import { judgeAll } from '$lib/turning';
import type { AtMoment, Judged, Table, Update } from '$lib/wire';
import type { GamePage } from './contract';
import { sittersOf, TableState, type Heard } from './table.svelte';

/** Milliseconds of one step at speed 1. */
const STEP = 1400;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Replay {
  info = $state.raw<Table | null>(null);
  table = $state.raw<TableState | null>(null);
  page = $state.raw<GamePage | null>(null);
  failed = $state.raw<ApiError | null>(null);
  course = $state.raw<Course | null>(null);
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  judging = $state(false);
  ply = $state(0);
  last = $state(0);
  seat = $state<number | null>(null);
  speed = $state<number>(1);
  plays = $state(false);
  #told: readonly Heard[] = [];
  #base: Update | null = null;
  #moments = new Map<string, Promise<AtMoment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** All is revealed: every seat's eyes may be borrowed. */
  revealed = $derived(this.info?.status === 'over');

  async open(ply: number | null): Promise<void> {
    try {
      await person.look();
      const info = await api.table(this.id);
      this.info = info;
      const [furniture, page, words, base] = await Promise.all([
        furnitureOf(info),
        loadGame(info.game),
        wordsFor(likes.lang, info.game),
        api.look(this.id, null, 0)
      ]);
      this.#base = base;
      this.#told = base.told;
      this.last = base.ply;
      this.seat = base.viewer;
      const table = new TableState(furniture, words, { ...base, decision: null }, page);
      table.watching = true;
      table.deeds = {
        ...table.deeds,
        views: (first, last) => api.views(this.id, first, last, this.seat)
      };
      table.reducedMotion = likes.reducedMotion;
      table.sitters = sittersOf(named(info.seats, words));
      this.table = table;
      this.page = page;
      await this.go(ply ?? 0);
      void this.#chart();
    } catch (error) {
      this.failed = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error));
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.judging = false;
    this.table?.forget();
  }

  async speak(lang: typeof likes.lang): Promise<void> {
    const { table, info } = this;
    if (!table || !info) return;
    table.words = await wordsFor(lang, info.game);
    table.sitters = sittersOf(named(info.seats, table.words));
  }

  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, ply));
    const forward = to === this.ply + 1;
    this.ply = to;
    const moment = await this.#moment(to);
    if (this.ply !== to || !this.table || !this.#base) return; // somewhere else by now
    const view = moment.view as { asked?: number[] };
    const update: Update = {
      ...this.#base,
      ply: to,
      viewer: moment.viewer,
      view: moment.view,
      decision: null,
      pending: { seats: view.asked ?? [] },
      outcome: to === this.last ? (this.#base.outcome ?? null) : null,
      undo: 0,
      request: null,
      clocks: null
    };
    this.table.show(
      update,
      this.#told.filter((one) => one.ply <= to),
      forward
    );
    if (to < this.last) void this.#moment(to + 1);
  }

  /** To the beginning of the next or the last turn. */
  turn(towards: 1 | -1): void {
    const turns = this.course?.turns ?? [];
    const to =
      towards > 0
        ? turns.find((one) => one > this.ply)
        : [...turns].reverse().find((one) => one < this.ply);
    void this.go(to ?? (towards > 0 ? this.last : 0));
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.ply);
  }

  toggle(): void {
    this.plays = !this.plays;
    clearTimeout(this.#timer);
    if (this.plays && this.ply === this.last) void this.go(0);
    if (this.plays) this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (!this.plays) return;
      if (this.ply >= this.last) {
        this.plays = false;
        return;
      }
      void this.go(this.ply + 1);
      this.#tick();
    }, STEP / this.speed);
  }

  #moment(ply: number): Promise<AtMoment> {
    const key = `${ply} ${this.seat}`;
    const known = this.#moments.get(key);
    if (known) return known;
    const fresh = api.at(this.id, ply, this.seat);
    this.#moments.set(key, fresh);
    fresh.catch(() => this.#moments.delete(key));
    return fresh;
  }

  async #chart(): Promise<void> {
    try {
      const seats = this.info!.seats.length;
      const record = await api.replay(this.id, this.seat ?? (this.revealed ? seats : 0));
      this.course = courseOf(record, this.page!.course);
    } catch {
      this.course = null;
    }
  }

  /** What a level makes of every moment, as the server finds it. */
  async judge(): Promise<void> {
    this.judging = true;
    try {
      await judgeAll(
        this.id,
        ({ judged = [] }) =>
          (this.judged = new Map([
            ...this.judged,
            ...judged.map((one) => [one.ply, one] as const)
          ])),
        () => this.judging
      );
    } finally {
      this.judging = false;
    }
  }
}
