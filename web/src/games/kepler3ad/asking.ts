// What the open question tells about the turn: the space that pieces leave, the step of the turn.
import type { Decision, Phrase } from '$lib/wire';
import type { View } from './data';

export const STEPS = ['roll', 'before', 'action', 'after', 'remainder'] as const;
export type Step = (typeof STEPS)[number];

/** The space that what was taken up leaves, if the question is where it goes. */
export function originOf(decision: Decision | null, view: View): string | null {
  const origin = decision?.kind === 'to' ? decision.options[0]?.label.args?.origin : undefined;
  if (!isPhrase(origin)) return null;
  const region = origin.key.split('-')[1];
  const number = String(origin.args?.n ?? '');
  const found = view.spaces.find((space) => space.region === region && space.id.endsWith(number));
  return found?.id ?? null;
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** Where in the turn we are; the roll and the remainder are never asked about. */
export function stepOf(decision: Decision | null, view: View): Step {
  if (!view.action) return view.dice.length ? 'before' : 'roll';
  const source = decision?.source ?? '';
  if (decision?.kind === 'after' || source.startsWith('track:') || source === 'bonus-421')
    return 'after';
  return 'action';
}
