// Points, arcs and shapes of the dial. Angles are degrees clockwise from the top.

export interface Point {
  x: number;
  y: number;
}

/** The dial of the board: its middle, and the limb with the value track. */
export const DIAL = { width: 824, height: 808, x: 412, y: 404, inner: 352, outer: 386 } as const;

const FIRST_ANGLE = 196;
const TRACK_LENGTH = 40;
const TRACK_ANGLE = 328;

/** A number as it stands in a path. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polar(x: number, y: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
}

/** A point of the dial. */
export function onDial(r: number, degrees: number): Point {
  return polar(DIAL.x, DIAL.y, r, degrees);
}

export function at(point: Point): string {
  return `${n(point.x)} ${n(point.y)}`;
}

/** Where a value stands on the limb. */
export function valueAngle(value: number): number {
  return FIRST_ANGLE + (value * TRACK_ANGLE) / TRACK_LENGTH;
}

/** A closed polygon as a path. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`;
}

export function ngon(x: number, y: number, r: number, sides: number): string {
  return polygon(Array.from({ length: sides }, (_, k) => polar(x, y, r, (360 / sides) * k)));
}

/** A star whose inner radius is `inner` of the outer. */
export function star(x: number, y: number, r: number, points: number, inner: number): string {
  return polygon(
    Array.from({ length: 2 * points }, (_, k) =>
      polar(x, y, r * (k % 2 ? inner : 1), (k * 180) / points)
    )
  );
}

/** A short line along a radius. */
export function tick(x: number, y: number, from: number, to: number, degrees: number): string {
  return `M${at(polar(x, y, from, degrees))}L${at(polar(x, y, to, degrees))}`;
}

/** A band of a ring between two angles, closed. */
export function band(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number
): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b] = [polar(x, y, outer, from), polar(x, y, outer, to)];
  const [c, d] = [polar(x, y, inner, to), polar(x, y, inner, from)];
  return (
    `M${at(a)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(b)}` +
    `L${at(c)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(d)}Z`
  );
}

/** An arc that is not closed. */
export function arc(r: number, from: number, to: number): string {
  return `M${at(onDial(r, from))}A${n(r)} ${n(r)} 0 0 1 ${at(onDial(r, to))}`;
}

/** Where riders of equal value stand: side by side along the arc. */
export function riderAngles(values: readonly number[], step = 3.1): number[] {
  return values.map((value, seat) => {
    const equal = values.flatMap((other, k) => (other === value ? [k] : []));
    return valueAngle(value) + (equal.indexOf(seat) - (equal.length - 1) / 2) * step;
  });
}
