// One example of every kind of effect, for the lexicon.
import type { Effect } from './effects/types';

export const LEXICON: readonly Effect[] = [
  { do: 'influence', amount: 1, planet: 'mars' },
  { do: 'influence', amount: 2, planet: { pick: 'any' } },
  { do: 'influence', amount: 2, planet: { pick: 'any', except: ['terra'] } },
  { do: 'influence', amount: 1, planet: { pick: 'any', differs: true } },
  { do: 'influence', amount: 2, planet: { pick: 'center' } },
  { do: 'influence', amount: 1, planet: { pick: 'opponent_side' } },
  { do: 'influence', amount: 1, planet: { of: 'moved_card' } },
  { do: 'influence', amount: 1, planet: { pick: 'any' }, who: 'opponent' },
  { do: 'influence_run', amounts: [1, 2, 1] },
  { do: 'influence_run', amounts: [2, 2] },
  { do: 'center_disc', planet: { pick: 'opponent_side' } },
  { do: 'gain', resource: 'credits', amount: 4 },
  { do: 'gain', resource: 'zenithium', amount: 2 },
  { do: 'gain', resource: 'credits', amount: 3, who: 'opponent' },
  { do: 'gain', resource: 'credits', amount: { per: 'planets_in_play', owner: 'self', each: 2 } },
  {
    do: 'gain',
    resource: 'credits',
    amount: { per: 'planets_in_play', owner: 'opponent', each: 2 }
  },
  {
    do: 'gain',
    resource: 'credits',
    amount: { per: 'technologies_started', owner: 'self', table: [0, 4, 8, 12] }
  },
  { do: 'gain', resource: 'credits', amount: { of: 'moved_card', value: 'printed_cost' } },
  { do: 'spend', resource: 'credits', amount: 3 },
  { do: 'give', resource: 'zenithium', amount: 1 },
  { do: 'take', resource: 'credits', amount: 3 },
  { do: 'mobilize', count: 2 },
  { do: 'transfer', count: 1, column: 'any' },
  { do: 'exile', owner: 'opponent', count: 2, column: 'any' },
  { do: 'exile', owner: 'self', count: 2, column: 'mercury' },
  { do: 'exile', owner: 'self', count: 2, column: { except: ['mercury'] } },
  { do: 'discard', count: 1 },
  { do: 'discard', count: 'all' },
  { do: 'take_badge' },
  { do: 'take_badge', side: 'gold' },
  { do: 'give_badge' },
  { do: 'bonus_token', source: 'reserve' },
  { do: 'bonus_token', source: 'boards' },
  { do: 'develop', people: 'animod', discount: 1 },
  { do: 'develop', people: 'any', discount: 2 },
  { do: 'develop', people: 'lowest', free: true },
  { do: 'hand_over', max: 2 },
  {
    do: 'may',
    options: [
      {
        cost: [{ do: 'give', resource: 'zenithium', amount: 1 }],
        then: [{ do: 'influence', amount: 2, planet: { pick: 'any' } }]
      }
    ]
  },
  {
    do: 'may',
    options: [2, 4, 7].map((count, i) => ({
      cost: [{ do: 'exile', owner: 'self', count, column: 'mercury' }],
      then: [{ do: 'influence', amount: i + 1, planet: 'mercury' }]
    }))
  },
  {
    do: 'choose',
    options: [
      [{ do: 'take_badge', side: 'gold' }],
      [{ do: 'gain', resource: 'credits', amount: 8 }]
    ]
  },
  { do: 'if', test: { badge: 'self' }, then: [{ do: 'gain', resource: 'zenithium', amount: 1 }] },
  {
    do: 'if',
    test: { credits_at_least: 6, owner: 'self' },
    then: [{ do: 'influence', amount: 1, planet: { pick: 'any' } }]
  },
  {
    do: 'chain',
    times: 3,
    first: { do: 'mobilize', count: 1 },
    then: [{ do: 'influence', amount: 1, planet: { of: 'moved_card' } }]
  }
];
