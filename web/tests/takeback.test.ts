// What becomes of a take-back that I asked for.
import { describe, expect, it } from 'vitest';
import type { Update } from '$lib/wire';
import { verdictOf } from '$table/takeback';

const told = (ply: number, seat: number, text: string) => ({ ply, seat, text });
const asked = { ply: 9, mine: [0], request: { seat: 0, plies: 2, waits_for: [1] }, told: [] };
const after = (some: object): Update => ({ ...asked, request: null, ...some }) as unknown as Update;
const before = asked as unknown as Update;

describe('a take-back', () => {
  it('was granted where it is in the record', () =>
    expect(verdictOf(before, after({ ply: 10, told: [told(10, 0, 'undo 2')] }))).toBe('granted'));
  it('was refused where the wish is gone and nothing happened', () =>
    expect(verdictOf(before, after({}))).toBe('refused'));
  it('has lapsed where the match went on', () =>
    expect(verdictOf(before, after({ ply: 10, told: [told(10, 1, 'pass')] }))).toBe('lapsed'));
  it('still waits while it is asked for', () => expect(verdictOf(before, before)).toBeNull());
  it('of somebody else is not mine', () => {
    const theirs = { ...asked, mine: [1] } as unknown as Update;
    expect(verdictOf(theirs, after({}))).toBeNull();
  });
});
