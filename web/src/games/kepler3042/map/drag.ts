// Moves the camera: drag with a pointer, pinch with two, turn the wheel.
import type { Action } from 'svelte/action';
import { refuseFling } from '$lib/fling';
import type { Point } from '../hex';
import type { Camera } from './camera.svelte';

/** Pixels before a press becomes a drag; the click after a drag is swallowed. */
const SLACK = 6;

interface Moved {
  camera: Camera;
  /** Begins or ends. */
  moving?: (on: boolean) => void;
}

export const dragged: Action<HTMLElement, Moved> = (node, { camera, moving }) => {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;

  const local = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pressed = (event: PointerEvent) => {
    if (event.button !== 0) return;
    down.set(event.pointerId, local(event));
    if (down.size === 1) [start, dragging] = [local(event), false];
  };
  const moved = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!dragging) {
      node.setPointerCapture(event.pointerId);
      moving?.(true);
    }
    dragging = true;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) camera.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else camera.pan(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  };
  const lifted = (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (dragging && down.size === 0) moving?.(false);
  };
  const clicked = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheeled = (event: WheelEvent) => {
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY * 0.0016), local(event));
  };

  node.addEventListener('pointerdown', pressed);
  node.addEventListener('pointermove', moved);
  node.addEventListener('pointerup', lifted);
  node.addEventListener('pointercancel', lifted);
  node.addEventListener('click', clicked, { capture: true });
  node.addEventListener('wheel', wheeled, { passive: false });
  const allowFling = refuseFling(node);
  return {
    destroy() {
      allowFling();
      node.removeEventListener('pointerdown', pressed);
      node.removeEventListener('pointermove', moved);
      node.removeEventListener('pointerup', lifted);
      node.removeEventListener('pointercancel', lifted);
      node.removeEventListener('click', clicked, { capture: true });
      node.removeEventListener('wheel', wheeled);
    }
  };
};
