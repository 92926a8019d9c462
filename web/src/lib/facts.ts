// What options and questions carry besides their words, by verb and by kind, as the games declare
// it. `ZenithAnswers`, `ZenithQuestions` and so on are generated.
import type { Decision, Option } from './wire';

/** An option of one of these verbs, with its act and its facts. */
export type Answer<A, V extends keyof A> = {
  [One in V]: Omit<Option, 'act' | 'facts'> & A[One];
}[V];

/** Something for each verb, made from its answer. */
export type ByVerb<A, Rest extends unknown[], Made> = {
  readonly [V in keyof A]?: (answer: Answer<A, V>, ...rest: Rest) => Made;
};

/** Reads the options and questions of one game. */
export function reader<A, Q>() {
  return {
    /** The option if it has one of these verbs. */
    answer: <V extends keyof A & string>(option: Option | null | undefined, ...verbs: V[]) =>
      option && verbs.includes(option.act.type as V) ? (option as unknown as Answer<A, V>) : null,

    /** What a table has for the verb of the option. */
    byVerb: <Rest extends unknown[], Made>(
      table: ByVerb<A, Rest, Made>,
      option: Option,
      ...rest: Rest
    ): Made | null =>
      table[option.act.type as keyof A]?.(option as unknown as Answer<A, keyof A>, ...rest) ?? null,

    /** The facts of the question if it is of one of these kinds. */
    asked: <K extends keyof Q & string>(decision: Decision | null, ...kinds: K[]) =>
      decision && kinds.includes(decision.kind as K) ? (decision.facts as Q[K]) : null
  };
}
