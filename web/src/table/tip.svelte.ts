// Details on demand: hover for a moment, press long, or `?` on what has the focus.
import type { Action } from 'svelte/action';
import type { TableModel } from './contract';

export interface TipSpec {
  t: TableModel;
  element: string;
}

/** What is being explained, and the box it stands beside. */
export const tips = $state<{ shown: (TipSpec & { box: DOMRect }) | null }>({ shown: null });

const HOVER = 300;
const PRESS = 500;

/** `use:tip={{ t, element }}` on whatever stands for an element; a guide finds it there, too. */
export const tip: Action<Element, TipSpec> = (node, spec) => {
  let now = spec;
  node.setAttribute('data-spot', now.element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger rests on it and reads: lifting it chooses nothing, the next touch ends it. */
  let reads = false;
  const show = () => {
    tips.shown = { ...now, box: node.getBoundingClientRect() };
  };
  const hide = () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', hide, { capture: true });
    // The focus may leave while the page is being redrawn, when nothing may change.
    queueMicrotask(() => (tips.shown = null));
  };
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const read = () => {
    reads = true;
    show();
    addEventListener('pointerdown', hide, { capture: true });
  };
  const enter = (event: globalThis.Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') later(HOVER, show);
  };
  const leave = () => {
    if (reads) clearTimeout(timer);
    else hide();
  };
  const down = (event: globalThis.Event) => {
    reads = false;
    if ((event as PointerEvent).pointerType === 'touch') later(PRESS, read);
    else hide();
  };
  const up = () => clearTimeout(timer);
  /** What a browser makes of a long press besides: its menu, and the click when it ends. */
  const swallow = (event: globalThis.Event) => {
    if (!reads) return;
    if (event.type === 'click') reads = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: globalThis.Event) => {
    if ((event as KeyboardEvent).key !== '?') return;
    event.stopPropagation();
    show();
  };
  const listeners: [string, (event: globalThis.Event) => void, boolean][] = [
    ['pointerenter', enter, false],
    ['pointerleave', leave, false],
    ['pointerdown', down, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', swallow, true],
    ['contextmenu', swallow, true],
    ['keydown', key, false],
    ['blur', leave, false]
  ];
  for (const [name, listener, capture] of listeners)
    node.addEventListener(name, listener, { capture });
  return {
    update(next) {
      now = next;
      node.setAttribute('data-spot', now.element);
    },
    destroy() {
      hide();
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener, { capture });
    }
  };
};
