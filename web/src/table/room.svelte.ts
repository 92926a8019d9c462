// One table from sitting down to the end: it loads what the table needs and does what is asked.
import { loadGame } from '../games';
import { api, ApiError, patiently } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { setupOf } from '$lib/setup';
import { named } from '$lib/names';
import { person } from '$lib/person.svelte';
import { likes } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import type { Table, Update } from '$lib/wire';
import type { Words } from '$lib/words';
import type { GamePage } from './contract';
import { after, follows, type Chain } from './chain';
import { Live } from './live.svelte';
import { sittersOf, TableState, type TableSetup } from './table.svelte';

/** Milliseconds to look at what I did before the curtain closes, and at the end before it shows. */
const LOOK = 1200;
const CEREMONY = 1600;

export class Room {
  info = $state.raw<Table | null>(null);
  table = $state.raw<TableState | null>(null);
  page = $state.raw<GamePage | null>(null);
  /** Why there is no table. */
  failed = $state.raw<ApiError | null>(null);
  /** The seat that shall open the curtain of a hot seat. */
  curtain = $state<number | null>(null);
  ended = $state(false);
  live = $state.raw() as Live;
  #setup: TableSetup | null = null;
  #words: Words | null = null;
  /** What is said besides the game's own words: `lessons` where the coach speaks. */
  #part = '';
  #learning: Promise<void> | null = null;
  #here = $state.raw<ReadonlySet<number>>(new Set());
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #first: Update | null = null;
  /** What follows the answer that is on its way. */
  #chain: Chain | null = null;
  /** What the table needs is on its way, or here. */
  #furnishing = false;

  constructor(readonly id: string) {}

  /** Several seats of this table are mine: they share one screen. */
  hotSeat = $derived((this.info?.mine?.length ?? 0) > 1);

  /** A level plays on for me, and I may take my seat back. */
  left = $derived(this.info?.status === 'running' && (this.info.left?.length ?? 0) > 0);

