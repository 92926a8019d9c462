// Silhouettes: marks of seats, pieces, pips, icons of the tracks, masks of the clans. Our own.
import type { Shape } from '$table/contract';
import { SHAPES } from '$table/contract';
import { n, ngon } from './geometry';

/** The mark of a seat as a path around a point. */
export function markPath(seat: number, x: number, y: number, r: number): string {
  const shape: Shape = SHAPES[seat] ?? 'circle';
  switch (shape) {
    case 'triangle':
      return ngon(x, y + 0.18 * r, 1.25 * r, 3);
    case 'square':
      return rectangle(x, y, 0.88 * r, 0.88 * r);
    case 'diamond':
      return ngon(x, y, 1.22 * r, 4);
    case 'hexagon':
      return ngon(x, y, 1.08 * r, 6);
    case 'cross':
      return cross(x, y, r);
    default:
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
}

function rectangle(x: number, y: number, w: number, h: number): string {
  return `M${n(x - w)} ${n(y - h)}h${n(2 * w)}v${n(2 * h)}h${n(-2 * w)}Z`;
}

function cross(x: number, y: number, r: number): string {
  const [a, b] = [0.38 * r, 0.62 * r];
  return (
    `M${n(x - a)} ${n(y - r)}h${n(2 * a)}v${n(b)}h${n(b)}v${n(2 * a)}h${n(-b)}v${n(b)}` +
    `h${n(-2 * a)}v${n(-b)}h${n(-b)}v${n(-2 * a)}h${n(b)}Z`
  );
}

/** Outlines of the pieces in a square from -1 to 1. */
export const UNIT_PATHS: Readonly<Record<string, string>> = {
  ship: 'M0 -1L.62 .75L0 .38L-.62 .75Z',
  base: 'M-.38 -1H.38V-.38H1V.38H.38V1H-.38V.38H-1V-.38H-.38Z',
  frigate: 'M0 -1.1L.3 -.3L.95 .1L.95 .55L.36 .42L.36 1L-.36 1L-.36 .42L-.95 .55L-.95 .1L-.3 -.3Z',
  cruiser:
    'M0 -1.1L.26 -.72H.5L.62 -.1L1.12 .28V.98L.66 .74L.4 1.05H-.4L-.66 .74L-1.12 .98V.28L-.62 -.1L-.5 -.72H-.26Z',
  diplomat:
    'M0 -1A.42 .42 0 0 1 .24 -.24Q.42 .1 .62 .7H.72V1H-.72V.7H-.62Q-.42 .1 -.24 -.24A.42 .42 0 0 1 0 -1Z',
  leader:
    'M-.72 -.86L-.36 -.5L0 -1.12L.36 -.5L.72 -.86L.56 -.12H.4Q.5 .3 .82 .66H.92V1.06H-.92V.66H-.82Q-.5 .3 -.4 -.12H-.56Z'
};

/** Engraved lines on the pieces. */
export const UNIT_LINES: Readonly<Record<string, { path: string; width: number }>> = {
  base: { path: 'M-.12 0a.12 .12 0 1 1 .24 0a.12 .12 0 1 1 -.24 0', width: 0.24 },
  frigate: { path: 'M0 -.55V.2', width: 0.2 },
  cruiser: { path: 'M-.3 -.35H.3M-.3 .02H.3M-.3 .39H.3', width: 0.17 },
  leader: { path: 'M-.5 .84H.5', width: 0.14 }
};

/** Heaviest first: the order in which a squad shows its pieces. */
export const HEAVIEST_FIRST = ['cruiser', 'frigate', 'base', 'leader', 'ship', 'diplomat'] as const;

export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1]
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1]
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1]
  ]
];

/** Icons of the tracks on a grid of 24: lines, and what is filled. */
export const TRACK_ICONS: Readonly<Record<string, { lines: string; fill?: string }>> = {
  'extra-dice': {
    lines:
      'M5 8h6a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2ZM14 4h5a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-4M16.5 6.2v4.6M14.2 8.5h4.6'
  },
  reroll: {
    lines: 'M19 9a7.5 7.5 0 1 0 .6 5M20 4v5.5h-5.5',
    fill: 'M10.4 12a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z'
  },
  adjust: {
    lines: 'M9.5 7.5h5a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2Z',
    fill: 'M12 1.8l2.6 3h-5.2ZM12 22.2l2.6-3h-5.2Z'
  },
  'move-own': { lines: 'M11 17h9M16.5 13.5L20 17l-3.5 3.5', fill: 'M7 4l4 9l-4-1.8L3 13Z' },
  'remove-enemy': { lines: 'M9 4l4.6 10L9 12l-4.6 2ZM13.5 13.5l7 7M20.5 13.5l-7 7' },
  'move-enemy': { lines: 'M7 3l4 9l-4-1.8L3 12ZM11 17h9M16.5 13.5L20 17l-3.5 3.5' },
  'bonus-points': {
    lines: 'M12 2.6L14.8 9L21.6 9.6L16.4 14L18 20.8L12 17.2L6 20.8L7.6 14L2.4 9.6L9.2 9Z'
  }
};
