// A hex around the origin, for the lexicon.
import { polygon } from '../pieces/shapes';

/** The outline of a hex as a path. */
export function outlineAt(radius: number): string {
  return `M${polygon(radius, 6).replaceAll(' ', 'L').replaceAll(',', ' ')}Z`;
}
