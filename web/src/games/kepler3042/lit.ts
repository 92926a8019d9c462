// Which pieces of the boards options name, and in which order one points at them.
import type { Kepler3042View } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { asked, CUBES, type CubeKind } from './tables';

type Table = TableModel<Kepler3042View>;

/** Is a choice among things of a kind open, so that the others step back? */
export function isChoosing(t: Table, kind: string): boolean {
  for (const element of t.picker.lit) if (element.startsWith(`${kind}:`)) return true;
  return false;
}

/** The cubes of a holder that may be pointed at, with what a press chooses. */
export function cubeTargets(t: Table, holder: string): Map<CubeKind, readonly string[]> {
  const found = new Map<CubeKind, readonly string[]>();
  const asked = t.decision?.kind;
  if (asked === 'sacrifice') {
    for (const kind of CUBES) {
      const both = [holder, `cube:${kind}`];
      const isLeft = t.picker.left.some((one) => both.every((name) => one.elements.includes(name)));
      if (isLeft) found.set(kind, both);
    }
  } else if (holder === cubeHolder(t)) {
    for (const kind of CUBES) {
      const element = `cube:${kind}`;
      if (t.picker.isLit(element) || t.picker.isChosen(element)) found.set(kind, [element]);
    }
  }
  return found;
}

/** Where the cubes lie that a question is about. */
export function cubeHolder(t: Table): string | null {
  if (t.decision?.kind === 'regenerate') return 'place:pit';
  const cube = asked(t.decision, 'cube');
  return cube && `planet:${cube.planet}`;
}

/** Lit elements that lie on no board: numbers, and bodies that are still to be laid. */
export function looseElements(t: Table, onTable: ReadonlySet<string>): string[] {
  return t.decision
    ? [...new Set(t.picker.options.flatMap((one) => one.elements))].filter((element) => {
        const [kind = ''] = element.split(':');
        if (kind === 'number' || kind === 'token') return true;
        return kind === 'planet' && !onTable.has(element);
      })
    : [];
}
