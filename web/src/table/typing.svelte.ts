// Typing the name of a place makes it hot: `PA2`, `U9`, `mars`, as the board shows it.
//
// Letters begin a name by themselves where they mean nothing else. A letter of the table (U, H, L)
// with which the name of a lit place begins waits a moment: another key makes it a name, none lets
// it do what it always does. After `/` every key is part of a name.
import type { TableModel } from './contract';

/** Milliseconds that a letter waits for a second one, and that a name stays without another key. */
export const WAIT = 500;
export const STAYS = 2000;

/** Letters and digits alone, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The short names of an element: its own, and what the game calls it besides. */
function shortNames(t: TableModel, element: string): string[] {
  return [element.split(':').at(-1) ?? '', ...(t.calls?.(element) ?? [])].map(plain);
}

/** What an element may be called: its short names, what the board shows, from any word of it on. */
export function callsOf(t: TableModel, element: string): string[] {
  const name = t.name(element);
  const shown = name === element ? '' : name; // it has none
  const words = shown.split(/[\s,()’'-]+/).map(plain);
  const said = words.map((_, from) => words.slice(from).join(''));
  return [...shortNames(t, element), ...said].filter((one) => one.length > 0);
}

/** The elements that a name stands for: those called so, else those whose name begins so. */
export function calledSo(t: TableModel, typed: string, elements: Iterable<string>): string[] {
  const wanted = plain(typed);
  if (!wanted) return [];
  const exact: string[] = [];
  const begun: string[] = [];
  for (const element of elements) {
    const calls = callsOf(t, element);
    if (calls.includes(wanted)) exact.push(element);
    else if (calls.some((one) => one.startsWith(wanted))) begun.push(element);
  }
  return exact.length ? exact : begun;
}

export class Typing {
  /** What was typed so far. */
  text = $state('');
  /** Begun with `/`: it stays until it is done or left. */
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What a waiting letter does if no other follows. */
  #instead: (() => void) | null = null;

  readonly #table: () => TableModel;

  constructor(table: () => TableModel) {
    this.#table = table;
  }

  get t(): TableModel {
    return this.#table();
  }

  /** The places that the name may mean: lit ones, or any where none is. */
  found = $derived.by((): readonly string[] => {
    const lit = calledSo(this.t, this.text, this.t.picker.lit);
    if (lit.length || !this.text) return lit;
    return calledSo(this.t, this.text, places(this.t));
  });

  get isTyping(): boolean {
    return this.open || this.text !== '';
  }

  /** Begin or go on with this key; false if it is not for us. `deed` is what it does otherwise. */
  take(key: string, deed: (() => void) | null): boolean {
    if (key === '/' && !this.isTyping) {
      this.open = true;
      return true;
    }
    if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
    if (!this.isTyping && !this.#begins(key, deed)) return false;
    this.#instead = this.isTyping ? null : deed;
    this.text += key;
    if (!this.#instead) this.#show();
    this.#later();
    return true;
  }

  #begins(key: string, deed: (() => void) | null): boolean {
    if (/\p{N}/u.test(key)) return false;
    const { t } = this;
    const lit = [...t.picker.lit];
    if (deed)
      return lit.some((one) => shortNames(t, one).some((name) => name.startsWith(plain(key))));
    return calledSo(t, key, lit).length > 0 || calledSo(t, key, places(t)).length > 0;
  }

  /** Take the last key back. */
  shorten(): void {
    this.text = this.text.slice(0, -1);
    this.#instead = null;
    this.#show();
    this.#later();
  }

  /** Point at what was named; false if there is nothing. */
  enter(): boolean {
    const [element] = this.found;
    this.leave();
    if (!element || !this.t.picker.isLit(element)) return false;
    const drawn = drawnAt(element);
    if (drawn) drawn.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else this.t.point(element);
    return true;
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#instead = null;
    this.text = '';
    this.open = false;
  }

  #show(): void {
    const [element] = this.found;
    if (!element) return;
    drawnAt(element)?.focus();
    this.t.picker.hot = element;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.#instead) this.#timer = setTimeout(() => this.#lapse(), WAIT);
    else if (!this.open) this.#timer = setTimeout(() => this.leave(), STAYS);
  }

  #lapse(): void {
    const deed = this.#instead;
    this.leave();
    deed?.();
  }
}

/** The places of the board, lit or not. */
function places(t: TableModel): string[] {
  return t.layout.elements.filter((one) => one.at).map((one) => one.name);
}

/** Where a lit element is drawn in sight. */
function drawnAt(element: string): SVGElement | null {
  const all = document.querySelectorAll<SVGElement>('[data-element][data-lit]');
  const drawn = [...all].filter((one) => one.dataset.element === element);
  return drawn.find((one) => one.getClientRects().length > 0) ?? null;
}
