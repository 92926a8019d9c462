// A level whose learned weights may not judge says so; whoever learned nothing has nothing to say.
import { describe, expect, it } from 'vitest';
import { byHand } from '$lib/judged';
import { sittersOf } from '$table/table.svelte';

const JUDGES = [
  [null, null],
  [{}, null],
  [{ weights: 'generation 2 (fitted)' }, null],
  [{ weights: 'generation 2 (fitted)', refused: 'data' }, null],
  [{ refused: 'data' }, 'data'],
  [{ refused: 'seats' }, 'seats']
] as const;

describe('by whose judgement a level plays', () => {
  it.each(JUDGES)('%o by hand: %o', (judge, why) => {
    expect(byHand(judge)).toBe(why);
    const [sitter] = sittersOf([{ name: 'Captain', level: 'captain', judge }]);
    expect(sitter!.byHand).toBe(why);
  });
});
