// Answers that go without saying: which follow, and which are for a person to give.
import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '$lib/wire';
import { after, chainOf, follows, ordered, type Chain } from '$table/chain';

const option = (id: number, type: string, some: Partial<Option> = {}): Option => ({
  id,
  text: type,
  elements: [],
  label: { key: 'plain' },
  act: { type },
  ...some
});
const asks = (options: Option[], some: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind: 'turn',
  prompt: { key: 'plain' },
  options,
  ...some
});
const SKIP = option(9, 'skip', { role: 'skip' });
const QUANTUM = option(3, 'quantum', { role: 'aside' });
const cell = option(1, 'cell', { then: 'perform' });
const perform = option(2, 'perform', { then: 'build' });

describe('after an answer', () => {
  it('its own verb follows where nothing else is offered but to leave it out', () => {
    const chain = chainOf(cell)!;
    expect(follows(asks([perform, SKIP]), chain)).toBe(perform);
    expect(follows(asks([perform, option(3, 'produce'), SKIP]), chain)).toBeNull();
    expect(follows(asks([perform, QUANTUM, SKIP]), chain)).toBe(perform);
    expect(follows(asks([option(4, 'develop'), SKIP]), chain)).toBeNull();
    expect(after(perform, chain)).toEqual({ until: 'done', then: 'build' });
  });

  it('one that would change nothing is left out again', () => {
    const chain = chainOf({ ...cell, lacks: { key: 'lacks-ships' } })!;
    expect(follows(asks([perform, SKIP]), chain)).toBe(SKIP);
    expect(after(SKIP, chain)).toBeNull();
    // What may be done besides may bring what it lacks: a person decides, or has decided.
    expect(follows(asks([perform, QUANTUM, SKIP]), chain)).toBeNull();
    const wanted: Chain = { until: 'left out', then: 'perform', wanted: true };
    expect(follows(asks([perform, QUANTUM, SKIP]), wanted)).toBe(SKIP);
  });

  it('nothing follows what declares nothing', () => {
    expect(chainOf(SKIP)).toBeNull();
  });
});

describe('ending the turn', () => {
  const chain: Chain = { until: 'turn ended' };
  const end = option(8, 'end', { role: 'end' });

  it('leaves out what is asked until the end, and stops where that is no way to it', () => {
    expect(follows(asks([option(5, 'bonus'), SKIP], { ends: true }), chain)).toBe(SKIP);
    expect(after(SKIP, chain)).toBe(chain);
    expect(follows(asks([option(6, 'withdraw'), end]), chain)).toBe(end);
    expect(after(end, chain)).toBeNull();
    expect(follows(asks([option(7, 'raise'), SKIP]), chain)).toBeNull();
  });
});

it('lists what is asked for, then what may be done besides, then the ways out', () => {
  const listed = [option(1, 'spend', { role: 'aside' }), SKIP, option(3, 'action')];
  expect(ordered(listed).map((one) => one.id)).toEqual([3, 1, 9]);
});
