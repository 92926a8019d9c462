// Points of regular figures, for every drawn piece.

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A point on a circle; 0 degrees is the top, clockwise. */
export function polar(radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A regular polygon around the origin. */
export function polygon(radius: number, sides: number, turn = 0): string {
  return rays(sides, () => radius, 360 / sides, turn);
}

/** A star around the origin: outer and inner corners in turn. */
export function starPoints(radius: number, points: number, inner: number): string {
  return rays(2 * points, (n) => (n % 2 ? radius * inner : radius), 180 / points, 0);
}

function rays(count: number, radius: (n: number) => number, step: number, turn: number): string {
  const corners = [];
  for (let n = 0; n < count; n++) {
    const [x, y] = polar(radius(n), turn + step * n);
    corners.push(`${short(x)},${short(y)}`);
  }
  return corners.join(' ');
}
