// The changes that come with an answer.
import { expect, it } from 'vitest';
import type { Option } from '$lib/wire';
import { changesOf, mood } from './shares';

const option = {
  id: 1,
  text: 'place G1',
  elements: ['planet:G1'],
  label: { key: 'do-place' },
  effects: [
    { key: 'effect-space', args: { at: 'planet:G1', seat: 0, before: 0, after: 3 } },
    { key: 'effect-space', args: { at: 'planet:G1', seat: 2, before: 6, after: 3 } },
    { key: 'effect-space', args: { at: 'planet:G2', seat: 0, before: 4, after: 4 } },
    { key: 'something-else', args: {} }
  ]
} as unknown as Option;

it('reads places, seats and points, and nothing else', () => {
  expect(changesOf(option).map((one) => [one.at, one.seat, one.before, one.after])).toEqual([
    ['planet:G1', 0, 0, 3],
    ['planet:G1', 2, 6, 3],
    ['planet:G2', 0, 4, 4]
  ]);
  expect(changesOf(null)).toEqual([]);
});

it('likes what I gain and what rivals lose', () => {
  const moods = (viewer: number) => changesOf(option).map((one) => mood(one, viewer));
  expect(moods(0)).toEqual(['good', 'good', 'same']);
  expect(moods(2)).toEqual(['bad', 'bad', 'same']);
});
