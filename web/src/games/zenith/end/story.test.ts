// The story of a match is told from its events alone.
import { describe, expect, it } from 'vitest';
import type { Happening } from '$table/contract';
import type { Event, ZenithView } from '$lib/wire';
import { Stage } from '../board/stage.svelte';
import { flightOf } from '../board/flights';
import { storyOf } from './story';

const view = {
  seats: [{ side: 0 }, { side: 1 }],
  winner: 0,
  discs: { mars: 0 }
} as unknown as ZenithView;
const told = (kind: string, args: Event['args'], cause: string | null = null): Happening => ({
  ply: 1,
  seat: 0,
  line: '',
  event: { kind, args, cause }
});
const influence = (planet: string, side: number, steps: number, to: number, cause: string) =>
  told('influence', { planet: `planet:${planet}`, side: `side:${side}`, steps, to }, cause);

const log = [
  told('turn', { seat: 'seat:0', number: 1 }),
  told('recruit', { seat: 'seat:0', card: 'card:nero', price: 3 }),
  influence('mercury', 0, 1, 1, 'card:nero'),
  influence('mercury', 0, 2, 3, 'card:nero'),
  influence('mars', 1, 1, -1, 'card:nero'),
  told('badge', { side: 'side:0', gold: 0 }, 'leadership:human'),
  told('turn', { seat: 'seat:1', number: 2 }),
  influence('mercury', 0, 1, 4, 'token:influence'),
  told('win-disc', { planet: 'planet:mercury', side: 'side:0', count: 1 }, 'token:influence'),
  told('token-won', { side: 'side:0', token: 'token:credits-3', place: 'token-at:mercury' }),
  told('badge-given', { side: 'side:0', gold: 0 }),
  told('new-disc', { planet: 'planet:mercury' })
];

describe('the story', () => {
  const story = storyOf(log, view);

  it('counts influence by what brought it', () => {
    expect(story.influence).toEqual({
      own: [1, 0],
      card: [2, 0],
      technology: [0, 0],
      row: [0, 0],
      token: [1, 0],
      given: [0, 1]
    });
  });

  it('lists discs with their cause, token and end', () => {
    expect(story.won).toEqual([
      {
        turn: 2,
        planet: 'mercury',
        side: 0,
        cause: 'token:influence',
        token: 'credits-3',
        last: true
      }
    ]);
  });

  it('follows discs and badge through the turns', () => {
    expect(story.courses.mercury.map(({ turn, at, won }) => [turn, at, won])).toEqual([
      [0, 0, null],
      [1, 1, null],
      [1, 3, null],
      [2, 4, 0],
      [2, 0, null]
    ]);
    expect(story.badge.map(({ side, from, to }) => [side, from, to])).toEqual([
      [0, 1, 2],
      [1, 2, 2]
    ]);
  });
});

describe('what is shown while events are played', () => {
  it('moves a disc with its event, and lies as the view says at rest', () => {
    const stage = new Stage();
    stage.follow(view, []);
    stage.follow(view, [influence('mars', 0, 2, 2, 'card:nero')]);
    expect(stage.discs).toEqual({ mars: 2 });
    stage.follow(view, [told('win-disc', { planet: 'planet:mars', side: 'side:0', count: 1 })]);
    expect(stage.discs).toEqual({});
    stage.follow(view, []);
    expect(stage.discs).toEqual({ mars: 0 });
  });

  it('lets a recruited card fly from my hand to my column, and a rival’s from their stock', () => {
    const side = (seat: number) => seat;
    const recruit = (seat: number) =>
      flightOf(
        { kind: 'recruit', args: { seat: `seat:${seat}`, card: 'card:nero', price: 1 } },
        0,
        side
      );
    expect(recruit(0)).toMatchObject({ from: ['hand'], to: ['column:0:mercury'] });
    expect(recruit(1)).toMatchObject({ from: ['stock:1'], to: ['column:1:mercury'] });
    expect(flightOf({ kind: 'turn', args: {} }, 0, side)).toBeNull();
  });
});
