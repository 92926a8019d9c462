// A puzzle at the table that people play on: the server makes each try anew from its answers.
import { loadGame } from '../games';
import { api, ApiError } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { person } from '$lib/person.svelte';
import { likes } from '$lib/settings.svelte';
import type { PuzzleInfo, PuzzleStep } from '$lib/wire';
import type { Lang, Words } from '$lib/words';
import type { GamePage } from './contract';
import { sittersOf, TableState } from './table.svelte';

export class PuzzleRoom {
  info = $state.raw<PuzzleInfo | null>(null);
  /** The puzzle after this one. */
  next = $state.raw<PuzzleInfo | null>(null);
  step = $state.raw<PuzzleStep | null>(null);
  table = $state.raw<TableState | null>(null);
  page = $state.raw<GamePage | null>(null);
  words = $state.raw<Words | null>(null);
  failed = $state.raw<ApiError | null>(null);
  busy = $state(false);
  solved = $state(false);
  streak = $state(0);
  #rev = 0;

  /** `daily` is the one of today. */
  constructor(
    readonly game: string,
    public id: string
  ) {}

  async open(): Promise<void> {
    try {
      const [all, page, words, me] = await Promise.all([
        api.puzzles(this.game),
        loadGame(this.game),
        wordsFor(likes.lang, this.game),
        person.look()
      ]);
      const at = all.findIndex((one) => one.id === this.id || (this.id === 'daily' && one.daily));
      this.info = all[at] ?? null;
      if (!this.info) throw new ApiError(404, 'unknown', '');
      this.id = this.info.id;
      this.next = all[at + 1] ?? null;
      this.page = page;
      this.words = words;
      if (me) await this.#know();
      await this.again();
    } catch (error) {
      this.failed = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error));
    }
  }

  async #know(): Promise<void> {
    const mine = await api.myPuzzles();
    const one = mine.puzzles.find((row) => row.game === this.game && row.puzzle === this.id);
    this.#rev = one?.rev ?? 0;
    this.solved = !!one?.solved;
    this.streak = mine.streak;
  }

  async speak(lang: Lang): Promise<void> {
    if (!this.words || this.words.lang === lang) return;
    this.words = await wordsFor(lang, this.game);
    if (this.table) this.table.words = this.words;
    this.#seat();
  }

  close(): void {
    this.table?.forget();
  }

  /** The position as it was. */
  async again(): Promise<void> {
    const [step, setup] = await Promise.all([
      api.puzzle(this.game, this.id, []),
      api.puzzleElements(this.game, this.id)
    ]);
    const { game, layout, teams, elements, printed } = setup;
    this.table?.forget();
    const update = { ...step.update, told: [] };
    const table = new TableState(
      { game, layout, teams, elements, printed },
      this.words!,
      update,
      this.page
    );
    table.reducedMotion = likes.reducedMotion;
    table.speed = likes.now.film;
    table.deeds = {
      ...table.deeds,
      act: (option) => void this.#try(option.text),
      undo: () => void this.again(),
      hint: () => (table.trouble = this.words!.say('page-puzzle-no-hint')),
      views: async () => this.step!.views
    };
    this.step = step;
    this.table = table;
    this.#seat();
  }

  async #try(text: string): Promise<void> {
    const { table, step } = this;
    if (!table || !step || this.busy) return;
    this.busy = table.busy = true;
    table.trouble = null;
    try {
      const fresh = await api.puzzle(this.game, this.id, [...step.answers, text]);
      this.step = fresh;
      table.take(fresh.update);
      if (fresh.verdict !== 'open') await this.#keep(fresh.answers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      table.trouble = error.message || error.code;
    } finally {
      this.busy = table.busy = false;
    }
  }

  /** Keep a whole try; a puzzle is not stopped because that could not be written. */
  async #keep(answers: readonly string[]): Promise<void> {
    try {
      await person.come();
      const kept = await api.keepPuzzle(this.game, this.id, {
        answers: [...answers],
        rev: this.#rev
      });
      this.#rev = kept.rev;
      await this.#know();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) await this.#know().catch(() => undefined);
    }
  }

  #seat(): void {
    const { table, words } = this;
    if (!table || !words) return;
    const seats = table.teams.flat().sort((a, b) => a - b);
    table.sitters = sittersOf(
      seats.map((seat) =>
        seat === table.viewer
          ? { name: person.me?.name ?? words.say('page-lesson-you'), mine: true }
          : { name: words.say('player', { n: seat + 1 }) }
      )
    );
  }
}
