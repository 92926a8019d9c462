// The names that elements are made of, in the order of the table.

export const REGIONS = ['green', 'orange', 'purple'] as const;
export const TRACKS = [
  'extra-dice',
  'reroll',
  'adjust',
  'move-own',
  'remove-enemy',
  'move-enemy',
  'bonus-points'
] as const;
export const VALUE_TOP = 40;
