// The coach of a guided match: where it may speak, what it is told, and which lesson it shows.
import { describe, expect, it } from 'vitest';
import { teaching } from '$lib/chapters';
import { figuresOf, winsOf } from '$lib/coach';
import type { CoachNote, LessonInfo, Table } from '$lib/wire';
import { answeredAt, mayGuide } from '$table/tutor.svelte';

const me = { kind: 'person', mine: true };
const cadet = { kind: 'level', level: 'cadet' };
const table = (some: object): Table =>
  ({ status: 'running', mine: [0], seats: [me, cadet], house: {}, ...some }) as unknown as Table;

describe('the coach speaks', () => {
  it('to whoever plays alone against levels', () => expect(mayGuide(table({}))).toBe(true));
  it('not where hints are forbidden', () =>
    expect(mayGuide(table({ house: { hints: false } }))).toBe(false));
  it('not where somebody else plays', () =>
    expect(mayGuide(table({ seats: [me, { kind: 'person' }, cadet] }))).toBe(false));
  it('not at a hot seat, to spectators or after the end', () => {
    expect(mayGuide(table({ mine: [0, 1], seats: [me, me] }))).toBe(false);
    expect(mayGuide(table({ mine: [], seats: [cadet, cadet] }))).toBe(false);
    expect(mayGuide(table({ status: 'over' }))).toBe(false);
    expect(mayGuide(null)).toBe(false);
  });
});

describe('an answer of mine', () => {
  const heard = [
    { ply: 5, seat: 1, text: 'draw' },
    { ply: 6, seat: 0, text: 'recruit nero' },
    { ply: 7, seat: 0, text: 'influence terra' }
  ];
  it('is found by the entries before it, also behind those of others', () => {
    expect(answeredAt(heard, 4, 0)).toBe(5);
    expect(answeredAt(heard, 6, 0)).toBe(6);
  });
  it('is none that I did not give, or took back', () => {
    expect(answeredAt(heard, 7, 0)).toBeNull();
    expect(answeredAt([{ ply: 8, seat: 0, text: 'undo 2' }], 7, 0)).toBeNull();
    expect(answeredAt([{ ply: 8, seat: 0, text: 'pass', auto: 'forced' }], 7, 0)).toBeNull();
  });
});

describe('a question leads to its lesson', () => {
  const lesson = (id: string, kind: string, questions: string[]) =>
    ({ id, kind, questions }) as unknown as LessonInfo;
  const all = [
    lesson('flight', 'first-flight', ['turn', 'may']),
    lesson('prices', 'chapter', ['may'])
  ];
  it('a chapter rather than the first flight', () => {
    expect(teaching(all, 'may')?.id).toBe('prices');
    expect(teaching(all, 'turn')?.id).toBe('flight');
  });
  it('or to none', () => expect(teaching(all, 'token')).toBeNull());
});

describe('a difference in worth', () => {
  it('is told in matches won, by the number of sides', () => {
    expect(winsOf(0.4, 2)).toBe(20);
    expect(winsOf(0.4, 4)).toBe(30);
    expect(winsOf(0.4, 1)).toBe(20);
  });
  it('is never nothing', () =>
    expect(figuresOf({ by: 0.004, off: 0.001 } as CoachNote, 2)).toEqual({ by: 1, off: 1 }));
});
