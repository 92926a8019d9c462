// What is done, under way and to come, also where several effects are drawn as one.
import { describe, expect, it } from 'vitest';
import { agent, type Effect } from '../data';
import { staged } from './stages';

const row: Effect[] = (['mercury', 'venus', 'terra', 'mars', 'jupiter'] as const).map((planet) => ({
  do: 'influence',
  amount: 1,
  planet
}));

describe('stages of effects', () => {
  it('tell done, under way and to come apart', () => {
    const effects = agent('queen-suzanne').effects;
    const stages = staged(effects, 1, 2).map((one) => one.stage);
    expect(stages[0]).toBe('done');
    expect(stages[1]).toBe('now');
    expect(new Set(stages.slice(2))).toEqual(new Set(['next']));
  });

  it('are all to come before anything is under way', () => {
    expect(staged(row, 0, 0).map((one) => one.stage)).toEqual(['next']);
  });

  it('keep a folded row under way until its last planet', () => {
    const effects: Effect[] = [...row, { do: 'gain', resource: 'credits', amount: 2 }];
    const [first, second] = staged(effects, 2, 3);
    expect([first!.stage, second!.stage]).toEqual(['now', 'next']);
    expect(first!.drawn.svg.match(/opacity/g)).toHaveLength(2);
    expect(staged(effects, 5, 6).map((one) => one.stage)).toEqual(['done', 'now']);
  });

  it('light several effects that are asked at once', () => {
    const twice: Effect[] = [
      { do: 'influence', amount: 1, planet: { pick: 'any' } },
      { do: 'influence', amount: 1, planet: { pick: 'any' } }
    ];
    expect(staged(twice, 0, 2).map((one) => one.stage)).toEqual(['now', 'now']);
  });
});
