// What the coach's figures mean to a player.
import type { CoachNote } from './wire';

/** How many of a hundred matches a difference in worth (from -1 to 1) wins, among so many sides. */
export const winsOf = (worth: number, sides: number): number =>
  Math.round(100 * worth * (sides > 1 ? (sides - 1) / sides : 0.5));

/** How many more the better of two answers wins, and how sure that is. */
export const figuresOf = (note: CoachNote, sides: number): { by: number; off: number } => ({
  by: Math.max(1, winsOf(note.by, sides)),
  off: Math.max(1, winsOf(note.off, sides))
});
