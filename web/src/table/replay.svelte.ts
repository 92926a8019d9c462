// A match as a film that stays: any moment of it, with any eyes that are allowed.
import { loadGame } from '../games';
import { api, ApiError } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { setupOf } from '$lib/setup';
import { named } from '$lib/names';
import { person } from '$lib/person.svelte';
import { likes } from '$lib/settings.svelte';
import { judgeAll } from '$lib/turning-points';
import type { Coaching, Judged, Table } from '$lib/wire';
import type { GamePage } from './contract';
import { sittersOf, TableState } from './table.svelte';

export class Replay {
  info = $state.raw<Table | null>(null);
  table = $state.raw<TableState | null>(null);
  page = $state.raw<GamePage | null>(null);
  failed = $state.raw<ApiError | null>(null);
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  judging = $state(false);
  /** What the coach says, if a seat has asked for it. */
  coaching = $state.raw<Coaching | null>(null);
  seat = $state<number | null>(null);

  constructor(readonly id: string) {}

  /** The ply that is shown, and the last one. */
  ply = $derived(this.table?.film.step?.ply ?? 0);
  last = $derived(this.table?.update.ply ?? 0);

  /** All is revealed: every seat's eyes may be borrowed. */
  revealed = $derived(this.info?.status === 'over');

  /** Go to a ply; with `coached`, what the coach has said to that seat is shown there. */
  async open(ply: number | null, coached: number | null = null): Promise<void> {
    try {
      await person.look();
      const info = await api.table(this.id);
      this.info = info;
      const [setup, page, words, base] = await Promise.all([
        setupOf(info),
        loadGame(info.game),
        wordsFor(likes.lang, info.game),
        api.look(this.id, null, 0)
      ]);
      this.seat = base.viewer;
      const table = new TableState(setup, words, { ...base, decision: null }, page);
      table.watching = true;
      table.deeds = {
        ...table.deeds,
        views: (first, last) => api.views(this.id, first, last, this.seat)
      };
      table.reducedMotion = likes.reducedMotion;
      table.sitters = sittersOf(named(info.seats, words));
      this.table = table;
      this.page = page;
      await table.replay(ply ?? 0);
      // Without its words the replay is whole all the same.
      if (coached !== null) this.coaching = await api.coach(this.id, coached).catch(() => null);
    } catch (error) {
      this.failed = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error));
    }
  }

  /** What the coach says of the moment that is shown, and whether it was done well. */
  coached = $derived.by(() => {
    const { slips = [], well } = this.coaching ?? {};
    const note = [...slips, ...(well ? [well] : [])].find((one) => one.ply === this.ply);
    return note ? { note, isWell: note === well } : null;
  });

  close(): void {
    this.judging = false;
    this.table?.forget();
  }

  async speak(lang: typeof likes.lang): Promise<void> {
    const { table, info } = this;
    if (!table || !info || table.lang === lang) return;
    table.words = await wordsFor(lang, info.game);
    table.sitters = sittersOf(named(info.seats, table.words));
    await table.replay(this.ply);
  }

  async go(ply: number): Promise<void> {
    await this.table?.film.goTo(ply);
  }

  async look(seat: number): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.seat = seat;
    table.update = { ...table.update, viewer: seat < table.sitters.length ? seat : null };
    await table.replay(this.ply);
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
