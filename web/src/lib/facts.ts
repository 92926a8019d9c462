// What options and questions carry besides their words, by verb and by kind, as the games declare
// it. `ZenithAnswers`, `ZenithQuestions` and so on are generated.
import type { Decision, Option } from './wire';

/** An option of a known verb, with its act and its facts. */
export type Answer<A, V extends keyof A> = Omit<Option, 'act' | 'facts'> & A[V];

/** Reads the options and questions of one game. */
export function reader<A, Q>() {
  return {
    /** The option if it has one of these verbs. */
    answer<V extends keyof A & string>(
      option: Option | null | undefined,
      ...verbs: V[]
    ): { [One in V]: Answer<A, One> }[V] | null {
      return option && verbs.includes(option.act.type as V)
        ? (option as unknown as { [One in V]: Answer<A, One> }[V])
        : null;
    },
    /** The facts of the question if it is of that kind. */
    asked<K extends keyof Q & string>(decision: Decision | null, kind: K): Q[K] | null {
      return decision?.kind === kind ? (decision.facts as Q[K]) : null;
    }
  };
}
