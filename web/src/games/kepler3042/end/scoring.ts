// The thirteen lines of the score sheet and what they tell together.
import type { Kepler3042View } from '$lib/wire';

/** The lines in the order of the rules. */
export const LINES = [
  'antimatter',
  'all-types',
  'three-of-type',
  'mine-ships',
  'max-technologies',
  'medals',
  'zone-near',
  'zone-intermediate',
  'zone-far',
  'track-colonial',
  'track-technology',
  'terraformed',
  'objectives'
] as const;
export type Line = (typeof LINES)[number];

/** Lines that tell the same story, for the bars of the sources. */
export const SOURCES: readonly { id: string; lines: readonly Line[] }[] = [
  {
    id: 'planets',
    lines: ['all-types', 'three-of-type', 'zone-near', 'zone-intermediate', 'zone-far']
  },
  { id: 'terraforming', lines: ['terraformed'] },
  { id: 'tracks', lines: ['track-colonial', 'track-technology'] },
  { id: 'science', lines: ['max-technologies', 'medals'] },
  { id: 'other', lines: ['antimatter', 'mine-ships', 'objectives'] }
];

/** How many types of colonies a nation has, and how many of the type it has most of. */
export function typesOf(view: Kepler3042View, seat: number): { types: number; alike: number } {
  const by = new Map<string, number>();
  for (const planet of view.planets)
    if (planet.owner === seat) by.set(planet.type, (by.get(planet.type) ?? 0) + 1);
  return { types: by.size, alike: Math.max(0, ...by.values()) };
}
