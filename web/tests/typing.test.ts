// Names that are typed, and the letters that mean something by themselves.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Layout, Option } from '$lib/wire';
import { Words } from '$lib/words';
import { TableState } from '$table/table.svelte';
import { calledSo, plain, STAYS, Typing, WAIT } from '$table/typing.svelte';

const option = (id: number, ...elements: string[]): Option => ({
  id,
  text: `go ${id}`,
  elements,
  label: { key: 'plain', args: { text: String(id) } },
  act: { type: 'go' }
});
const OPTIONS = [
  option(1, 'planet:PA2'),
  option(2, 'planet:PB1'),
  option(3, 'hex:U9'),
  option(4, 'hex:U12'),
  option(5, 'card:queen-suzanne')
];
const names = {
  'card:queen-suzanne': { name: 'Queen Suzanne' },
  'planet:PA2': { name: 'Planète mauve 2' }
};
const layout = {
  elements: [
    { name: 'planet:OA1', group: 'spaces', at: [0, 0] },
    { name: 'reason:won', group: 'reasons' }
  ]
} as unknown as Layout;

let table: TableState;
let typing: Typing;
const act = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  const update = {
    id: 'x',
    ply: 0,
    rev: 1,
    status: 'running' as const,
    viewer: 0,
    mine: [0],
    pending: { seats: [0] },
    view: {},
    decision: { seat: 0, kind: 'place', prompt: { key: 'plain' }, options: OPTIONS },
    told: [],
    since: 0,
    undo: 0
  };
  const setup = { game: 'kepler3ad-2', layout, teams: [], elements: names };
  table = new TableState(setup, new Words('en', []), update);
  table.deeds = { ...table.deeds, act };
  typing = new Typing(() => table);
});

const type = (keys: string): void => {
  for (const key of keys) typing.take(key, null);
};

describe('names', () => {
  it('are compared without accents, case and signs', () => {
    expect(plain('Éa-1')).toBe('ea1');
    expect(calledSo(table, 'pa2', table.picker.lit)).toEqual(['planet:PA2']);
  });

  it('are ids, names on the board, or words of them', () => {
    expect(calledSo(table, 'suz', table.picker.lit)).toEqual(['card:queen-suzanne']);
    expect(calledSo(table, 'queens', table.picker.lit)).toEqual(['card:queen-suzanne']);
    expect(calledSo(table, 'planete', table.picker.lit)).toEqual(['planet:PA2']);
    expect(calledSo(table, 'u', table.picker.lit)).toEqual(['hex:U9', 'hex:U12']);
  });
});

describe('typing', () => {
  it('makes the place hot and Enter points at it', () => {
    type('pb1');
    expect(table.picker.hot).toBe('planet:PB1');
    expect(typing.enter()).toBe(true);
    expect(table.picker.chosen).toEqual(['planet:PB1']);
    expect(typing.isTyping).toBe(false);
  });

  it('leaves digits and letters alone that begin no name', () => {
    expect(typing.take('1', null)).toBe(false);
    expect(typing.take('z', null)).toBe(false);
    expect(typing.take('?', null)).toBe(false);
    expect(typing.isTyping).toBe(false);
  });

  it('finds a place that is not lit, but does not point at it', () => {
    type('oa1');
    expect(table.picker.hot).toBe('planet:OA1');
    expect(typing.enter()).toBe(false);
  });

  it('lets a letter of the table wait only where a lit place begins with it', () => {
    const undo = vi.fn();
    const hint = vi.fn();
    expect(typing.take('h', hint)).toBe(false);
    expect(typing.take('u', undo)).toBe(true);
    expect(undo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(WAIT);
    expect(undo).toHaveBeenCalledOnce();
    expect(typing.isTyping).toBe(false);
  });

  it('makes a name of the letter when another key follows', () => {
    const undo = vi.fn();
    typing.take('U', undo);
    typing.take('9', null);
    vi.advanceTimersByTime(WAIT);
    expect(undo).not.toHaveBeenCalled();
    expect(table.picker.hot).toBe('hex:U9');
    vi.advanceTimersByTime(STAYS);
    expect(typing.text).toBe('');
    expect(table.picker.hot).toBe('hex:U9');
  });

  it('begins with a slash, then takes every key and stays', () => {
    expect(typing.take('/', null)).toBe(true);
    typing.take('h', vi.fn());
    vi.advanceTimersByTime(10 * STAYS);
    expect(typing.isTyping).toBe(true);
    typing.shorten();
    type('u12');
    expect(table.picker.hot).toBe('hex:U12');
    typing.leave();
    expect(typing.isTyping).toBe(false);
  });
});
