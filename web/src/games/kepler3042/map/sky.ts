// What is printed on the galaxy board, as paths; made once per board, not once per update.
import type { GalaxyView } from '$lib/wire';
import {
  border,
  centre,
  distance,
  extent,
  neighbours,
  outlines,
  placeOf,
  type Point
} from '../hex';
import { ZONES } from '../tables';

export interface Sky {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** One path per zone. */
  readonly zones: readonly { id: string; path: string }[];
  /** The limits between zones, along the edges of hexes. */
  readonly limits: readonly string[];
  readonly stars: readonly { hex: string; many: number }[];
  readonly sun: string;
  readonly sagittarius: string;
  /** Where nothing ever flies: stars, the Sun, Sagittarius A*. */
  readonly printed: ReadonlySet<string>;
  readonly hexes: readonly string[];
  readonly dust: readonly { x: number; y: number; r: number; o: number }[];
  /** Is it a hex of the board? */
  has(hex: string): boolean;
  /** The zone of a hex; nothing outside of the board. */
  zone(hex: string): string;
}

let last: { key: string; sky: Sky } | null = null;

/** The sky of a board; the same object as long as the board is the same. */
export function skyOf(galaxy: GalaxyView): Sky {
  const key = JSON.stringify(galaxy);
  if (last?.key !== key) last = { key, sky: draw(galaxy) };
  return last.sky;
}

function draw(galaxy: GalaxyView): Sky {
  const { columns, rows, sun } = galaxy;
  const missing = new Set(galaxy.missing);
  const hexes: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (!missing.has(`${column}-${row}`)) hexes.push(`${column}-${row}`);
  const zoned = zonesOf(galaxy, hexes);
  const zone = (hex: string): string => zoned.get(hex) ?? '';
  const limits = ZONES.slice(0, 2).map((id, n) => {
    const within = hexes.filter((hex) => zone(hex) === id);
    const beyond: readonly string[] = ZONES.slice(n + 1);
    return border(within, (next) => beyond.includes(zone(next)));
  });
  const stars = Object.entries(galaxy.stars).map(([hex, many]) => ({ hex, many }));
  const printed = new Set([...Object.keys(galaxy.stars), sun, galaxy.sagittarius]);
  const size = extent(columns, rows);
  return {
    columns,
    rows,
    ...size,
    zones: ZONES.map((id) => ({ id, path: outlines(hexes.filter((hex) => zone(hex) === id)) })),
    limits,
    stars,
    sun,
    sagittarius: galaxy.sagittarius,
    printed,
    hexes,
    has: (hex) => zoned.has(hex),
    dust: dusted(size.width, size.height),
    zone
  };
}

/** The zone of each hex: as listed, or by rings around the Sun. */
function zonesOf(galaxy: GalaxyView, hexes: readonly string[]): Map<string, string> {
  const listed = Object.entries(galaxy.zone_hexes ?? {});
  if (listed.length) return new Map(listed.flatMap(([id, list]) => list.map((hex) => [hex, id])));
  const reach = ZONES.map((id) => galaxy.zones[id] || Infinity);
  return new Map(
    hexes.map((hex) => {
      const away = distance(hex, galaxy.sun);
      return [hex, ZONES[reach.findIndex((limit) => away <= limit)] ?? ZONES[2]];
    })
  );
}

export type Names = readonly { id: string; at: Point }[];
let written: { key: string; sky: Sky; names: Names } | null = null;

/** Where the names of the zones stand, clear of bodies; the same as long as those lie there. */
export function namesOf(sky: Sky, bodies: readonly string[]): Names {
  const key = bodies.join();
  if (written?.key !== key || written.sky !== sky)
    written = { key, sky, names: named(sky, new Set(bodies)) };
  return written.names;
}

/** Each zone is named above the Sun, in a row where nothing lies. */
function named(sky: Sky, bodies: ReadonlySet<string>): Names {
  const [sunColumn, sunRow] = placeOf(sky.sun);
  const clear = (hex: string): boolean =>
    !sky.printed.has(hex) && !neighbours(hex).some((next) => sky.printed.has(next));
  return ZONES.map((id) => {
    const half = id === 'intermediate' ? 2 : 1;
    let best = sky.sun;
    let least = Infinity;
    for (const hex of sky.hexes) {
      const [column, row] = placeOf(hex);
      if (row >= sunRow || row < 1) continue;
      const run = Array.from({ length: 2 * half + 1 }, (_, n) => `${column + n - half}-${row}`);
      if (!run.every((one) => sky.zone(one) === id)) continue;
      const crowded = run.filter((one) => !clear(one)).length;
      const hidden = run.filter((one) => bodies.has(one) || sky.printed.has(one)).length;
      const cost = 60 * hidden + 9 * crowded + 2 * Math.abs(column - sunColumn) + row;
      if (cost < least) [least, best] = [cost, hex];
    }
    return { id, at: centre(best) };
  });
}

/** Faint stars of the background, the same in every match. */
function dusted(width: number, height: number): Sky['dust'] {
  let seed = 3042;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  return Array.from({ length: 150 }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * height),
    r: 0.3 + Math.round(random() * 6) / 10,
    o: 0.15 + Math.round(random() * 30) / 100
  }));
}
