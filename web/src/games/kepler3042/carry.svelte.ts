// Carrying a cube from one place to another with pointer or finger, beside clicking.
//
// A drop only points at things, as clicks on the cube and on the place would; whoever carried
// still says "do it". Where the question before has to be answered first (which planet gives a
// cube), the drop points at that planet, and the wish is kept for the question after it.
import type { Action } from 'svelte/action';
import { refuseFling } from '$lib/fling';
import type { Kepler3042View } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { asked, type CubeKind } from './tables';

type Table = TableModel<Kepler3042View>;

export interface Cargo {
  readonly t: Table;
  readonly seat: number;
  /** `planet:12`, `place:pit` ... */
  readonly holder: string;
  readonly cube: CubeKind;
  /** Can it be carried now? */
  readonly isFree: boolean;
}

/** What is carried now, and the place under it that would take it. */
export const carrying = $state<{ cargo: Cargo | null; over: string | null; x: number; y: number }>({
  cargo: null,
  over: null,
  x: 0,
  y: 0
});

interface Wish {
  readonly giver: string;
  readonly cube: string;
  readonly to: string;
}
let wish: Wish | null = null;
const SLACK = 6;

/** The places that would take a cube of a holder: what a drop there points at, in order. */
export function takers(
  t: Table,
  seat: number,
  holder: string,
  cube: CubeKind
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const element = `cube:${cube}`;
  const naming = t.picker.options.filter((one) => one.elements.includes(element));
  switch (t.decision?.kind) {
    case 'cube':
      for (const option of naming) {
        const to = option.elements.find((one) => one.startsWith('planet:')) ?? 'place:storage';
        found.set(to, option.elements.slice());
      }
      break;
    case 'sacrifice':
      if (naming.some((one) => one.elements.includes(holder)))
        found.set('place:pit', [holder, element]);
      break;
    case 'regenerate':
      if (naming.length && holder === 'place:pit') found.set('place:storage', [element]);
      break;
    case 'giver':
      if (!t.picker.options.some((one) => one.elements.includes(holder))) break;
      if (asked(t.decision, 'giver')?.deed === 'transform') {
        if (cube !== 'antimatter') found.set('place:storage', [holder]);
        break;
      }
      for (const { planet } of t.view.nations[seat]?.planets ?? [])
        if (`planet:${planet}` !== holder) found.set(`planet:${planet}`, [holder]);
  }
  return found;
}

/** Point at all of some elements and at nothing else. */
export function pointAt(t: Table, elements: readonly string[]): void {
  while (t.picker.chosen.length) t.picker.widen();
  for (const one of elements) t.picker.choose(one);
}

/** The cube was let go over a place. */
export function drop(cargo: Cargo, to: string | null): boolean {
  const { t, seat, holder, cube } = cargo;
  const elements = to === null ? undefined : takers(t, seat, holder, cube).get(to);
  if (!elements || to === null || t.busy || t.watching) return false;
  wish = t.decision?.kind === 'giver' ? { giver: holder, cube: `cube:${cube}`, to } : null;
  pointAt(t, elements);
  return true;
}

/** A wish that the question before could not hear: point at it, if it may be pointed at now. */
export function recall(t: Table, giver: string | null): void {
  if (t.decision?.kind !== 'cube' || !wish || t.watching) {
    if (t.decision && t.decision.kind !== 'giver') wish = null;
    return;
  }
  const { cube, to } = wish;
  const wanted = to === 'place:storage' ? [cube] : [cube, to];
  const isOpen = t.picker.options.some((one) =>
    wanted.every((name) => one.elements.includes(name))
  );
  if (giver === wish.giver && isOpen) pointAt(t, wanted);
  wish = null;
}

/** Lets a drawing of cubes be carried. */
export const carried: Action<HTMLElement, Cargo> = (node, given) => {
  let cargo = given;
  let start: { x: number; y: number; id: number } | null = null;
  let moves = false;

  const placeUnder = (event: PointerEvent): string | null => {
    for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
      const [seat, name] =
        one.closest('[data-place]')?.getAttribute('data-place')?.split(' ') ?? [];
      if (seat === String(cargo.seat) && name) return name;
    }
    return null;
  };
  const pressed = (event: PointerEvent) => {
    moves = false;
    if (event.button !== 0 || !cargo.isFree || cargo.t.busy || cargo.t.watching) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen(true);
  };
  const moved = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    if (!moves && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
    moves = true;
    const under = placeUnder(event);
    const takes = takers(cargo.t, cargo.seat, cargo.holder, cargo.cube);
    carrying.cargo = cargo;
    carrying.over = under !== null && takes.has(under) ? under : null;
    [carrying.x, carrying.y] = [event.clientX, event.clientY];
    event.preventDefault();
  };
  const lifted = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    start = null;
    listen(false);
    if (!moves) return;
    drop(cargo, event.type === 'pointerup' ? carrying.over : null);
    // The press has focused the cube; Enter shall do what is narrowed, not press the cube again.
    if (node.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    [carrying.cargo, carrying.over] = [null, null];
  };
  /** The click after a drag is no click. */
  const clicked = (event: MouseEvent) => {
    if (!moves) return;
    moves = false;
    event.stopPropagation();
    event.preventDefault();
  };
  /** A quick pointer leaves the cube at once, so the window listens while one is pressed. */
  const listen = (on: boolean) => {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', moved as EventListener);
    change('pointerup', lifted as EventListener);
    change('pointercancel', lifted as EventListener);
  };
  node.addEventListener('pointerdown', pressed);
  node.addEventListener('click', clicked, { capture: true });
  const allowFling = refuseFling(node);
  return {
    update: (next) => (cargo = next),
    destroy() {
      if (carrying.cargo === cargo) [carrying.cargo, carrying.over] = [null, null];
      listen(false);
      allowFling();
      node.removeEventListener('pointerdown', pressed);
      node.removeEventListener('click', clicked, { capture: true });
    }
  };
};