  async open(): Promise<void> {
    try {
      [this.info] = await Promise.all([api.table(this.id), person.look()]);
      const mine = this.info.mine ?? [];
      this.live = new Live(this.id, mine[0] ?? null, {
        update: (update) => this.#update(update),
        table: (table) => this.#table(table),
        chat: (lines) => this.table && (this.table.chat = [...this.table.chat, ...lines]),
        present: (people) => this.#present(people.flatMap((one) => one.seats)),
        problem: (code, message) => this.#problem(code, message),
        refused: (status) => void this.#refused(status)
      });
      if (this.info.status === 'closed') this.failed = new ApiError(410, 'closed', '');
      else if (this.hotSeat && this.info.status === 'running') await this.#share(mine);
      else this.live.open();
      if (this.info.status === 'running' || this.info.status === 'over') await this.#furnish();
      else void loadGame(this.info.game);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A hot seat opens with the eyes of the seat that is asked, behind its curtain. */
  async #share(mine: readonly number[]): Promise<void> {
    const next = mine.find((seat) => this.info!.asked.includes(seat)) ?? mine[0]!;
    const page = await loadGame(this.info!.game);
    if (page.isOpen) this.live.look(next);
    else this.curtain = next;
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.live?.close();
    this.table?.forget();
  }

  async #furnish(): Promise<void> {
    this.#furnishing = true;
    const info = this.info!;
    const [setup, page, words] = await Promise.all([
      setupOf(info),
      loadGame(info.game),
      wordsFor(likes.lang, info.game, this.#part)
    ]);
    this.page = page;
    this.#setup = setup;
    this.#words = words;
    if (this.#first) this.#update(this.#first);
  }

  /** Speak another language from now on. */
  async speak(lang: typeof likes.lang): Promise<void> {
    if (!this.info || !this.page) return;
    const part = this.#part;
    const words = await wordsFor(lang, this.info.game, part);
    if (part !== this.#part) return; // more words are on their way
    this.#words = words;
    if (this.table) this.table.words = this.#words;
    this.#seat();
  }

  /** The coach speaks too from now on. */
  learn(): Promise<void> {
    this.#part = 'lessons';
    return (this.#learning ??= this.speak(likes.lang));
  }

  /** The person at the curtain has pressed: only now their hand is asked for. */
  draw(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.table?.forget();
    this.table = null;
    this.#first = null;
    this.live.look(seat);
    this.curtain = null;
  }

  // What comes from the server.

  #table(table: Table): void {
    this.info = table;
    if (table.status === 'closed') this.failed = new ApiError(410, 'closed', '');
    if (this.table) this.#seat();
  }

  #update(update: Update): void {
    if (!this.#setup || !this.page || !this.#words) {
      this.#first = update;
      if (!this.#furnishing) void this.#begin();
      return;
    }
    const before = this.table?.update ?? null;
    if (this.table) {
      this.table.watching = update.viewer === null;
      this.table.take(update);
    } else this.#sitDown(update);
    const table = this.table!;
    table.busy = false;
    this.#goOn(table, before, update);
    if (update.status !== this.info?.status || update.rematch !== this.info?.rematch)
      void this.refresh();
    this.#tell(before, update);
    clearTimeout(this.#waiting);
    table.atRest(() => {
      if (table.update !== update) return;
      this.#pass(update);
      if (update.outcome && !this.ended) {
        const wait = before && !likes.reducedMotion ? CEREMONY : 0;
        this.#waiting = setTimeout(() => table.atRest(() => (this.ended = true)), wait);
      }
    });
    if (!update.outcome) this.ended = false;
  }

  /** The match has begun while we waited for the others. */
  async #begin(): Promise<void> {
    this.#furnishing = true;
    try {
      this.info = await api.table(this.id);
      const mine = this.info.mine ?? [];
      await this.#furnish();
      if (mine.length > 1) {
        this.table = null;
        await this.#share(mine);
      } else if (mine.length === 1 && this.live.seat === null) this.live.look(mine[0]!);
    } catch (error) {
      this.#fail(error);
    }
  }

  #sitDown(update: Update): void {
    const table = new TableState(this.#setup!, this.#words!, update, this.page);
    table.reducedMotion = likes.reducedMotion;
    table.speed = likes.now.film;
    table.watching = update.viewer === null;
    table.deeds = {
      act: (option, chain) => this.#act(table, option.id, chain),
      undo: () => this.#ask(() => api.undo(this.id, table.update.ply, table.viewer ?? 0)),
      hint: () => void this.#hint(table),
      confirm: () => this.#ask(() => api.confirm(this.id, table.update.ply, table.viewer ?? 0)),
      consent: (agree) => this.#consent(table, agree),
      say: (text) => {
        if (!this.live.say(text)) this.#problem('unreachable', '');
      },
      showEnd: () => (this.ended = true),
      views: (first, last) => api.views(this.id, first, last, table.viewer)
    };
    this.table = table;
    this.#seat();
    // Who shares an open table has seen it all.
    if (!this.hotSeat || !this.page?.isOpen) table.catchUp();
  }

  #seat(): void {
    const { table, info } = this;
    if (table && info) table.sitters = sittersOf(named(info.seats, table.words), this.#here);
  }

  #present(seats: readonly number[]): void {
    this.#here = new Set(seats);
    this.#seat();
    void this.refresh();
  }

  /** Give the next answer of a chain, if what I gave was taken and its question has come. */
  #goOn(table: TableState, before: Update | null, update: Update): void {
    const chain = this.#chain;
    if (!chain || update.ply === before?.ply) return;
    const next = update.decision && follows(update.decision, chain);
    if (next) this.#act(table, next.id, after(next, chain));
    else this.#chain = null;
  }

  /** Sound, when something happened that I did not do. */
  #tell(before: Update | null, update: Update): void {
    if (!before || !likes.now.sound) return;
    if (update.outcome && !before.outcome) play('chord');
    else if (update.decision && !before.decision) play('bell');
    else if (update.ply > before.ply) play('slide');
  }

