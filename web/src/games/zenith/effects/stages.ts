// How far a list of effects has come: what is done, what is under way, what comes.
import type { Effect } from '../data';
import { box, countOf, fold } from './flow';
import type { Box } from './ink';

export type Stage = 'done' | 'now' | 'next';

export interface Staged {
  drawn: Box;
  stage: Stage;
}

/** The drawings of a list of which `done` effects are over and those before `next` under way. */
export function staged(effects: readonly Effect[], done: number, next: number): Staged[] {
  let at = 0;
  return fold(effects).map((one) => {
    const first = at;
    at += countOf(one);
    const stage = at <= done ? 'done' : first < next ? 'now' : 'next';
    return { drawn: box(one, stage === 'now' ? done - first : 0), stage };
  });
}
