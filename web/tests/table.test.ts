// Pointing, narrowing and telling, as every table does it.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Option, Update } from '$lib/wire';
import { Words } from '$lib/words';
import { sittersOf, TableState } from '$table/table.svelte';
import Question from '$table/Question.svelte';

const root = join(import.meta.dirname, '../..');
const words = new Words(
  'en',
  ['src/perihelion/words/en.ftl', 'web/src/words/en.ftl'].map((path) =>
    readFileSync(join(root, path), 'utf8')
  )
);

const option = (id: number, ...elements: string[]): Option => ({
  id,
  text: `go ${elements.join(' ')}`,
  elements,
  label: { key: 'plain', args: { text: elements.join(' ') } },
  act: { type: 'go' }
});
const OPTIONS = [
  option(7, 'card:a', 'planet:mars'),
  option(8, 'card:a', 'planet:venus'),
  option(9, 'card:b', 'planet:mars')
];

function updateOf(some: Partial<Update> = {}): Update {
  return {
    id: 'x',
    ply: 3,
    rev: 1,
    status: 'running',
    viewer: 0,
    mine: [0],
    pending: { seats: [0] },
    view: {},
    decision: {
      seat: 0,
      kind: 'play',
      prompt: { key: 'plain', args: { text: 'Which way?' } },
      options: OPTIONS
    },
    told: [],
    since: 0,
    undo: 0,
    ...some
  };
}

let table: TableState;
const act = vi.fn();

beforeEach(() => {
  act.mockReset();
  const setup = { game: 'zenith', layout: { elements: [] }, teams: [[0], [1]], elements: {} };
  table = new TableState(setup, words, updateOf());
  table.sitters = sittersOf([{ name: 'Ada', mine: true }, { name: 'Tycho' }]);
  table.reducedMotion = true;
  table.deeds = { ...table.deeds, act };
});

describe('pointing', () => {
  it('narrows in any order and does the last one at the second press', () => {
    table.point('planet:mars');
    expect(table.picker.left.map((one) => one.id)).toEqual([7, 9]);
    expect(act).not.toHaveBeenCalled();
    table.point('card:b');
    expect(table.picker.preview?.id).toBe(9);
    table.point('card:b');
    expect(act).toHaveBeenCalledWith(OPTIONS[2], null);
  });

  it('widens step by step', () => {
    table.point('card:a');
    table.point('planet:venus');
    table.picker.widen();
    expect(table.picker.left).toHaveLength(2);
    table.picker.widen();
    expect(table.picker.left).toHaveLength(3);
  });

  it('does nothing while an answer is on its way, or when watching', () => {
    table.busy = true;
    table.act(OPTIONS[0]!);
    table.busy = false;
    table.watching = true;
    table.act(OPTIONS[0]!);
    expect(act).not.toHaveBeenCalled();
  });

  it('asks anew after my answer, even if the question is the same', () => {
    table.point('card:a');
    table.take(updateOf({ ply: 4, since: 3, told: [{ ply: 4, seat: 0, text: 'x' }] }));
    expect(table.picker.chosen).toEqual([]);
  });

  it('keeps what was pointed at while others answer the same question', () => {
    table.point('card:a');
    table.take(updateOf({ ply: 4, since: 3, told: [{ ply: 4, seat: 1, text: 'x' }] }));
    expect(table.picker.chosen).toEqual(['card:a']);
  });

  it('counts only my own answers as such that can be taken back', () => {
    const told = [-1, 0, 1, 0].map((seat, at) => ({ ply: at + 1, seat, text: 'x' }));
    table.take(updateOf({ ply: 4, undo: 4, told }));
    expect(table.undoable).toBe(2);
    const back = { ply: 5, seat: 0, text: 'undo 3' };
    table.take(updateOf({ ply: 5, undo: 1, since: 4, told: [back] }));
    expect(table.undoable).toBe(0);
  });
});

