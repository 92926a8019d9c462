// The thirteen lines of the score sheet: what each is worth, and what is open before the end.
import type { Kepler3042View } from '$lib/wire';
import { ZONES } from '../tables';

/** The lines in the order of the rules, each with the key of what it is worth. */
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

/** Points by line that everybody can see now; the objectives are secret until the end. */
export function openLines(view: Kepler3042View, seat: number): Record<Line, number> {
  const nation = view.nations[seat]!;
  const colonies = view.bodies.filter((one) => one.colony === seat);
  const planets = view.planets.filter((one) => one.owner === seat);
  const { types, alike } = typesOf(view, seat);
  const zone = (id: string, worth: number): number =>
    colonies.filter((one) => one.zone === id).length * worth;
  const track = (id: string): number => view.tracks[id]?.[nation.tracks[id] ?? 0]?.points ?? 0;
  const mines = view.ships.filter((one) => one.seat === seat && one.on === 'token:mine');
  const top = Object.values(nation.technologies).filter((level) => level === 4);
  return {
    antimatter: nation.planets.reduce((sum, one) => sum + (one.cubes.antimatter ?? 0), 0),
    'all-types': types === 5 ? 5 : 0,
    'three-of-type': alike >= 3 ? 3 : 0,
    'mine-ships': 2 * mines.length,
    'max-technologies': 2 * top.length,
    medals: Object.values(nation.medals).reduce((sum, n) => sum + n, 0),
    'zone-near': zone(ZONES[0], 1),
    'zone-intermediate': zone(ZONES[1], 2),
    'zone-far': zone(ZONES[2], 3),
    'track-colonial': track('colonial'),
    'track-technology': track('technology'),
    terraformed: planets.filter((one) => one.terraformed).reduce((sum, one) => sum + one.points, 0),
    objectives: 0
  };
}

/** How many types of colonies a nation has, and how many of the type it has most of. */
export function typesOf(view: Kepler3042View, seat: number): { types: number; alike: number } {
  const by = new Map<string, number>();
  for (const planet of view.planets)
    if (planet.owner === seat) by.set(planet.type, (by.get(planet.type) ?? 0) + 1);
  return { types: by.size, alike: Math.max(0, ...by.values()) };
}

/** Do the lines explain the open points that the server counted? Other data may count otherwise. */
export function explains(view: Kepler3042View, seat: number, lines: Record<Line, number>): boolean {
  const sum = Object.values(lines).reduce((all, points) => all + points, 0);
  return sum === view.nations[seat]!.points;
}
