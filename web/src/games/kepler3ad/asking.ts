// What the open question tells about the turn: its step.
import type { Decision } from '$lib/wire';
import type { View } from './data';

export const STEPS = ['roll', 'before', 'action', 'after', 'remainder'] as const;
export type Step = (typeof STEPS)[number];

/** Where in the turn we are; the roll and the remainder are never asked about. */
export function stepOf(decision: Decision | null, view: View): Step {
  if (!view.action) return view.dice.length ? 'before' : 'roll';
  const source = decision?.source ?? '';
  if (decision?.kind === 'after' || source.startsWith('track:') || source === 'bonus-421')
    return 'after';
  return 'action';
}
