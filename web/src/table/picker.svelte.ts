// Choosing things narrows the options until one is left; the page knows no rules.
//
// Pointing only previews: what Enter and the button send is `ready`, which takes a press.
import type { Option } from '$lib/wire';

export class Picker {
  /** All answers to the open question; empty when nothing is asked of me. */
  options = $state.raw<readonly Option[]>([]);
  /** The elements pointed at so far, in order. */
  chosen = $state.raw<readonly string[]>([]);
  /** The element under the pointer or the keyboard cursor. */
  hot = $state<string | null>(null);
  /** The option of the list under the pointer. */
  hovered = $state<number | null>(null);
  /** The option of the list that was pressed, or that the keyboard stands on. */
  picked = $state<number | null>(null);

  /** The answers that name everything pointed at. */
  left = $derived(
    this.options.filter((one) => this.chosen.every((element) => one.elements.includes(element)))
  );

  /** The option that Enter and the button do: picked in the list, the only one left, or the one
   * that names what was chosen and nothing more. */
  ready = $derived.by(() => {
    const picked = this.left.find((one) => one.id === this.picked);
    if (picked) return picked;
    if (this.chosen.length === 0) return null;
    if (this.left.length === 1) return this.left[0]!;
    return this.left.find((one) => one.elements.length === this.chosen.length) ?? null;
  });

  /** The option whose consequences are shown. */
  preview = $derived(this.left.find((one) => one.id === this.hovered) ?? this.ready);

  /** The options left that name each element that is not chosen yet. */
  #lit = $derived.by(() => {
    const lit = new Map<string, Option[]>();
    for (const option of this.left)
      for (const element of option.elements)
        if (lit.has(element)) lit.get(element)!.push(option);
        else if (!this.chosen.includes(element)) lit.set(element, [option]);
    return lit;
  });

  /** The elements that may be pointed at next. */
  lit: ReadonlySet<string> = $derived(new Set(this.#lit.keys()));

  /** May this be pointed at next? */
  isLit(element: string): boolean {
    return this.#lit.has(element);
  }

  isChosen(element: string): boolean {
    return this.chosen.includes(element);
  }

  /** The options left that name it. */
  naming(element: string): readonly Option[] {
    return this.#lit.get(element) ?? [];
  }

  /** The number to draw on a reticle: of the one option it stands for, if that is below ten. */
  number(element: string): number | null {
    const naming = this.naming(element);
    if (naming.length !== 1) return null;
    const at = this.left.indexOf(naming[0]!) + 1;
    return at <= 9 ? at : null;
  }

  /** Point at a lit element, or take back having done so. */
  choose(element: string): void {
    if (this.isChosen(element)) this.chosen = this.chosen.filter((one) => one !== element);
    else if (this.isLit(element)) this.chosen = [...this.chosen, element];
    this.picked = null;
  }

  /** Widen by one step. */
  widen(): void {
    this.picked = null;
    this.chosen = this.chosen.slice(0, -1);
  }

  ask(options: readonly Option[]): void {
    this.options = options;
    this.chosen = [];
    this.hovered = null;
    this.picked = null;
    this.hot = null;
  }
}
