// The changes that come with an answer.
import { expect, it } from 'vitest';
import type { Option } from '$lib/wire';
import { changesOf, mood, shareInWords } from './shares';

const option = {
  id: 1,
  text: 'place G1',
  elements: ['planet:G1'],
  label: { key: 'nonsense' },
  act: { type: 'place', space: 'G1' },
  facts: {
    shares: [
      { at: 'planet:G1', seat: 0, before: 0, after: 3 },
      { at: 'planet:G1', seat: 2, before: 6, after: 3 },
      { at: 'planet:G2', seat: 0, before: 4, after: 4 }
    ]
  }
} as Option;

it('tells places, seats and points, and has words for them', () => {
  expect(changesOf(option).map((one) => [one.at, one.seat, one.before, one.after])).toEqual([
    ['planet:G1', 0, 0, 3],
    ['planet:G1', 2, 6, 3],
    ['planet:G2', 0, 4, 4]
  ]);
  expect(changesOf(null)).toEqual([]);
  expect(changesOf({ ...option, act: { type: 'skip' } })).toEqual([]);
  const [first] = changesOf(option);
  expect(shareInWords(first!, (at) => `<${at}>`)).toEqual({
    key: 'effect-space',
    args: { space: '<planet:G1>', seat: 0, before: 0, after: 3 }
  });
});

it('likes what I gain and what rivals lose', () => {
  const moods = (viewer: number) => changesOf(option).map((one) => mood(one, viewer));
  expect(moods(0)).toEqual(['good', 'good', 'same']);
  expect(moods(2)).toEqual(['bad', 'bad', 'same']);
});
