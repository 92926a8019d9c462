// Where discs on the same level stand in their cell: two side by side, more in a pattern of dice.

const TWO = [
  [-8, 0],
  [8, 0]
] as const;
const FOUR = [
  [-8, -8],
  [8, -8],
  [-8, 8],
  [8, 8]
] as const;
const FIVE = [...FOUR, [0, 0]] as const;

/** The shift in pixels from the middle of the cell of disc `at` among `count`. */
export function discPlace(at: number, count: number): { x: number; y: number } {
  const pattern = count === 1 ? [[0, 0] as const] : count === 2 ? TWO : count < 5 ? FOUR : FIVE;
  const [x, y] = pattern[at] ?? [0, 0];
  return { x, y };
}
