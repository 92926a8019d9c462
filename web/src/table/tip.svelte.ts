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

/** `use:tip={{ t, element }}` on whatever stands for an element. */
export const tip: Action<Element, TipSpec> = (node, spec) => {
  let now = spec;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    tips.shown = { ...now, box: node.getBoundingClientRect() };
  };
  const hide = () => {
    clearTimeout(timer);
    // The focus may leave while the page is being redrawn, when nothing may change.
    queueMicrotask(() => (tips.shown = null));
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const enter = (event: globalThis.Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') later(HOVER);
  };
  const down = (event: globalThis.Event) => {
    if ((event as PointerEvent).pointerType === 'touch') later(PRESS);
    else hide();
  };
  const up = () => clearTimeout(timer);
  const key = (event: globalThis.Event) => {
    if ((event as KeyboardEvent).key !== '?') return;
    event.stopPropagation();
    show();
  };
  const listeners: [string, (event: globalThis.Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', hide],
    ['pointerdown', down],
    ['pointerup', up],
    ['keydown', key],
    ['blur', hide]
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    }
  };
};
