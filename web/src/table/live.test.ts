import { expect, test } from 'vitest';
import type { Update } from '$lib/wire';
import { whole } from './live.svelte';

const told = (view: object) => ({ view }) as unknown as Update;

test('a view told whole stands for itself', () => {
  const news = { type: 'update' as const, update: told({ deck: 3 }) };
  expect(whole({ deck: 4, reason: 'resigned' }, news)).toEqual({ deck: 3 });
});

test('changes complete the view before, which stays as it was', () => {
  const before = { deck: 4, discs: { mars: 1 }, under_way: [1] };
  const news = {
    type: 'changes' as const,
    update: told({ deck: 3 }),
    over: 7,
    gone: ['under_way']
  };
  const after = whole(before, news);
  expect(after).toEqual({ deck: 3, discs: { mars: 1 } });
  expect(after.discs).toBe(before.discs);
  expect(before.under_way).toEqual([1]);
});
