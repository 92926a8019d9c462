// A match of other rules: what those who play, and those who watch, are offered.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { router } from '$lib/router.svelte';
import { speech } from '$lib/speech.svelte';
import type { Table } from '$lib/wire';
import { Words } from '$lib/words';
import OtherRules from '../src/parts/OtherRules.svelte';

const root = join(import.meta.dirname, '../..');
const table = (some: Partial<Table> = {}): Table =>
  ({
    id: 'old',
    status: 'running',
    mine: [0],
    seats: [
      { seat: 0, kind: 'person', name: 'Ann', mine: true, taken: true },
      { seat: 1, kind: 'person', name: 'Bob', taken: true }
    ],
    ...some
  }) as unknown as Table;

beforeEach(() => {
  vi.restoreAllMocks();
  speech.words = new Words('en', [readFileSync(join(root, 'web/src/words/en.ftl'), 'utf8')]);
});

it('offers both choices to those who play, and says that all must choose', async () => {
  const upgrade = vi.spyOn(api, 'upgrade').mockResolvedValue(table());
  render(OtherRules, { table: table() });
  expect(screen.getByRole('heading').textContent).toBe('The rules have changed');
  expect(screen.getByText(/everybody who plays/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End without a result' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Go on under the new rules' }));
  expect(upgrade).toHaveBeenCalledWith('old', 'go-on');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Waiting/));
});

it('leads to the table where the match goes on', async () => {
  vi.spyOn(api, 'upgrade').mockResolvedValue(table({ id: 'new' }));
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  render(OtherRules, { table: table() });
  await fireEvent.click(screen.getByRole('button', { name: 'Go on under the new rules' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/t/new'));
});

it('says when the match has ended', async () => {
  vi.spyOn(api, 'upgrade').mockResolvedValue(table({ status: 'over' }));
  render(OtherRules, { table: table() });
  await fireEvent.click(screen.getByRole('button', { name: 'End without a result' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/ended without a result/)
  );
});

it('offers nothing to those who watch', () => {
  render(OtherRules, { table: table({ mine: [] }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Those who play it choose/)).toBeTruthy();
});
