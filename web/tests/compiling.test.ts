// The quiet line about levels that are not compiled yet.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '$lib/api';
import { speech } from '$lib/speech.svelte';
import { Words } from '$lib/words';
import Compiling from '../src/parts/Compiling.svelte';

const root = join(import.meta.dirname, '../..');
const health = (compiled: boolean, compiling: number | null) =>
  Promise.resolve({
    status: 'ok' as const,
    version: '1',
    compiled,
    compiling,
    database: 'sqlite' as const
  });

describe('the line about compiling', () => {
  beforeEach(() => {
    speech.words = new Words('en', [readFileSync(join(root, 'web/src/words/en.ftl'), 'utf8')]);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says nothing where levels are compiled', async () => {
    vi.spyOn(api, 'health').mockReturnValue(health(true, null));
    render(Compiling, { atTable: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('tells how far it is, then that levels think faster, then nothing', async () => {
    const asked = vi.spyOn(api, 'health').mockReturnValue(health(false, 0.4));
    render(Compiling, { atTable: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByRole('status').textContent).toContain('40 %');
    asked.mockReturnValue(health(true, null));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.getByRole('status').textContent).toBe('Levels think faster now.');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves a table alone until there is good news', async () => {
    const asked = vi.spyOn(api, 'health').mockReturnValue(health(false, null));
    render(Compiling, { atTable: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.queryByRole('status')).toBeNull();
    asked.mockReturnValue(health(true, null));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.getByRole('status').textContent).toBe('Levels think faster now.');
  });
});
