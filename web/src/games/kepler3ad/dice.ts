// The dice of the turn as they lie: those in the tray, those on the action, the 421 among them.

export interface DieInPlay {
  /** The element; equal dice have the same one. */
  element: string;
  face: number;
  dark: boolean;
  onAction: boolean;
}

export function diceOf(names: readonly string[]): DieInPlay[] {
  return names.map((name) => ({
    element: `die:${name}`,
    face: Number(name.at(-1)),
    dark: name.includes('black'),
    onAction: name.startsWith('locked-')
  }));
}

/** The tray: dice not on the action; if the bonus shows, its three lie together at the end. */
export function trayOf(
  dice: readonly DieInPlay[],
  shows421: boolean
): {
  rest: DieInPlay[];
  bonus: DieInPlay[];
} {
  const free = dice.filter((die) => !die.onAction);
  if (!shows421) return { rest: free, bonus: [] };
  const bonus: DieInPlay[] = [];
  for (const face of [4, 2, 1]) {
    const found =
      free.find((die) => die.face === face && !die.dark && !bonus.includes(die)) ??
      free.find((die) => die.face === face && !bonus.includes(die));
    if (found) bonus.push(found);
  }
  return { rest: free.filter((die) => !bonus.includes(die)), bonus };
}

/** Dice left over that show the face on the action: they will be the remainder. */
export function isRemainder(die: DieInPlay, dice: readonly DieInPlay[]): boolean {
  return !die.onAction && dice.some((other) => other.onAction && other.face === die.face);
}
