// Where a match turned.
import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, patiently } from '$lib/api';
import { judgeAll, sentencesOf, turningPoints, worthOfRounds } from '$lib/turning-points';
import { speech } from '$lib/speech.svelte';
import type { Evaluation, Judged } from '$lib/wire';
import type { Words } from '$lib/words';
import type { TableModel } from '$table/contract';
import type { Replay } from '$table/replay.svelte';
import CourseGraph from '../src/parts/CourseGraph.svelte';
import Worth from '../src/parts/Worth.svelte';

/** Two seats in turn, each of `length` plies; whoever is to move looks 0.4 better. */
function match(length: number, ...worth: number[]): Map<number, Judged> {
  const found = new Map<number, Judged>();
  worth.forEach((one, turn) => {
    const mover = turn % 2;
    for (let step = 0; step < length; step++) {
      const ply = turn * length + step;
      const mine = one + (mover === 0 ? 0.4 : -0.4);
      found.set(ply, { ply, utilities: [mine, -mine], seat: mover });
    }
  });
  return found;
}
const starts = (length: number, turns: number): number[] =>
  Array.from({ length: turns }, (_, at) => at * length);

describe('turning points', () => {
  it('see through what the mover thinks of itself', () => {
    const judged = match(3, 0, 0, 0, 0, 0, 0);
    expect(turningPoints(judged, 18, starts(3, 6), 2)).toEqual([]);
    const rounds = worthOfRounds(judged, 18, starts(3, 6), 2).slice(1);
    for (const [first] of rounds) expect(first).toBeCloseTo(0);
  });

  it('are where it changed for good, with the entry of that turn that did it', () => {
    const judged = match(3, 0, 0, 0.2, 0.5, 0.5, 0.5);
    const slip = { ply: 7, utilities: [0.9, -0.9], seat: 0 };
    judged.set(7, slip).set(8, { ...slip, ply: 8 });
    const [only, ...more] = turningPoints(judged, 18, starts(3, 6), 2);
    expect(more).toEqual([]);
    expect(only!.ply).toBe(7);
    expect(only!.before[0]).toBeCloseTo(0);
    expect(only!.after[0]).toBeGreaterThan(0.4);
  });

  it('are more than a round apart, in order, and at most so many', () => {
    const worth = [0, 0, 0.5, 0.5, 0.5, -0.5, -0.5, -0.5, 0.5, 0.5, 0.5, 0, 0, 0];
    const found = turningPoints(match(2, ...worth), 28, starts(2, 14), 2);
    expect(found.map((one) => Math.floor((one.ply - 1) / 2))).toEqual([2, 5, 8, 11]);
    expect(turningPoints(match(2, ...worth), 28, starts(2, 14), 2, 2)).toHaveLength(2);
  });

  it('wait for what is not judged yet', () => {
    const some = new Map([...match(2, 0, 0, 0.5, 0.5)].filter(([ply]) => ply < 4));
    expect(turningPoints(some, 30, starts(2, 15), 2)).toEqual([]);
    expect(turningPoints(new Map(), 30, starts(2, 15), 2)).toEqual([]);
  });
});

describe('the answer that lost most', () => {
  it('is told with the turn, unless all were as good', () => {
    const judged = match(3, 0, 0, 0.2, 0.5, 0.5, 0.5);
    const slip = { utilities: [0.9, -0.9], seat: 0 };
    const asked = { utilities: [0.6, -0.6], seat: 0, played: 'a', preferred: 'b' };
    judged.set(6, { ...asked, ply: 6, lost: 0.3 });
    judged.set(7, { ...slip, ply: 7, played: 'a', preferred: 'b', lost: 0.1 });
    judged.set(8, { ...slip, ply: 8 });
    expect(turningPoints(judged, 18, starts(3, 6), 2)[0]!.mistake!.ply).toBe(6);
    judged.set(6, { ...asked, ply: 6, lost: 0 }).set(7, { ...slip, ply: 7 });
    expect(turningPoints(judged, 18, starts(3, 6), 2)[0]!.mistake).toBeNull();
  });
});

