// The table as one pair of eyes sees it: what games draw from, fed with updates.
import { addressed, type Lang, type Saying, type Words } from '$lib/words';
import type {
  Decision,
  ElementWords,
  Event,
  Hint,
  Layout,
  Option,
  Outcome,
  Phrase,
  ChatLine,
  Seat,
  Told,
  Update,
  Views
} from '$lib/wire';
import { byHand } from '$lib/judged';
import { SHAPES, type GamePage, type Happening, type Sitter, type TableModel } from './contract';
import { keepSeen, seenPly } from '$lib/seen';
import { Film, viewsAfter, type Speed, type Step, type Still } from './film.svelte';
import { chainOf, follows, ordered, type Chain } from './chain';
import { Picker } from './picker.svelte';
import { Projector } from './projector.svelte';
import { isHeading, SILENT, takenBack } from './log';
import { verdictOf, type Verdict } from './takeback';

/** Name and help of one element, as the server gives it. */
export type Known = ElementWords;

/** What is told of one entry, with a sentence for each event. */
export type Heard = Told;

/** What does not change during a match. */
export interface TableSetup {
  game: string;
  layout: Layout;
  elements: Record<string, Known>;
  teams: readonly (readonly number[])[];
  /** The components of its own data set; nothing for the set that the page was built with. */
  printed?: Record<string, unknown> | null | undefined;
}

/** How a table does what a person asks for. */
export interface Deeds {
  /** Answer, and go on with what follows. */
  act(option: Option, chain: Chain | null): void;
  undo(): void;
  hint(): void;
  /** Let chance answer where it waits for me. */
  confirm(): void;
  /** Answer a wish to take back. */
  consent(agree: boolean): void;
  say(text: string): void;
  /** Show how it ended. */
  showEnd(): void;
  /** The views after `first` to `last` entries, with these eyes. */
  views(first: number, last: number): Promise<Views>;
}

const none = () => {};
const NOTHING: Deeds = {
  act: none,
  undo: none,
  hint: none,
  confirm: none,
  consent: none,
  say: none,
  showEnd: none,
  views: () => Promise.reject(new Error('nobody knows'))
};
/** Milliseconds for the board as it was, before a film of what is past. */
const LEAD = 900;
/** Entries whose views are asked for at once. */
const PIECE = 60;
/** Entries that a film of the past goes back at most. */
const MOST_BACK = 200;

export class TableState implements TableModel<unknown> {
  readonly game: string;
  readonly layout: Layout;
  readonly teams: readonly (readonly number[])[];
  readonly picker = new Picker();
  readonly projector = new Projector();
  readonly film = new Film({
    speed: () => this.speed,
    shows: (still, forward) => this.#shows(still, forward),
    ended: (whole) => this.#filmed(whole)
  });
  readonly #known: Record<string, Known>;
  readonly #page: GamePage | null;

  #words = $state.raw() as Words;
  sitters = $state.raw<readonly Sitter[]>([]);
  update = $state.raw() as Update;
  heard = $state.raw<readonly Heard[]>([]);
  watching = $state(false);
  spoken = $state.raw<readonly string[]>([]);
  busy = $state(false);
  reducedMotion = $state(false);
  /** How fast films run. */
  speed = $state<Speed>('off');
  /** The last ply that was seen: what was done to me after it stays marked. */
  seen = $state(0);
  #rest: (() => void)[] = [];
  /** The ply of the last answer of mine. */
  answered = $state(0);
  /** What a level advised, and what else it thought of. */
  advice = $state.raw<Hint | null>(null);
  /** A hint was asked for: a level thinks, or the server has no time for it yet. */
  /** What became of a take-back that I asked for, until the next update. */
  verdict = $state<Verdict | null>(null);
  hinting = $state<'thinking' | 'waiting' | null>(null);
  /** What was said at the table. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What could not be done, in words. */
  trouble = $state<string | null>(null);
  deeds: Deeds = NOTHING;

  constructor(setup: TableSetup, words: Words, update: Update, page: GamePage | null = null) {
    this.game = setup.game;
    this.layout = setup.layout;
    this.teams = setup.teams;
    this.#known = setup.elements;
    this.#page = page;
    page?.print?.(setup.game, setup.printed ?? null);
    this.words = words;
    this.take(update);
  }

