// Dragging a thing to where it goes, beside clicking on both.
//
// A drop only points, as clicks on the thing and on the place would: whoever dragged still says
// "do it". A finger that moves along `touch-action` scrolls as ever.
import type { Action } from 'svelte/action';
import { refuseFling } from '$lib/fling';
import type { TableModel } from './contract';

export interface Dragged {
  t: TableModel;
  element: string;
}

/** Pixels before a press becomes a drag. */
const SLACK = 6;

/** The lit thing under a pixel. */
function litUnder(t: TableModel, x: number, y: number): string | null {
  for (const one of document.elementsFromPoint(x, y)) {
    const name = one.closest('[data-element]')?.getAttribute('data-element');
    if (name && t.picker.isLit(name)) return name;
  }
  return null;
}

/** `use:dragging={{ t, element }}` on a drawing of something that can be pointed at. */
export const dragging: Action<HTMLElement, Dragged> = (node, given) => {
  let now = given;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  const pressed = (event: PointerEvent) => {
    const { t, element } = now;
    if (event.button !== 0 || t.busy || t.watching) return;
    if (!t.picker.options.some((one) => one.elements.includes(element))) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen(true);
  };
  const lift = () => {
    const { t, element } = now;
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-element');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add('dragged');
    ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px`;
    node.parentElement!.append(ghost);
    t.picker.chosen = [];
    t.picker.choose(element);
  };
  const moved = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    if (!ghost) lift();
    ghost!.style.transform = `translate(${x}px, ${y}px)`;
    now.t.picker.hot = litUnder(now.t, event.clientX, event.clientY);
    event.preventDefault();
  };
  const dropped = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    start = null;
    listen(false);
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const { picker } = now.t;
    const onto = litUnder(now.t, event.clientX, event.clientY);
    picker.hot = null;
    if (onto && event.type === 'pointerup') picker.choose(onto);
    else picker.chosen = [];
    // The press has focused the card; Enter shall do what is chosen, not press the card again.
    if (node.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    // The click that may follow is none; it comes at once or not at all.
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const listen = (on: boolean) => {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', moved as EventListener);
    change('pointerup', dropped as EventListener);
    change('pointercancel', dropped as EventListener);
  };
  node.addEventListener('pointerdown', pressed);
  const allowFling = refuseFling(node, () => ghost !== null);
  return {
    update: (next) => (now = next),
    destroy() {
      listen(false);
      allowFling();
      ghost?.remove();
      node.removeEventListener('pointerdown', pressed);
    }
  };
};