describe('telling', () => {
  const told = (ply: number, seat: number) => ({
    ply,
    seat,
    text: 'x',
    events: [{ kind: 'moved', args: { planet: 'planet:mars' }, cause: null, phrase: 'k' }],
    lines: [{ key: 'turn-of', args: { seat } }]
  });

  it('says why somebody is first among equals, once the end is shown', () => {
    const tie = { key: 'turn-of', args: { seat: 1 } };
    const outcome = { scores: [4, 4], places: [2, 1], reason: 'points', utilities: [-1, 1] };
    table.take(updateOf({ tie }));
    expect(table.tie).toBeNull();
    table.take(updateOf({ ply: 4, outcome, tie }));
    expect(table.tie).toBe(table.say(tie));
  });

  it('addresses lines to the viewer, and nothing comes twice', () => {
    table.take(updateOf({ told: [told(1, 1), told(2, 0)], since: 0 }));
    table.take(updateOf({ ply: 4, told: [told(3, 1), told(4, 1)], since: 2 }));
    expect(table.log.map((one) => one.ply)).toEqual([1, 2, 3, 4]);
    expect(table.log.map((one) => one.line)).toEqual([
      'Tycho to play',
      'Your turn',
      'Tycho to play',
      'Tycho to play'
    ]);
    expect(table.recent.map((one) => one.ply)).toEqual([3, 4]);
    expect(table.fresh('planet:mars')).toBe(true);
    expect(table.fresh('planet:venus')).toBe(false);
  });

  it('forgets everything for other eyes', () => {
    table.take(updateOf({ told: [told(1, 1)] }));
    table.forget();
    expect(table.log).toEqual([]);
  });
});

describe('help on a thing', () => {
  it('repeats no title, and leaves to a mark what is reconstructed', () => {
    const explain = {
      key: 'plain',
      args: { text: 'Far zone. Scores 3 points. (Reconstructed by us.)' }
    };
    const far = { name: { key: 'plain', args: { text: 'far zone' } }, explain, sentences: [] };
    const setup = {
      game: 'x',
      layout: { elements: [] },
      teams: [],
      elements: { 'zone:far': far }
    };
    const known = new Words('en', [
      'plain = { $text }\nexplain-reconstructed = (Reconstructed by us.)'
    ]);
    const told = new TableState(setup, known, updateOf());
    expect(told.explain('zone:far')).toBe('Scores 3 points.');
  });
});

describe('advice', () => {
  it('says what else was thought of, and what it is worth', () => {
    const thought = (action: number, share: number, worth: number) => ({
      ...{ action, text: '', visits: 1, share, line: [] },
      worth: [worth, -worth]
    });
    table.advice = {
      ...{ level: 'captain', ply: 3, action: 8, text: '', seat: 0 },
      considered: [thought(8, 0.7, 0.25), thought(9, 0.3, -0.1)]
    };
    render(Question, { t: table });
    const told = [...document.querySelectorAll('[data-part=advice] li')].map((one) =>
      one.textContent?.trim()
    );
    expect(told).toEqual([
      'Card:a planet:venus (70 % of the thought, worth +0.25)',
      'Card:b planet:mars (30 % of the thought, worth −0.10)'
    ]);
  });
});

describe('the question', () => {
  it('lists every answer, numbered, and does the one that is pressed twice', () => {
    render(Question, { t: table });
    const answers = screen.getAllByRole('listitem');
    expect(answers).toHaveLength(3);
    const button = answers[1]!.querySelector('button')!;
    expect(button.dataset.option).toBe('8');
    button.click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    button.click();
    expect(act).toHaveBeenCalledWith(OPTIONS[1], null);
  });

  it('asks to confirm once all is chosen', () => {
    render(Question, { t: table });
    expect(screen.getByRole('heading').textContent).toBe('Which way?');
    table.point('card:b');
    flushSync();
    expect(screen.getByRole('heading').textContent).toBe('Confirm: Card:b planet:mars?');
  });

  it('says who is choosing when nothing is asked of me', () => {
    table.take(updateOf({ decision: null, pending: { seats: [1] } }));
    render(Question, { t: table });
    expect(screen.getByText('Tycho is choosing')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lets me agree to a take-back', () => {
    const consent = vi.fn();
    table.deeds = { ...table.deeds, consent };
    table.take(updateOf({ request: { seat: 1, plies: 2, waits_for: [0] } }));
    render(Question, { t: table });
    expect(screen.getByText('Tycho would like to take back 2 steps.')).toBeTruthy();
    screen.getByText('Agree').click();
    expect(consent).toHaveBeenCalledWith(true);
  });
});