  get words(): Words {
    return this.#words;
  }
  /** The words of the game, with the names of the data set that is played. */
  set words(words: Words) {
    this.#words = words.renamed(namesOf(this.#known, words.lang));
  }
  /** The option that a level advised. */
  get advised(): number | null {
    return this.advice?.action ?? null;
  }
  get lang(): Lang {
    return this.words.lang;
  }
  get view(): unknown {
    return this.still ? this.still.view : this.update.view;
  }
  get still(): Still | null {
    return this.film.still;
  }
  get viewer(): number | null {
    return this.update.viewer;
  }
  get decision(): Decision | null {
    return this.still ? null : this.update.decision;
  }
  get asked(): readonly number[] {
    if (this.still) return this.still.seat < 0 ? [] : [this.still.seat];
    return this.update.pending.seats ?? [];
  }
  get outcome(): Outcome | null {
    const isPast = this.still !== null && this.still.ply < this.update.ply;
    return isPast ? null : (this.update.outcome ?? null);
  }
  get rolls(): boolean {
    return this.film.runs;
  }
  get held(): boolean {
    return this.film.held;
  }
  get playing(): readonly Happening[] {
    return this.projector.playing;
  }

  /** How many of my own answers lie among those that may be taken back. */
  undoable = $derived.by(() => {
    const free = this.watching ? 0 : (this.update.undo ?? 0);
    if (free === 0) return 0;
    const gone = takenBack(this.heard);
    const standing = this.heard.filter(
      (one) => !gone.has(one.ply) && !one.text.startsWith('undo ')
    );
    return standing.slice(-free).filter((one) => this.update.mine.includes(one.seat)).length;
  });