  /** Another of my seats is asked: give them time to look, then close the curtain. */
  #pass(update: Update): void {
    if (!this.hotSeat || update.outcome) return;
    const asked = update.pending.seats ?? [];
    const next = asked.find((seat) => update.mine.includes(seat));
    if (next === undefined || asked.includes(update.viewer ?? -1)) return;
    const wait = likes.reducedMotion ? LOOK / 3 : LOOK;
    this.#waiting = setTimeout(() => {
      if (this.page?.isOpen) this.live.look(next);
      else this.curtain = next;
    }, wait);
  }

  /** A level has taken my seat: I watch from now on. Otherwise we have no business here. */
  async #refused(status: number): Promise<void> {
    const { seat } = this.live;
    try {
      if (seat !== null) {
        this.info = await api.table(this.id);
        if (!this.info.mine?.includes(seat)) return this.#look(this.info.mine?.[0] ?? null);
      }
    } catch {
      // Not even as a spectator.
    }
    if (status === 409) return this.#past();
    this.failed = new ApiError(status, 'refused', '');
  }

  /** Rules of today cannot play this match: its end, if it has one, is all there is to see. */
  async #past(): Promise<void> {
    try {
      const update = await api.look(this.id, null, 0);
      if (update.view) this.#update(update);
      else this.failed = new ApiError(409, 'no-view', '');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** With other eyes, and without anything that the old ones saw. */
  #look(seat: number | null): void {
    this.table?.forget();
    this.live.look(seat);
  }

  #problem(code: string, message: string): void {
    const table = this.table;
    this.#chain = null;
    if (!table) return;
    table.busy = false;
    const key = `page-error-${code}`;
    table.trouble = table.words.has(key) ? table.words.say(key) : message;
  }

  #fail(error: unknown): void {
    this.failed = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error));
  }

  async refresh(): Promise<void> {
    try {
      this.info = await api.table(this.id);
      this.#seat();
    } catch {
      // The line says so itself when the server is away.
    }
  }

  // What the person does.

  #act(table: TableState, action: number, chain: Chain | null): void {
    this.#chain = likes.now.steps ? null : chain;
    table.busy = true;
    table.trouble = null;
    if (likes.now.sound) play('tick');
    this.live.act(action, table.update.ply, table.viewer);
  }

  #ask(what: () => Promise<Update>): void {
    const table = this.table!;
    table.busy = true;
    table.trouble = null;
    what().then(
      (update) => {
        table.busy = false;
        this.live.took(update);
      },
      (error) => {
        table.busy = false;
        if (!(error instanceof ApiError)) throw error;
        if (error.update) this.live.took(error.update);
        this.#problem(error.code, error.message);
      }
    );
  }

  async #hint(table: TableState): Promise<void> {
    try {
      if (table.hinting) return; // the one that is asked for comes
      table.hinting = 'thinking';
      const ply = table.update.ply;
      const hint = await patiently(
        () => api.hint(this.id, table.viewer ?? 0),
        (waits) => (table.hinting = waits ? 'waiting' : 'thinking'),
        () => table.update.ply === ply
      );
      if (hint.ply !== table.update.ply) return;
      table.advice = hint;
      table.picker.chosen = [];
      table.picker.picked = hint.action;
    } catch (error) {
      if (error instanceof ApiError) this.#problem(error.code, error.message);
    } finally {
      table.hinting = null;
    }
  }

  #consent(table: TableState, agree: boolean): void {
    const { request, mine } = table.update;
    const seats = request ? [...request.waits_for, request.seat] : [];
    const seat = seats.find((one) => mine.includes(one)) ?? table.viewer ?? 0;
    this.#ask(() => api.consent(this.id, agree, seat));
  }

  /** Ask for more than is free: the others must agree. */
  takeBack(): void {
    const table = this.table;
    if (table) this.#ask(() => api.undo(this.id, table.update.ply, table.viewer ?? 0));
  }

  /** Take everything back that was answered after ply `ply`, where that is free. */
  takeBackTo(ply: number): void {
    const update = this.table?.update;
    if (!update || (update.undo ?? 0) < update.ply - ply) return;
    this.#ask(() => api.undo(this.id, update.ply, update.viewer ?? 0, update.ply - ply));
  }

  /** Take my seat back from the level. */
  async comeBack(): Promise<void> {
    try {
      await api.comeBack(this.id);
      this.info = await api.table(this.id);
      this.#look(this.info.mine?.[0] ?? null);
    } catch (error) {
      if (error instanceof ApiError) this.#problem(error.code, error.message);
    }
  }

  resign(): void {
    const table = this.table;
    if (table) this.#ask(() => api.resign(this.id, table.update.ply, table.viewer ?? 0));
  }
}
