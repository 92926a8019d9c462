// Choosing things narrows the options until one is left; the page knows no rules.
//
// Pointing only previews: what Enter and the button send is `ready`, which takes a press.
import type { Option } from '$lib/wire';

/** Answers that have a key of one digit. */
const KEYS = 9;
/** Ways to leave a question, which lie on no board. */
const isButton = (element: string): boolean => element.startsWith('button:');

export class Picker {
  /** All answers to the open question; empty when nothing is asked of me. */
  options = $state.raw<readonly Option[]>([]);
  /** The elements pointed at so far, in order. */
  chosen = $state.raw<readonly string[]>([]);
  /** The options that what was pointed at stands for, if it stands for fewer than its name does. */
  #among = $state.raw<readonly Option[] | null>(null);
  /** The element under the pointer or the keyboard cursor; a finger points at nothing it does not
   * press. */
  hot = $state<string | null>(null);
  /** The option of the list under the pointer. */
  hovered = $state<number | null>(null);
  /** The option of the list that was pressed, or that the keyboard stands on. */
  picked = $state<number | null>(null);

  /** The answers that name everything pointed at. */
  left = $derived(
    (this.#among ?? this.options).filter((one) =>
      this.chosen.every((element) => one.elements.includes(element))
    )
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

  /** Numbers stand on everything or on nothing: each option that lies on the board has a key ... */
  #keyed = $derived(
    this.left.every((one, at) => at < KEYS || one.elements.every((name) => isButton(name)))
  );
  /** ... and each thing that is lit stands for one of them. */
  #numbered = $derived(
    [...this.#lit].every(([element, naming]) => isButton(element) || naming.length === 1)
  );

  /** The number to draw on a reticle: the key of the one option that it stands for. */
  number(element: string): number | null {
    return this.#numbered ? this.numberOf(this.naming(element)) : null;
  }

  /** The same for what stands for several elements at once: a cube on a planet. */
  numberOf(naming: readonly Option[]): number | null {
    return this.#keyed && naming.length === 1 ? this.left.indexOf(naming[0]!) + 1 : null;
  }

  /** Point at a lit element, or take back having done so; `among` if it stands for these alone. */
  choose(element: string, among: readonly Option[] | null = null): void {
    if (this.isChosen(element)) {
      this.chosen = this.chosen.filter((one) => one !== element);
      this.#among = null;
    } else if (this.isLit(element)) {
      this.chosen = [...this.chosen, element];
      this.#among = among ?? this.#among;
    }
    this.picked = null;
  }

  /** Widen by one step. */
  widen(): void {
    this.picked = null;
    this.#among = null;
    this.chosen = this.chosen.slice(0, -1);
  }

  /** What makes a drawn thing hot: a pointer over it, or the focus. */
  pointing(element: string): Record<string, (event: never) => void> {
    const leave = (): void => {
      if (this.hot === element) this.hot = null;
    };
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') this.hot = element;
      },
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => {
        if ((event.currentTarget as Element).matches(':focus-visible')) this.hot = element;
      },
      // The focus may leave while the page is being redrawn, when nothing may change.
      onblur: () => queueMicrotask(leave)
    };
  }

  ask(options: readonly Option[]): void {
    this.options = options;
    this.chosen = [];
    this.#among = null;
    this.hovered = null;
    this.picked = null;
    this.hot = null;
  }
}