  #names = $derived(this.sitters.map((one) => one.name));
  #shown = $derived(this.still?.ply ?? Infinity);
  /** What was taken back did not happen. */
  #standing = $derived.by(() => {
    const told = this.heard.filter((one) => one.ply <= this.#shown);
    const gone = takenBack(told);
    return gone.size ? told.filter((one) => !gone.has(one.ply)) : told;
  });
  log = $derived(this.#standing.flatMap((one) => this.happenings(one)));
  /** Why somebody is first among equals, at the end. */
  tie = $derived(this.outcome && this.update.tie ? this.say(this.update.tie) : null);
  /** What happened since my last answer. */
  recent = $derived(this.log.filter((one) => one.ply > this.answered));
  #fresh = $derived.by(() => {
    const named = new Set<string>();
    for (const one of this.recent) for (const element of namedBy(one.event)) named.add(element);
    return named;
  });

  /** Take an update: what is new in it is told after what is known. */
  take(update: Update): void {
    const told = update.told as Heard[];
    const kept = this.heard.filter((one) => one.ply <= update.since);
    const fresh = told.filter((one) => one.ply > (kept.at(-1)?.ply ?? 0));
    const first = this.update === undefined || this.update.viewer !== update.viewer;
    const asks = this.update?.decision;
    const before = this.update;
    this.heard = [...kept, ...fresh];
    const mine = [...this.heard].reverse().find((one) => one.seat === update.viewer);
    const answers = this.answered !== (mine?.ply ?? 0);
    this.answered = mine?.ply ?? 0;
    if (this.update && !first)
      this.verdict =
        verdictOf(this.update, update) ?? (update.ply === this.update.ply ? this.verdict : null);
    this.update = update;
    this.advice = null;
    if (first) this.#sit();
    const steps = first || this.speed === 'off' ? [] : this.#stepsOf(fresh);
    if (steps.length) {
      this.film.play(boardOf(before!), steps);
      this.picker.ask([]);
    }
    if (this.still) return;
    // While others answer too, my question stays open: what I pointed at must not be lost.
    if (first || answers || JSON.stringify(asks) !== JSON.stringify(update.decision))
      this.picker.ask(this.#options(update.decision));
    if (first || this.reducedMotion) this.projector.skip();
    else this.projector.show(fresh.flatMap((one) => this.happenings(one)));
  }

  /** Other eyes, or new ones: what is past for them is not filmed before they ask. */
  #sit(): void {
    this.film.end();
    this.seen = seenPly(this.update.id, this.viewer) ?? this.answered;
  }

  /** The steps of a film of these entries; none if I did them all myself. */
  #stepsOf(told: readonly Heard[]): Step[] {
    const { mine, view, ply: last } = this.update;
    const isMine = (one: Heard) => mine.includes(one.seat);
    const isForeign = (one: Heard) => one.seat >= 0 && !isMine(one) && this.happenings(one).length;
    if (!this.film.still && !told.some(isForeign)) return [];
    // What I have just answered needs no showing.
    const from = told.findIndex((one) => !isMine(one) || one.auto != null);
    const shown = told.slice(from).filter((one) => this.happenings(one).length);
    const views = this.#views(shown[0]?.ply ?? last, last);
    return shown.map((one, at) =>
      this.#step(one, this.happenings(one), () =>
        // What is silent after the last of them changes nothing that could be told.
        at === shown.length - 1 ? Promise.resolve(view) : views(one.ply)
      )
    );
  }

  /** The views of some moments, asked for in pieces: with one the next that will be needed. */
  #views(first: number, last: number): (ply: number) => Promise<unknown> {
    const pieces = new Map<number, Promise<readonly unknown[]>>();
    const pieceOf = (ply: number): readonly [number, Promise<readonly unknown[]>] => {
      const from = ply - ((ply - first) % PIECE);
      const known = pieces.get(from);
      if (known) return [from, known];
      const asked = this.deeds
        .views(from, Math.min(last, from + PIECE - 1))
        .then(({ view, changes }) => viewsAfter(view, changes));
      pieces.set(from, asked);
      asked.catch(() => pieces.delete(from));
      return [from, asked];
    };
    return async (ply) => {
      const [from, views] = pieceOf(ply);
      const ahead = ply + PIECE / 2;
      if (ahead <= last) pieceOf(ahead);
      return (await views)[ply - from];
    };
  }

  #step(one: Heard, lines: readonly Happening[], view: Step['view']): Step {
    return { ply: one.ply, seat: one.seat, lines, view };
  }

  /** Rewind to the board after ply `from` and show what happened since. */
  async rewind(from: number): Promise<void> {
    const { ply: last, view } = this.update;
    const first = Math.max(from, last - MOST_BACK);
    const told = this.heard.filter((one) => one.ply > first && this.happenings(one).length);
    if (!told.length) return;
    const views = this.#views(first, last);
    const board = await views(first).catch(() => null);
    if (board === null || this.update.ply !== last || this.film.still) return;
    const steps = told.map((one) =>
      this.#step(one, this.happenings(one), () =>
        one.ply === last ? Promise.resolve(view) : views(one.ply)
      )
    );
    this.picker.ask([]);
    this.film.play({ ply: first, seat: -1, lines: [], view: board }, steps, LEAD);
  }

  /** The whole match as a film that stays: every entry is a step, also one that tells nothing. */
  async replay(at: number): Promise<void> {
    this.answered = this.update.ply;
    const views = this.#views(0, this.update.ply);
    const before: Step = { ply: 0, seat: -1, lines: [], view: () => views(0) };
    const steps = this.heard.map((one) => ({
      ...this.#step(one, this.happenings(one), () => views(one.ply)),
      choice: one.label ? this.#line(one.label) : null,
      begins: this.happenings(one).some(isHeading)
    }));
    await this.film.load([before, ...steps], at);
  }

  /** What happened since my last turn, from the board as it was. */
  showRecent(): void {
    void this.rewind(this.answered);
  }

  /** On coming back: what others did that I have not seen. */
  catchUp(): void {
    if (this.speed === 'off' || this.watching || this.update.outcome) return;
    const begins = this.heard.find((one) => one.events?.some(({ kind }) => kind === 'turn'));
    const from = Math.max(this.seen, this.answered, (begins?.ply ?? 1) - 1);
    const isForeign = (one: Heard) => one.ply > from && one.seat >= 0 && one.seat !== this.viewer;
    if (this.heard.some((one) => isForeign(one) && this.happenings(one).length))
      void this.rewind(from);
  }

  /** Hold still on the board after ply `ply`, until `resume`. */
  async hold(ply: number): Promise<void> {
    const { lines = [], seat = -1 } = this.still?.ply === ply ? this.still : {};
    const known =
      this.still?.ply === ply ? this.still : this.update.ply === ply ? this.update : null;
    const view = known?.view ?? (await this.#views(ply, ply)(ply).catch(() => null));
    if (view === null) return;
    this.picker.ask([]);
    this.film.hold({ ply, seat, lines, view });
  }

  resume(): void {
    this.film.resume();
  }

  /** Do something when nothing of the past is shown any more. */
  atRest(then: () => void): void {
    if (this.still) this.#rest.push(then);
    else then();
  }

  #shows(still: Still, forward: boolean): void {
    this.projector.skip();
    if (forward && !this.reducedMotion) this.projector.show(still.lines);
  }

  #filmed(whole: boolean): void {
    this.projector.skip();
    if (whole) this.markSeen();
    this.picker.ask(this.#options(this.update.decision));
    for (const then of this.#rest.splice(0)) then();
  }

  /** All that happened so far has been seen. */
  markSeen(): void {
    this.seen = this.update.ply;
    keepSeen(this.update.id, this.viewer, this.seen);
  }

  /** Done to me by somebody else, and not seen yet. */
  marks = $derived(
    this.watching || this.viewer === null
      ? []
      : this.log.filter((one) => one.ply > this.seen && this.isDoneToMe(one))
  );

  /** Did somebody else do this to me? */
  isDoneToMe(one: Happening): boolean {
    if (one.seat < 0 || one.seat === this.viewer || this.viewer === null) return false;
    return this.#page?.isDoneToMe?.(this, one) ?? one.event.args.target === `seat:${this.viewer}`;
  }

  /** Only levels play with me: everything can be taken back. */
  isAlone = $derived(this.sitters.every((one) => one.mine || one.level !== null));

  /** Forget what was told, for other eyes. */
  forget(): void {
    this.heard = [];
    this.film.end();
    this.projector.skip();
  }

  #options(decision: Decision | null): readonly Option[] {
    if (!decision || this.watching) return [];
    const page = this.#page;
    const options = ordered(decision.options);
    if (!page?.fold) return options;
    const open = options.filter((one) => page.fold!(one, decision) === null);
    const folded = options.filter((one) => page.fold!(one, decision) !== null);
    return [...open, ...folded];
  }

  /** What the game draws in the line of an answer. */
  get Answer(): GamePage['Answer'] {
    return this.#page?.Answer;
  }

  /** The key of the fold an option lies in. */
  foldOf(option: Option): string | null {
    return this.decision ? (this.#page?.fold?.(option, this.decision) ?? null) : null;
  }

  /** The lines of one entry; kept, because a long match has many. */
  happenings(told: Heard): Happening[] {
    const kept = this.#lines.get(told);
    if (kept && kept.words === this.words && kept.names === this.#names) return kept.found;
    const found = this.#told(told);
    this.#lines.set(told, { words: this.words, names: this.#names, found });
    return found;
  }
  #lines = new WeakMap<Heard, { words: Words; names: string[]; found: Happening[] }>();

  #told(told: Heard): Happening[] {
    const { ply, seat } = told;
    const events = told.events ?? [];
    const found = events.map((event, at) => {
      const phrase = told.lines?.[at];
      let line = phrase ? this.#line(phrase) : event.kind;
      if (at === 0 && told.auto === 'forced') line += ` (${this.words.say('forced')})`;
      return { ply, seat, event, line };
    });
    const [verb = '', count] = told.text.split(' ');
    const silent = this.#page?.silent ?? SILENT;
    if (events.length || (verb !== 'undo' && verb !== 'resign'))
      return found.filter((one) => !silent.includes(one.event.kind));
    const key = verb === 'undo' ? 'table-took-back' : 'table-resigned';
    const line = this.say({ key, args: { seat, count: Number(count ?? 1) } });
    return [{ ply, seat, event: { kind: verb, args: {} }, line }];
  }

  #line(phrase: Phrase): string {
    const text = this.say(phrase);
    return text.slice(0, 1).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  fresh(element: string): boolean {
    return this.#fresh.has(element);
  }

  name(element: string): string {
    const known = this.#known[element]?.name;
    if (known) return this.say(known);
    const [kind, number] = element.split(':');
    if (kind === 'seat') return this.#names[Number(number)] ?? element;
    const key = element.replaceAll(':', '-');
    return this.words.has(key) ? this.words.say(key) : element;
  }

  explain(element: string): string | null {
    const known = this.#known[element]?.explain;
    return known ? this.#withoutHead(this.say(known), this.name(element)) : null;
  }

  /** Help without the title it stands under, and without what a small mark there says. */
  #withoutHead(text: string, title: string): string {
    const head = text.slice(0, title.length + 2);
    const same = head.toLocaleLowerCase(this.lang) === `${title}. `.toLocaleLowerCase(this.lang);
    let rest = same ? text.slice(head.length) : text;
    for (const key of NOTES) if (this.words.has(key)) rest = rest.replace(this.words.say(key), '');
    rest = rest.trim();
    return rest.slice(0, 1).toLocaleUpperCase(this.lang) + rest.slice(1);
  }

  sentences(element: string): readonly (string | null)[] {
    const known = this.#known[element]?.sentences ?? [];
    return known.map((one) => one && this.say(one));
  }

  calls(element: string): readonly string[] {
    return this.#page?.calls?.(this, element) ?? [];
  }

  letters(): string {
    return this.#page?.letters?.(this) ?? '';
  }

  say(phrase: Saying): string {
    if (typeof phrase === 'string') return phrase;
    return this.words.render(addressed(phrase, this.#names, this.viewer, this.teams));
  }

  label(option: Option): string {
    return this.#line(option.label);
  }

  point(element: string): void {
    if (this.busy || this.watching) return;
    const { picker } = this;
    const ready = picker.ready;
    if (ready && picker.chosen.at(-1) === element) this.act(ready);
    else picker.choose(element);
  }

  act(option: Option, chain: Chain | null = chainOf(option)): void {
    if (this.busy || this.watching) return;
    this.projector.skip();
    this.deeds.act(option, chain);
  }
  /** Give an answer without what would follow it. */
  leaveOut(option: Option): void {
    this.act(option, option.then ? { until: 'left out', then: option.then, wanted: true } : null);
  }
  /** Leave out all that is still asked in this turn. */
  endTurn(): void {
    const chain: Chain = { until: 'turn ended' };
    const first = this.decision && follows(this.decision, chain);
    if (first) this.act(first, first.role === 'end' ? null : chain);
  }
  undo(): void {
    this.film.end();
    if (this.undoable > 0 && !this.busy) this.deeds.undo();
  }
  hint(): void {
    if (this.decision && !this.watching) this.deeds.hint();
  }
}

/** The present as the board before a film. */
const boardOf = ({ ply, view }: Update): Still => ({ ply, seat: -1, lines: [], view });

/** Told once on the page of the rules; beside a thing, a mark says it. */
const NOTES = ['explain-reconstructed', 'explain-space-reconstructed', 'explain-inferred'];

/** The names that come from the data set itself, by the keys of our own messages. */
function namesOf(known: Record<string, Known>, lang: Lang): Map<string, string> {
  const names = new Map<string, string>();
  for (const [element, { name }] of Object.entries(known))
    if (typeof name === 'object' && name?.key === 'data-name')
      names.set(element.replaceAll(':', '-'), String(name.args?.[lang]));
  return names;
}

/** The elements that an event names. */
export function namedBy(event: Event): string[] {
  const named = Object.values(event.args).filter((one) => typeof one === 'string');
  return event.cause ? [...named, event.cause] : named;
}

/** The people at a table, with their shapes. */
export function sittersOf(
  seats: readonly Pick<Seat, 'name' | 'level' | 'judge' | 'mine'>[],
  present: ReadonlySet<number> = new Set()
): Sitter[] {
  return seats.map((one, seat) => ({
    seat,
    name: one.name,
    level: one.level ?? null,
    byHand: byHand(one.judge),
    mine: one.mine ?? false,
    present: one.level != null || (one.mine ?? false) || present.has(seat),
    shape: SHAPES[seat % SHAPES.length]!
  }));
}

/** Context: a component that stands where the question is, in a replay. */
export const INSTEAD = Symbol('instead of the question');
/** Context: the key of what is said where a lesson is only read. */
export const READS = Symbol('reading a lesson');
/** Context: how points say where they come from. */
export const POINTS = Symbol('where points come from');
/** Context: how a line of the log leads to its moment. */
export const JUMP = Symbol('jump from the log');
/** Context: the lessons of the game, to which questions lead. */
export const LESSONS = Symbol('lessons of the game');
