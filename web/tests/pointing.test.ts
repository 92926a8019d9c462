// Pointing, pressing long and dragging: what each shows, chooses and leaves alone.
import { describe, expect, it, vi } from 'vitest';
import { refuseFling } from '$lib/fling';
import type { Option } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { dragging } from '$table/dragging';
import { Picker } from '$table/picker.svelte';
import { tip, tips } from '$table/tip.svelte';

const option = (id: number, ...elements: string[]): Option => ({
  id,
  text: elements.join(' '),
  elements,
  label: { key: 'plain' },
  act: { type: 'go' }
});

function pickerOf(...options: Option[]): Picker {
  const picker = new Picker();
  picker.ask(options);
  return picker;
}

/** What jsdom lacks of a pointer. */
function pointer(type: string, kind: 'mouse' | 'touch', x = 0, y = 0): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  return Object.assign(event, { pointerType: kind, pointerId: 1 });
}

describe('numbers on the board', () => {
  it('stand on everything that is lit', () => {
    const picker = pickerOf(option(1, 'hex:a'), option(2, 'hex:b'), option(3, 'button:skip'));
    expect(['hex:a', 'hex:b'].map((one) => picker.number(one))).toEqual([1, 2]);
  });

  it('stand on nothing where one would be missing', () => {
    const many = Array.from({ length: 12 }, (_, at) => option(at, `hex:${at}`));
    expect(pickerOf(...many).number('hex:0')).toBeNull();
    const shared = pickerOf(option(1, 'card:a', 'planet:mars'), option(2, 'card:b', 'planet:mars'));
    expect(shared.number('card:a')).toBeNull();
    shared.choose('planet:mars');
    expect(shared.number('card:b')).toBe(2);
  });
});

describe('a place that stands for some of its answers', () => {
  it('offers these alone until one steps back', () => {
    const options = [option(1, 'card:a', 'lead'), option(2, 'card:b', 'lead')];
    const picker = pickerOf(...options);
    picker.choose('lead', [options[1]!]);
    expect(picker.left.map((one) => one.id)).toEqual([2]);
    picker.widen();
    expect(picker.left).toHaveLength(2);
  });
});

describe('pointing', () => {
  it('is done by a mouse, and not by a finger that only presses', () => {
    const picker = pickerOf(option(1, 'card:a'));
    const { onpointerenter } = picker.pointing('card:a') as Record<string, (e: Event) => void>;
    onpointerenter!(pointer('pointerenter', 'touch'));
    expect(picker.hot).toBeNull();
    onpointerenter!(pointer('pointerenter', 'mouse'));
    expect(picker.hot).toBe('card:a');
  });
});

describe('a long press', () => {
  it('reads, and choosing is left to a short one', () => {
    vi.useFakeTimers();
    const node = document.body.appendChild(document.createElement('div'));
    const chosen = vi.fn();
    node.addEventListener('click', chosen);
    const used = tip(node, { t: {} as TableModel, element: 'card:a' })!;
    node.dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(600);
    expect(tips.shown?.element).toBe('card:a');
    node.dispatchEvent(pointer('pointerup', 'touch'));
    node.dispatchEvent(pointer('pointerleave', 'touch'));
    node.click();
    expect(chosen).not.toHaveBeenCalled();
    expect(tips.shown?.element).toBe('card:a');
    node.dispatchEvent(pointer('pointerdown', 'touch'));
    node.dispatchEvent(pointer('pointerup', 'touch'));
    node.click();
    expect(chosen).toHaveBeenCalledTimes(1);
    used.destroy!();
    vi.useRealTimers();
  });
});

describe('dragging', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.dataset.element = 'planet:mars';
  document.elementsFromPoint = () => [place];
  const hand = document.body.appendChild(document.createElement('div'));
  const card = hand.appendChild(document.createElement('div'));

  function dragged(picker: Picker): void {
    const t = { picker, busy: false, watching: false } as unknown as TableModel;
    const used = dragging(card, { t, element: 'card:a' })!;
    card.dispatchEvent(pointer('pointerdown', 'mouse', 10, 10));
    dispatchEvent(pointer('pointermove', 'mouse', 40, 40));
    expect(hand.children).toHaveLength(2);
    dispatchEvent(pointer('pointerup', 'mouse', 40, 40));
    expect(hand.children).toHaveLength(1);
    used.destroy!();
  }

  it('points at the card and at where it is dropped', () => {
    const picker = pickerOf(option(1, 'card:a', 'planet:mars'), option(2, 'card:b', 'planet:mars'));
    dragged(picker);
    expect(picker.chosen).toEqual(['card:a', 'planet:mars']);
    expect(picker.ready?.id).toBe(1);
  });

  it('chooses nothing where the card may not go', () => {
    const picker = pickerOf(
      option(1, 'card:a', 'planet:venus'),
      option(2, 'card:b', 'planet:mars')
    );
    dragged(picker);
    expect(picker.chosen).toEqual([]);
  });
});

describe('a finger that drags', () => {
  it('makes no fling, which would swallow the next tap', () => {
    const node = document.createElement('div');
    const allow = refuseFling(node);
    const move = () => {
      const event = new Event('touchmove', { cancelable: true });
      node.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(move()).toBe(true);
    allow();
    expect(move()).toBe(false);
  });
});
