// What is our reconstruction: the print of these elements has not been checked.
import type { TableModel } from './contract';

/** Is any of these elements our reconstruction? */
export function isMade(t: TableModel<any>, elements: string | readonly string[]): boolean {
  const made = (t.view as { reconstructed?: readonly string[] } | null)?.reconstructed ?? [];
  return [elements].flat().some((one) => made.includes(one));
}
