// The log as a story, and the film that shows it again.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseOf } from '$lib/course';
import type { Outcome, RedactedRecord, Told, Update } from '$lib/wire';
import { Words } from '$lib/words';
import Points from '$table/Points.svelte';
import { parted, setupOf, takenBack } from '$table/log';
import { sittersOf, TableState } from '$table/table.svelte';
import { FilmedTab, tabOfStep } from '$table/tabs.svelte';

const root = join(import.meta.dirname, '../..');
const words = new Words(
  'en',
  ['src/perihelion/words/en.ftl', 'web/src/words/en.ftl'].map((path) =>
    readFileSync(join(root, path), 'utf8')
  )
);

/** An entry with one event, told in its own words. */
const told = (ply: number, seat: number, kind = 'go', args = {}): Told => ({
  ...{ ply, seat, text: `${kind} ${ply}` },
  events: [{ kind, args }],
  lines: [{ key: 'plain', args: { text: `${kind} ${ply}` } }]
});
const undo = (ply: number, seat: number, count: number): Told => ({
  ...{ ply, seat, text: `undo ${count}` }
});

function updateOf(ply: number, entries: Told[], some: Partial<Update> = {}): Update {
  return {
    ...{ id: 'x', ply, rev: ply, status: 'running', viewer: 0, mine: [0], undo: 0 },
    ...{ pending: { seats: [0] }, view: { at: ply }, told: entries, since: 0 },
    decision: { seat: 0, kind: 'play', prompt: { key: 'plain' }, options: [] },
    ...some
  };
}

const OUTCOME = { scores: [1, 2], places: [2, 1], reason: 'points' } as unknown as Outcome;
const views = vi.fn((first: number, last: number) =>
  Promise.resolve({
    ...{ first, viewer: 0, view: { at: first, same: true } },
    changes: Array.from({ length: last - first }, (_, n) => ({ at: first + n + 1 }))
  })
);

function sit(update: Update): TableState {
  const setup = {
    game: 'any',
    layout: { groups: [] } as never,
    elements: {},
    teams: [[0], [1]]
  };
  const table = new TableState(setup, words, update);
  table.sitters = sittersOf([{ name: 'Ada', mine: true }, { name: 'Bob' }]);
  table.deeds = { ...table.deeds, views };
  table.speed = 'fast';
  flushSync();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  views.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the log', () => {
  it('knows which entries were taken back, also twice', () => {
    const entries = [told(1, 0), told(2, 0), undo(3, 0, 1), told(4, 0), undo(5, 0, 2), told(6, 0)];
    expect([...takenBack(entries)].sort()).toEqual([1, 2, 4]);
  });

  it('leaves out what was taken back and what is no event', () => {
    const label = { ply: 4, seat: 0, text: 'beside earth', label: { key: 'plain', args: {} } };
    const table = sit(
      updateOf(6, [told(1, 0), told(2, 0), undo(3, 0, 1), label, told(5, 0, 'stop'), told(6, 1)])
    );
    expect(table.log.map((one) => one.ply)).toEqual([1, 3, 6]);
  });

  it('parts the set-up from the turns', () => {
    const table = sit(updateOf(3, [told(1, -1), told(2, -1, 'turn'), told(3, 0)]));
    const [setup, turns] = parted(table.log, 1);
    expect([setup.length, turns.length]).toEqual([1, 2]);
    const before = table.log.slice(0, 1);
    expect(parted(before, 0)).toEqual([before, []]); // the first turn is still to come
    expect(parted(before, 3)).toEqual([[], before]); // a match that began in the middle of a turn
  });

  it('says what the set-up holds, in words where the game has some', () => {
    const events = [
      told(1, -1, 'laid', { hex: 'hex:1' }),
      told(2, -1, 'laid'),
      told(3, 0, 'first')
    ];
    const { log } = sit(updateOf(3, events));
    const game = ['words/en.ftl', 'games/kepler3042/text/en.ftl'].map((path) =>
      readFileSync(join(root, 'src/perihelion', path), 'utf8')
    );
    expect(setupOf(log, new Words('en', game))).toBe(
      'Set-up: 2 celestial bodies were laid face down'
    );
    expect(setupOf(log, words)).toBe('Set-up: 3 lines');
  });

  it('draws a course without what was taken back', () => {
    const entry = (text: string, patch: object) => ({ seat: 0, text, patch });
    const record = {
      view: { turn: 1, points: 0 },
      entries: [
        entry('go', { points: 9, turn: 2 }),
        entry('undo 1', { points: 0, turn: 1 }),
        entry('go', { points: 2, turn: 2 })
      ]
    } as unknown as RedactedRecord;
    const course = courseOf(record, (view) => [(view as { points: number }).points]);
    expect(course.figures).toEqual([[0], [0], [0], [2]]);
    expect(course.turns).toEqual([0, 3]);
  });
});

