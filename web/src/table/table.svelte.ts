// The table as one pair of eyes sees it: what games draw from, fed with updates.
import { addressed, type Lang, type Saying, type Words } from '$lib/words';
import type {
  Decision,
  ElementWords,
  Event,
  Layout,
  Option,
  Outcome,
  Phrase,
  ChatLine,
  Told,
  Update
} from '$lib/wire';
import { SHAPES, type GamePage, type Happening, type Sitter, type TableModel } from './contract';
import { Picker } from './picker.svelte';
import { Projector } from './projector.svelte';

/** Name and help of one element, as the server gives it. */
export type Known = ElementWords;

/** What is told of one entry, with a sentence for each event. */
export type Heard = Told;

/** What does not change during a match. */
export interface Furniture {
  game: string;
  layout: Layout;
  elements: Record<string, Known>;
  teams: readonly (readonly number[])[];
  /** The components of its own data set; nothing for the set that the page was built with. */
  printed?: Record<string, unknown> | null | undefined;
}

/** How a table does what a person asks for. */
export interface Deeds {
  act(option: Option): void;
  undo(): void;
  hint(): void;
  /** Let chance answer where it waits for me. */
  confirm(): void;
  /** Answer a wish to take back. */
  consent(agree: boolean): void;
  say(text: string): void;
  /** Show how it ended. */
  showEnd(): void;
}

const none = () => {};
const NOTHING: Deeds = {
  act: none,
  undo: none,
  hint: none,
  confirm: none,
  consent: none,
  say: none,
  showEnd: none
};

export class TableState implements TableModel<unknown> {
  readonly game: string;
  readonly layout: Layout;
  readonly teams: readonly (readonly number[])[];
  readonly picker = new Picker();
  readonly projector = new Projector();
  readonly #known: Record<string, Known>;
  readonly #page: GamePage | null;

  #words = $state.raw() as Words;
  sitters = $state.raw<readonly Sitter[]>([]);
  update = $state.raw() as Update;
  heard = $state.raw<readonly Heard[]>([]);
  watching = $state(false);
  busy = $state(false);
  reducedMotion = $state(false);
  /** The ply of the last answer of mine. */
  answered = $state(0);
  /** An option that a level advised. */
  advised = $state<number | null>(null);
  /** What was said at the table. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What could not be done, in words. */
  trouble = $state<string | null>(null);
  deeds: Deeds = NOTHING;

  constructor(furniture: Furniture, words: Words, update: Update, page: GamePage | null = null) {
    this.game = furniture.game;
    this.layout = furniture.layout;
    this.teams = furniture.teams;
    this.#known = furniture.elements;
    this.#page = page;
    page?.print?.(furniture.game, furniture.printed ?? null);
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
  get lang(): Lang {
    return this.words.lang;
  }
  get view(): unknown {
    return this.update.view;
  }
  get viewer(): number | null {
    return this.update.viewer;
  }
  get decision(): Decision | null {
    return this.update.decision;
  }
  get asked(): readonly number[] {
    return this.update.pending.seats ?? [];
  }
  get outcome(): Outcome | null {
    return this.update.outcome ?? null;
  }
  get playing(): readonly Happening[] {
    return this.projector.playing;
  }

  /** How many of my own answers lie among those that may be taken back. */
  undoable = $derived.by(() => {
    const free = this.watching ? 0 : (this.update.undo ?? 0);
    if (free === 0) return 0;
    const standing: number[] = [];
    for (const one of this.heard) {
      const [verb, count] = one.text.split(' ');
      if (verb === 'undo') standing.splice(-Number(count));
      else standing.push(one.seat);
    }
    return standing.slice(-free).filter((seat) => this.update.mine.includes(seat)).length;
  });

  #names = $derived(this.sitters.map((one) => one.name));
  log = $derived(this.heard.flatMap((one) => this.happenings(one)));
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
    this.heard = [...kept, ...fresh];
    const mine = [...this.heard].reverse().find((one) => one.seat === update.viewer);
    const answers = this.answered !== (mine?.ply ?? 0);
    this.answered = mine?.ply ?? 0;
    this.update = update;
    this.advised = null;
    // While others answer too, my question stays open: what I pointed at must not be lost.
    if (first || answers || JSON.stringify(asks) !== JSON.stringify(update.decision))
      this.picker.ask(this.#options(update.decision));
    if (first || this.reducedMotion) this.projector.skip();
    else this.projector.show(fresh.flatMap((one) => this.happenings(one)));
  }

  /** Show a moment of a finished match: `heard` is all that was told until then. */
  show(update: Update, heard: readonly Heard[], plays: boolean): void {
    const last = heard.at(-1);
    this.heard = heard;
    this.answered = update.ply;
    this.update = update;
    this.projector.skip();
    if (plays && last && !this.reducedMotion) this.projector.show(this.happenings(last));
  }

  /** Forget what was told, for other eyes. */
  forget(): void {
    this.heard = [];
    this.projector.skip();
  }

  #options(decision: Decision | null): readonly Option[] {
    if (!decision || this.watching) return [];
    const page = this.#page;
    if (!page?.fold) return decision.options;
    const open = decision.options.filter((one) => page.fold!(one, decision) === null);
    const folded = decision.options.filter((one) => page.fold!(one, decision) !== null);
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
    if (told.label) {
      const event = { kind: 'answer', args: {} };
      return [{ ply, seat, event, line: this.#line(told.label) }];
    }
    const [verb = '', count] = told.text.split(' ');
    if (events.length || (verb !== 'undo' && verb !== 'resign')) return found;
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
    return known ? this.say(known) : null;
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

  act(option: Option): void {
    if (this.busy || this.watching) return;
    this.projector.skip();
    this.deeds.act(option);
  }
  undo(): void {
    if (this.undoable > 0 && !this.busy) this.deeds.undo();
  }
  hint(): void {
    if (this.decision && !this.watching) this.deeds.hint();
  }
}

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
  seats: readonly { name: string; level?: string | null; mine?: boolean }[],
  present: ReadonlySet<number> = new Set()
): Sitter[] {
  return seats.map((one, seat) => ({
    seat,
    name: one.name,
    level: one.level ?? null,
    mine: one.mine ?? false,
    present: one.level != null || (one.mine ?? false) || present.has(seat),
    shape: SHAPES[seat % SHAPES.length]!
  }));
}

/** Context: a component that stands where the question is, in a replay. */
export const INSTEAD = Symbol('instead of the question');
/** Context: how a line of the log leads to its moment. */
export const JUMP = Symbol('jump from the log');
