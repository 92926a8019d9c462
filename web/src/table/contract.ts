// What a game's table gets from the shell, and what it must give.
//
// A game is a folder `src/games/<folder>/` whose `index.ts` exports a `GamePage`. Its `Table`
// lays out the whole screen below the top bar (desk and phone) and places the shared panels
// (`Question`, `Log`, `SeatPanel`, ... from `src/table/`) where the art direction wants them.
import type { Component } from 'svelte';
import type { ByHand } from '$lib/judged';
import type { Lang, Saying, Words } from '$lib/words';
import type { Decision, Event, Layout, Option, Outcome, Phrase, Update } from '$lib/wire';
import type { Still } from './film.svelte';
import type { Picker } from './picker.svelte';

/** A person or level at a seat; `shape` is drawn with everything the seat owns. */
export interface Sitter {
  seat: number;
  name: string;
  level: string | null;
  /** Why this level plays by hand-written rules, and not by what it learned. */
  byHand: ByHand | null;
  mine: boolean;
  present: boolean;
  shape: Shape;
}

export type Shape = 'triangle' | 'square' | 'diamond' | 'circle' | 'hexagon' | 'cross';
export const SHAPES: readonly Shape[] = [
  'triangle',
  'square',
  'diamond',
  'circle',
  'hexagon',
  'cross'
];

/** One event with its sentence, already addressed to the viewer. */
export interface Happening {
  ply: number;
  seat: number;
  event: Event;
  line: string;
}

/** The table as one pair of eyes sees it; a reactive class in the shell implements it. */
export interface TableModel<V = unknown> {
  readonly game: string;
  readonly lang: Lang;
  readonly words: Words;
  /** The game's view; replaced whole with every update. */
  readonly view: V;
  readonly layout: Layout;
  readonly sitters: readonly Sitter[];
  /** The seat whose eyes these are; null for a spectator. */
  readonly viewer: number | null;
  readonly teams: readonly (readonly number[])[];
  readonly decision: Decision | null;
  /** The seats that are asked now. */
  readonly asked: readonly number[];
  readonly picker: Picker;
  readonly outcome: Outcome | null;
  readonly update: Update;
  /** Everything told so far, oldest first. */
  readonly log: readonly Happening[];
  /** What the guide of a lesson speaks of; nothing at other tables. */
  readonly spoken: readonly string[];
  /** What has just happened and is being shown, for animations; empty when at rest or reduced. */
  readonly playing: readonly Happening[];
  /** A board of the past that is shown instead of the present, and what was just done on it. */
  readonly still: Still | null;
  /** The film of it goes on by itself. */
  readonly rolls: boolean;
  /** It stands on one board until `resume`. */
  readonly held: boolean;
  /** Show the board after ply `ply` until `resume`. */
  hold(ply: number): Promise<void>;
  resume(): void;
  /** What of it happened since I last answered. */
  readonly recent: readonly Happening[];
  /** Was it named by any of that? It keeps a brass ring. */
  fresh(element: string): boolean;
  readonly reducedMotion: boolean;
  /** Replay or spectating: nothing can be answered. */
  readonly watching: boolean;
  /** The name of an element, and help on it, in words. */
  name(element: string): string;
  explain(element: string): string | null;
  /** What each effect of an element does; null is said with the one before. */
  sentences(element: string): readonly (string | null)[];
  /** What else a person may call an element when typing its name. */
  calls?(element: string): readonly string[];
  /** Letters that the game's own keys take just now. */
  letters?(): string;
  /** A phrase in the language of the page, seats addressed to the viewer. */
  say(phrase: Saying): string;
  /** The label of an option. */
  label(option: Option): string;
  /** Point at a lit element: it narrows; pointing again at the last one of a complete answer does
   * it. Boards call this on click. */
  point(element: string): void;
  /** Answer. */
  act(option: Option): void;
  /** An answer was given and the server has not said so yet; nothing more can be chosen. */
  readonly busy: boolean;
  readonly hinting: 'thinking' | 'waiting' | null;
  /** How many of my answers can be taken back freely. */
  readonly undoable: number;
  undo(): void;
  hint(): void;
}

export interface GamePage {
  /** The ids of the games drawn by this folder. */
  games: readonly string[];
  /** The whole table under the top bar. */
  Table: Component<{ t: TableModel<any> }>;
  /** Our cover art for the home page: an SVG that fills its arch. */
  Cover: Component<{ game: string }>;
  /** "Where every point came from" on the end screen. */
  Ending: Component<{ t: TableModel<any> }>;
  /** The boxes' player aids: what is still hidden, seen and unseen, icon lexicon, running score. */
  Aids: Component<{ t: TableModel<any> }>;
  /** A drawing of one element for tooltips, enlarged cards and rules; nothing if it has none. */
  Piece: Component<{ game: string; element: string; t?: TableModel<any> }>;
  /** A component of a data set in the workshop, with all that its faces print; else its piece. */
  Specimen?: Component<{ game: string; element: string; t: TableModel<any> }>;
  /** Does the piece itself say what it is and does? Then the tooltip adds no words. */
  speaks?(element: string): boolean;
  /** Inside the arc of the end screen (an <svg> of 420 x 190, the arc's middle at 210, 210). */
  Crown?: Component<{ t: TableModel<any> }>;
  /** What stands in the line of an answer instead of its plain label (which stays its name). */
  Answer?: Component<{ t: TableModel<any>; option: Option }>;
  /** The key of a message with $n under which an option is folded away in long lists, or null.
   * Folded options come last; the message is the line that opens them. */
  fold?(option: Option, decision: Decision): string | null;
  /** What else an element may be called when its name is typed: the place it lies on, say. Its id,
   * the name the board shows and the words of that are known without it. */
  calls?(t: TableModel<any>, element: string): readonly string[];
  /** Letters of the game's own keys, in small; names that begin with one need a `/` before. */
  letters?(t: TableModel<any>): string;
  /** Draw the components of this data set from now on; null for the one that ships. */
  print?(game: string, printed: Record<string, unknown> | null): void;
  /** Kinds of events that tell nothing in the log. */
  silent?: readonly string[];
  /** Did somebody else do this to whoever looks? It stays marked until it was seen. */
  isDoneToMe?(t: TableModel<any>, one: Happening): boolean;
  /** Nothing is hidden from anybody: a hot seat needs no curtain. */
  isOpen?: boolean;
  /** The figure of each seat that the graph over time draws (score, value, discs ...). */
  course(view: unknown): readonly number[];
  /** What that figure is, in words. */
  figure?(t: TableModel<any>): string;
  /** Catalogues of the page for this game, beside the game's own. */
  words: Record<Lang, () => Promise<readonly string[]>>;
  /** The rules of a game, written by us; a game from elsewhere has none here. */
  rules?: Record<Lang, (game: string) => Promise<RulesPage>>;
}

export interface RulesPage {
  title: string;
  /**
   * Chapters of trusted HTML of our own, with `<span data-piece="card:nero"></span>` for drawings and
   * `<span data-diagram="action:2"></span>` for diagrams.
   */
  chapters: readonly { id: string; title: string; html: string }[];
  /** Draws the diagrams that the chapters ask for. */
  Diagram?: Component<{ game: string; name: string }>;
}

export type { Phrase };