describe('a film', () => {
  const at = (table: TableState) => (table.view as { at: number }).at;

  it('shows what another did on the boards between, then the present and its question', async () => {
    const table = sit(updateOf(1, [told(1, 0)]));
    table.take(updateOf(4, [told(2, 1), told(3, 1), told(4, 1)], { since: 1 }));
    expect([at(table), table.decision]).toEqual([1, null]);
    const seen: number[] = [];
    for (let n = 0; table.still && n < 40; n++) {
      if (seen.at(-1) !== at(table)) seen.push(at(table));
      expect(table.log.at(-1)?.ply).toBeLessThanOrEqual(at(table));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(table.decision).not.toBeNull();
    expect(views).toHaveBeenCalledTimes(1);
  });

  it('is not made of my own answers, and none is shown where nobody wants one', () => {
    const table = sit(updateOf(1, [told(1, 0)]));
    table.take(updateOf(3, [told(2, 0), told(3, -1)], { since: 1 }));
    expect(table.still).toBeNull();
    table.speed = 'off';
    table.take(updateOf(4, [told(4, 1)], { since: 3 }));
    expect(table.still).toBeNull();
  });

  it('goes on without a board that cannot be had', async () => {
    views.mockRejectedValueOnce(new Error('away'));
    const table = sit(updateOf(1, [told(1, 0)]));
    table.take(updateOf(3, [told(2, 1), told(3, 1)], { since: 1 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect([table.still, at(table)]).toEqual([null, 3]);
  });

  it('holds still on a board of the past, and goes on from there', async () => {
    const table = sit(updateOf(3, [told(1, 0), told(2, 1), told(3, 0)]));
    await table.hold(2);
    expect([at(table), table.decision]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(at(table)).toBe(2);
    table.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(at(table)).toBe(3);
  });

  it('marks what was done to me until it was seen', async () => {
    const hit = told(2, 1, 'lower', { target: 'seat:0' });
    const table = sit(updateOf(1, [told(1, 0)]));
    table.take(updateOf(2, [hit], { since: 1 }));
    table.film.end();
    flushSync();
    expect(table.marks.map((one) => one.ply)).toEqual([2]);
    expect(sit(updateOf(2, [told(1, 0), hit])).marks).toHaveLength(1);
    await table.rewind(1);
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.marks).toEqual([]);
    expect(sit(updateOf(2, [told(1, 0), hit])).marks).toEqual([]);
  });
});

describe('a replay', () => {
  const at = (table: TableState) => (table.view as { at: number }).at;
  const entries = (n: number) =>
    Array.from({ length: n }, (_, at) => told(at + 1, at % 2, at % 4 ? 'go' : 'turn'));

  it('is the same film, and stays on the step where one stands', async () => {
    const table = sit(updateOf(9, entries(9), { outcome: OUTCOME }));
    await table.replay(0);
    expect([at(table), table.log.length, table.outcome]).toEqual([0, 0, null]);
    table.film.on();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([at(table), table.log.length]).toEqual([1, 1]);
    expect(table.still?.lines[0]?.line).toBe('Turn 1');
    table.film.turn(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(at(table)).toBe(5);
    await table.film.go(99);
    expect([at(table), table.outcome]).toEqual([9, OUTCOME]);
  });

  it('runs to its last step and begins again', async () => {
    const table = sit(updateOf(3, entries(3)));
    await table.replay(1);
    table.film.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([at(table), table.film.runs]).toEqual([3, false]);
    table.film.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(at(table)).toBe(1);
  });

  it('asks for boards in pieces, and for one once', async () => {
    const table = sit(updateOf(150, entries(150)));
    await table.replay(0);
    for (let n = 0; n < 50; n++) await table.film.go(n);
    expect(views.mock.calls).toEqual([
      [0, 59],
      [60, 119]
    ]);
    await table.film.go(150);
    expect(at(table)).toBe(150);
  });

  it('goes back to its step after a scoring was looked at', async () => {
    const table = sit(updateOf(9, entries(9)));
    await table.replay(7);
    await table.hold(3);
    expect([at(table), table.held]).toEqual([3, true]);
    table.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect([at(table), table.held]).toEqual([7, false]);
  });
});

describe('the tab of a phone', () => {
  const lines = (...kinds: string[]) => ({
    lines: kinds.map((kind) => ({ ply: 1, seat: 0, event: { kind, args: {} }, line: '' }))
  });
  const PLACES: Record<string, string> = { move: 'map', spend: 'planets', produce: 'planets' };
  const tabOf = ({ kind }: { kind: string }) => PLACES[kind] ?? null;

  it('is where most of a step is seen, of several the one of its last event', () => {
    expect(tabOfStep(lines('spend', 'produce', 'move'), tabOf)).toBe('planets');
    expect(tabOfStep(lines('spend', 'move'), tabOf)).toBe('map');
    expect(tabOfStep(lines('turn'), tabOf)).toBeNull();
  });

  it('follows a film, and one’s own comes back', async () => {
    const table = sit(updateOf(1, [told(1, 0)]));
    let tab!: FilmedTab<string>;
    const stop = $effect.root(() => {
      tab = new FilmedTab('log', () => table.still, tabOf);
    });
    table.take(updateOf(3, [told(2, 1, 'move'), told(3, 1, 'go')], { since: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(tab.now).toBe('map');
    table.film.end();
    flushSync();
    expect(tab.now).toBe('log');
    stop();
  });
});

describe('points', () => {
  it('fly up when they come, and not when the past is shown', async () => {
    const table = sit(updateOf(1, [told(1, 0)]));
    const props = { t: table, value: 3, label: 'Points', sign: '★' };
    const { rerender } = render(Points, props);
    expect(document.querySelector('[data-gain]')).toBeNull();
    await rerender({ ...props, value: 5 });
    expect(screen.getByText('+2★')).toBeTruthy();
    await rerender({ ...props, value: 1 });
    expect(screen.getByText('+2★')).toBeTruthy();
    expect(screen.queryByText('+-4★')).toBeNull();
  });
});
