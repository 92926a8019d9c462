// A lesson at the table that people play on: the server makes each move anew from where the learner
// stands, and the table shows what came of it.
import { loadGame } from '../games';
import { api, ApiError } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { person } from '$lib/person.svelte';
import { playGuided } from '$lib/playing';
import { likes } from '$lib/settings.svelte';
import type { LessonInfo, LessonMove, LessonStep } from '$lib/wire';
import type { Lang, Words } from '$lib/words';
import type { GamePage } from './contract';
import { sittersOf, TableState } from './table.svelte';

export class LessonRoom {
  info = $state.raw<LessonInfo | null>(null);
  /** The lesson after this one. */
  next = $state.raw<LessonInfo | null>(null);
  step = $state.raw<LessonStep | null>(null);
  table = $state.raw<TableState | null>(null);
  page = $state.raw<GamePage | null>(null);
  words = $state.raw<Words | null>(null);
  failed = $state.raw<ApiError | null>(null);
  /** Why what was tried does not go on. */
  reply = $state.raw<LessonStep['reply']>(null);
  busy = $state(false);
  #rev = 0;
  #done = false;
  /** Writes one after the other: each names the revision of the one before. */
  #kept: Promise<void> = Promise.resolve();

  /** `first` is the first flight, whatever it is called. */
  constructor(
    readonly game: string,
    public id: string
  ) {}

  async open(): Promise<void> {
    try {
      const [all, page, words, me] = await Promise.all([
        api.lessons(this.game),
        loadGame(this.game),
        wordsFor(likes.lang, this.game, 'lessons'),
        person.look()
      ]);
      const at = all.findIndex(
        (one) => one.id === this.id || (this.id === 'first' && one.kind === 'first-flight')
      );
      this.info = all[at] ?? null;
      if (!this.info) throw new ApiError(404, 'unknown', '');
      this.id = this.info.id;
      this.next = all[at + 1] ?? null;
      this.page = page;
      this.words = words;
      const begun = me
        ? (await api.myLessons()).find((one) => one.game === this.game && one.lesson === this.id)
        : undefined;
      this.#rev = begun?.rev ?? 0;
      this.#done = begun?.done ?? false;
      const again = begun && begun.step < this.info.steps ? begun : null;
      await this.#begin(again ? { step: again.step, answers: again.answers } : {});
    } catch (error) {
      this.failed = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error));
    }
  }

  /** Where it was left; from its beginning if the lesson has changed since. */
  async #begin(from: LessonMove): Promise<void> {
    let step: LessonStep;
    try {
      step = await api.lesson(this.game, this.id, from);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      step = await api.lesson(this.game, this.id, {});
    }
    await this.#take(step, true);
  }

  async speak(lang: Lang): Promise<void> {
    if (!this.words || this.words.lang === lang) return;
    this.words = await wordsFor(lang, this.game, 'lessons');
    if (this.table) this.table.words = this.words;
    this.#seat();
  }

  close(): void {
    this.table?.forget();
  }

  // What the learner does.

  on(): void {
    this.#do({ do: 'on' });
  }
  back(): void {
    this.#do({ do: 'back' });
  }
  /** Let the guide do it. */
  show(): void {
    this.#do({ do: 'show' });
  }
  again(): void {
    this.#do({ step: 0, answers: [], do: 'look' });
  }

  /** After a first flight: a whole match, with the coach. */
  async playOn(): Promise<void> {
    this.busy = true;
    try {
      await playGuided(this.game);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.table) this.table.trouble = error.message || error.code;
    } finally {
      this.busy = false;
    }
  }

  #do(move: LessonMove): void {
    const { step, table } = this;
    if (!step || this.busy) return;
    this.busy = true;
    if (table) {
      table.film.end();
      table.busy = true;
      table.trouble = null;
    }
    api
      .lesson(this.game, this.id, { step: step.step, answers: step.answers, ...move })
      .then((fresh) => this.#take(fresh, fresh.step <= step.step && !fresh.reply))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (table) table.trouble = error.message || error.code;
      })
      .finally(() => {
        this.busy = false;
        if (this.table) this.table.busy = false;
      });
  }

  async #take(step: LessonStep, anew: boolean): Promise<void> {
    this.reply = step.reply ?? null;
    if (step.reply) {
      this.table?.picker.ask(this.table.update.decision?.options ?? []);
      return;
    }
    const { table } = this;
    if (!table || anew || step.table !== this.step?.table) await this.#sitDown(step);
    else {
      this.step = step;
      table.spoken = step.at;
      table.take(step.update);
    }
    this.#keep(step);
  }

  async #sitDown(step: LessonStep): Promise<void> {
    const { game, layout, teams, elements, printed } = await api.lessonElements(
      this.game,
      this.id,
      step.table
    );
    this.table?.forget();
    const setup = { game, layout, teams, elements, printed };
    // What led to another table is not told at it.
    const update = { ...step.update, told: [] };
    const table = new TableState(setup, this.words!, update, this.page);
    table.reducedMotion = likes.reducedMotion;
    table.speed = likes.now.film;
    table.deeds = {
      ...table.deeds,
      act: (option) => this.#do({ do: 'answer', answer: option.text }),
      undo: () => this.back(),
      hint: () => this.show(),
      showEnd: () => this.on(),
      views: async () => this.step!.views
    };
    this.step = step;
    table.spoken = step.at;
    this.table = table;
    this.#seat();
  }

  #seat(): void {
    const { table, words } = this;
    if (!table || !words) return;
    const seats = table.teams.flat().sort((a, b) => a - b);
    const cadet = words.say('level-cadet');
    table.sitters = sittersOf(
      seats.map((seat) => {
        const mine = seat === table.viewer;
        const { me } = person;
        const name = me && !me.guest ? me.name : words.say('page-lesson-you');
        if (mine) return { name, mine };
        return { name: seats.length > 2 ? `${cadet} ${seat + 1}` : cadet, level: 'cadet' };
      })
    );
  }

  /** Keep how far this is; a lesson is not stopped because that could not be written. */
  #keep(step: LessonStep): void {
    if (step.step === 0) return;
    this.#done ||= step.done;
    const progress = { step: step.step, answers: step.answers, done: this.#done };
    this.#kept = this.#kept
      .then(async () => {
        await person.come();
        const kept = await api.keepLesson(this.game, this.id, { ...progress, rev: this.#rev });
        this.#rev = kept.rev;
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 409) return;
        const mine = await api.myLessons().catch(() => []);
        const one = mine.find((row) => row.game === this.game && row.lesson === this.id);
        if (one) this.#rev = one.rev;
      });
  }
}
