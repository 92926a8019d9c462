import { describe, expect, it } from 'vitest';
import { courseOf, merged } from '$lib/course';
import { placeOf } from '$lib/router.svelte';
import { ago, spell } from '$lib/time';

describe('addresses', () => {
  it.each([
    ['/', 'home', []],
    ['/t/abc', 't', ['abc']],
    ['/join/abc/code', 'join', ['abc', 'code']],
    ['/rules/kepler3ad-1', 'rules', ['kepler3ad-1']],
    ['/what', 'lost', []]
  ])('%s is %s', (address, page, args) => {
    expect(placeOf(address)).toMatchObject({ page, args });
  });
});

describe('the course', () => {
  it('follows merge patches', () => {
    expect(merged({ a: 1, b: { c: 2, d: 3 } }, { a: null, b: { c: 4 } })).toEqual({
      b: { c: 4, d: 3 }
    });
  });

  it('has a figure for every ply and knows where turns begin', () => {
    const entries = [
      { text: 'go', patch: { points: [1, 0] } },
      { text: 'go', patch: { turn: 2, points: [1, 3] } }
    ];
    const record = { view: { turn: 1, points: [0, 0] }, entries } as never;
    const found = courseOf(record, (view) => (view as { points: number[] }).points);
    expect(found).toEqual({
      figures: [
        [0, 0],
        [1, 0],
        [1, 3]
      ],
      turns: [0, 2]
    });
  });
});

describe('times', () => {
  it('are short', () => {
    expect([spell(65), spell(3661), spell(200_000)]).toEqual(['1:05', '1:01:01', '2 d 7 h']);
    expect(ago(1000, 'en', 1000 + 7200)).toContain('2 hr');
  });
});
