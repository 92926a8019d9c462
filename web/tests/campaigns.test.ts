// A level of a campaign before and after it, of whatever game.
import { render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { speech } from '$lib/speech.svelte';
import type { MyCampaign } from '$lib/wire';
import { Words } from '$lib/words';
import Briefing from '../src/parts/Briefing.svelte';
import Debriefing from '../src/parts/Debriefing.svelte';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const common = [read('src/perihelion/words/en.ftl'), read('web/src/words/en.ftl')];
const comet = new Words('en', [...common, read('docs/template_game/text/en.ftl')]);
const level = (number: number, worth: number) => ({
  level: number,
  minimum: worth,
  objective: `worth-${worth}`,
  name: { key: 'first-light-level', args: { worth } },
  text: { key: 'first-light-text', args: { worth } }
});
const attempt = (some: object) => ({
  level: 1,
  carried: {},
  score: 0,
  passed: false,
  reason: 'limit',
  table: 't1',
  ended: 1,
  ...some
});
const mine = (some: object = {}): MyCampaign =>
  ({
    id: 'mine',
    game: 'comet',
    campaign: 'first_light',
    info: {
      id: 'first_light',
      game: 'comet',
      name: { key: 'first-light' },
      about: [{ key: 'first-light-about' }],
      difficulty: '',
      levels: [level(1, 2), level(2, 4)]
    },
    level: 1,
    minimum: 2,
    won: false,
    carried: {},
    bonuses: [],
    bonus_text: null,
    attempts: [],
    ...some
  }) as unknown as MyCampaign;

beforeEach(() => {
  vi.restoreAllMocks();
  speech.words = new Words('en', common);
});

async function debriefed(campaign: MyCampaign): Promise<HTMLElement> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(campaign), { status: 200 }))
  );
  render(Debriefing, { id: 'mine', table: 't1', words: comet });
  await waitFor(() => expect(document.querySelector('[data-part="debriefing"]')).toBeTruthy());
  return document.querySelector<HTMLElement>('[data-part="debriefing"]')!;
}

it('tells what one plays against, what is needed and the best so far', () => {
  const tried = [attempt({ score: 1 }), attempt({ score: 7, table: 't2', level: 2 })];
  const { container } = render(Briefing, { campaign: mine({ attempts: tried }), words: comet });
  const said = container.textContent!.replace(/\s+/g, ' ');
  expect(said).toContain('A cadet launches against you.');
  expect(said).toContain('Worth 2: Win with samples worth 2 or more.');
  expect(said).not.toContain('Worth 4');
  expect(said).toContain('At least 2 points');
  expect(said).toContain('Best so far: 1 point.');
});

it('says that a level was given up, and leads back to it', async () => {
  const tried = [attempt({ reason: 'resigned' })];
  const part = await debriefed(mine({ attempts: tried }));
  expect(part.textContent).toContain('Level 1: given up.');
  expect(part.textContent).toContain('Once more: level 1');
  const way = part.querySelector<HTMLAnchorElement>('[data-next-level]')!;
  expect(way.getAttribute('href')).toBe('/campaigns/mine');
  expect(screen.getByRole('link', { name: 'My campaigns' }).getAttribute('href')).toBe(
    '/campaigns'
  );
});

it('says with how many points a level was passed, and what comes next', async () => {
  const tried = [attempt({ passed: true, score: 5 })];
  const part = await debriefed(mine({ attempts: tried, level: 2, minimum: 4 }));
  expect(part.textContent).toContain('Level 1: passed with 5 points (minimum score 2).');
  expect(part.textContent).toContain('Next: level 2');
  expect(part.textContent).toContain('Worth 4');
});

it('knows when the campaign is won', async () => {
  const tried = [attempt({ passed: true, score: 5 })];
  const part = await debriefed(mine({ attempts: tried, level: 2, won: true }));
  expect(part.textContent).toContain('The campaign is won!');
  expect(part.querySelector('[data-next-level]')).toBeNull();
});
