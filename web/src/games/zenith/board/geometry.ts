// The bowed graticule: five meridians, seven spaces, the horizon in the middle; three sizes.
import { PLANETS, type Planet } from '../data';

export interface Plate {
  phone: boolean;
  width: number;
  height: number;
  /** Between two meridians. */
  lane: number;
  /** Between two spaces. */
  step: number;
  middle: number;
  /** The edge of their columns, and of mine, next to the track. */
  theirs: number;
  mine: number;
  column: number;
  /** Where the plate ends, in lanes from its middle. */
  edge: number;
  /** How much larger than usual its letters and tokens are. */
  letters: number;
}

export const DESK: Plate = {
  phone: false,
  width: 740,
  height: 646,
  lane: 138,
  step: 40,
  middle: 316,
  theirs: 130,
  mine: 504,
  column: 126,
  edge: 2.5,
  letters: 1
};

/** Where there is more breadth than height, as at 1366 x 700: a smaller scale, larger letters. */
export const WIDE: Plate = { ...DESK, width: 980, lane: 184, column: 170, letters: 1.4 };

/** From this proportion of its room on the board is the wide one. */
export const WIDE_FROM = 1.3;

export const PHONE: Plate = {
  phone: true,
  width: 360,
  height: 356,
  lane: 68,
  step: 26,
  middle: 178,
  theirs: 60,
  mine: 297,
  column: 62,
  edge: 2.46,
  letters: 1
};

/** The place of a space: `lane` from -2 to 2, `down` from -4 (their control zone) to 4 (mine). */
export function place(plate: Plate, lane: number, down: number): { x: number; y: number } {
  const bow = 1 + 0.035 * Math.cos(((down / 4) * Math.PI) / 2);
  return {
    x: plate.width / 2 + lane * plate.lane * bow,
    y: plate.middle + down * plate.step * (1 - 0.016 * lane * lane)
  };
}

export const laneOf = (planet: Planet): number => PLANETS.indexOf(planet) - 2;

/** The middle of a column of cards; columns stand straight. */
export const columnX = (plate: Plate, lane: number): number => plate.width / 2 + lane * plate.lane;

const SIZES: Record<Planet, number> = {
  mercury: 0.88,
  venus: 0.98,
  terra: 1,
  mars: 0.92,
  jupiter: 1.14
};

/** The radius of a planet's disc. */
export const radius = (plate: Plate, planet: Planet): number =>
  (plate.phone ? 13.5 : 19.5) * SIZES[planet];

/** A line through points along one coordinate. */
export function path(
  plate: Plate,
  from: number,
  to: number,
  pieces: number,
  at: (value: number) => [lane: number, down: number]
): string {
  const points = Array.from({ length: pieces + 1 }, (_, k) => {
    const [lane, down] = at(from + ((to - from) * k) / pieces);
    const { x, y } = place(plate, lane, down);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