describe('the evaluation of a match', () => {
  const answer = (body: unknown, status = 200, headers = {}): Response =>
    new Response(JSON.stringify(body), { status, headers });
  const part = (from: number, upto: number, total: number): Evaluation => ({
    status: upto === total ? 'done' : 'running',
    done: upto,
    total,
    judged: Array.from({ length: upto - from }, (_, at) => ({ ply: from + at, utilities: [0, 0] }))
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is asked for once and looked at until all is judged, also where the server says later', async () => {
    vi.useFakeTimers();
    const answers = [
      answer({ error: 'too-many', message: '' }, 429, { 'Retry-After': '3' }),
      answer(part(0, 20, 50)),
      answer({ error: 'busy', message: '' }, 503, { 'Retry-After': '1' }),
      answer(part(20, 20, 50)), // nothing new yet
      answer(part(20, 50, 50))
    ];
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`);
      return Promise.resolve(answers.shift()!);
    });
    const taken: number[] = [];
    const all = judgeAll(
      'x',
      (some) => taken.push(...some.judged!.map((one) => one.ply)),
      () => true
    );
    await vi.runAllTimersAsync();
    await all;
    expect(taken).toEqual(Array.from({ length: 50 }, (_, ply) => ply));
    const path = '/api/matches/x/evaluation';
    expect(asked).toEqual([
      `POST ${path}`,
      `POST ${path}`,
      ...Array.from({ length: 3 }, () => `GET ${path}?since=20`)
    ]);
  });

  it('says that it waits, and gives up what nobody wants', async () => {
    vi.useFakeTimers();
    const waits: boolean[] = [];
    let wanted = true;
    const busy = new ApiError(429, 'too-many', '', null, 2);
    const asked = patiently(
      () => Promise.reject(busy),
      (one) => waits.push(one),
      () => wanted
    );
    const refused = expect(asked).rejects.toBe(busy);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waits).toEqual([true]);
    wanted = false;
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(waits.at(-1)).toBe(false);
  });
});

describe('what was taken back', () => {
  it('turns nothing, and is drawn as worth what was before it', () => {
    const judged = match(3, 0, 0, 0.2, 0.5, 0.5, 0.5);
    judged.set(7, { ply: 7, utilities: [] });
    judged.set(8, { ply: 8, utilities: [0.9, -0.9], seat: 0 });
    const [only] = turningPoints(judged, 18, starts(3, 6), 2);
    for (const worth of [only!.before, only!.after].flat()) expect(worth).not.toBeNaN();
    watchSizes();
    speech.words = { say: (key: string) => key } as Words;
    const replay = { last: 17, ply: 0, judged, course: null } as unknown as Replay;
    const t = { sitters: [{ name: 'Ann' }, { name: 'Bob' }] } as unknown as TableModel;
    const { container } = render(Worth, { replay, t });
    const paths = [...container.querySelectorAll('path.line')].map((one) => one.getAttribute('d')!);
    expect(paths.map((path) => path.match(/M/g)?.length)).toEqual([1, 1]);
    vi.unstubAllGlobals();
  });
});

/** The page measures what it draws; here nothing has a size. */
function watchSizes(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
  );
}

describe('a graph', () => {
  it('draws nothing where nothing is known, and names its axes', () => {
    watchSizes();
    const figures = [[1, 2], [3, 1], [], [2, 2], [], []];
    const { container } = render(CourseGraph, {
      course: { figures, turns: [0, 2] },
      label: 'course',
      measure: 'points',
      along: 'turns',
      names: ['Ann', 'Bob']
    });
    const paths = [...container.querySelectorAll('path.line')].map((one) => one.getAttribute('d')!);
    const endOf = (path: string): number => Number(path.match(/H(-?[\d.]+)$/)![1]);
    const edge = endOf(container.querySelector('path.grid')!.getAttribute('d')!);
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      expect(path.match(/M/g)).toHaveLength(2); // it begins again after the gap
      expect(endOf(path)).not.toBe(edge); // and does not run on to the end
    }
    const texts = [...container.querySelectorAll('text.axis')].map((one) => one.textContent);
    expect(texts).toEqual(['points', 'turns']);
    vi.unstubAllGlobals();
  });
});

describe('what a turning point says', () => {
  const log = [
    { ply: 4, line: 'Ann developed a technology.' },
    { ply: 6, line: 'One.' },
    { ply: 6, line: 'Two.' },
    { ply: 6, line: 'Three.' }
  ];

  it('is at most two sentences of its entry', () => {
    expect(sentencesOf(6, log, 'a label')).toEqual(['One.', 'Two.']);
  });

  it('is the label of a choice that moves nothing yet, after what it belongs to', () => {
    expect(sentencesOf(5, log, 'Mercury and Venus')).toEqual([log[0]!.line, 'Mercury and Venus']);
    expect(sentencesOf(3, log, 'Mercury and Venus')).toEqual(['Mercury and Venus']);
    expect(sentencesOf(5, log, null)).toEqual([]);
  });
});
