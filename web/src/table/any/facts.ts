// What a view says, for people: facts of the whole table and of each seat, from its fields alone.
import type { Layout } from '$lib/wire';

/** A field of a view: its name, and its values in order. */
export interface Fact {
  name: string;
  values: readonly string[];
}

export interface Facts {
  table: readonly Fact[];
  /** By seat. */
  seats: readonly (readonly Fact[])[];
}

/** Fields that say who looks at what, not how things stand. */
const FRAME = new Set(['type', 'seats', 'viewer', 'options', 'frames']);

/** A list with one item for each seat belongs to the seats, everything else to the table. */
export function factsOf(view: unknown, seats: number): Facts {
  const table: Fact[] = [];
  const each: Fact[][] = Array.from({ length: seats }, () => []);
  for (const [name, value] of fields(view)) {
    if (FRAME.has(name)) continue;
    if (Array.isArray(value) && value.length === seats)
      value.forEach((one, seat) => spread(name, one, each[seat]!));
    else spread(name, value, table);
  }
  return { table, seats: each };
}

function fields(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function spread(name: string, value: unknown, found: Fact[]): void {
  if (Array.isArray(value)) {
    const plain = value.filter((one) => typeof one !== 'object' || one === null);
    found.push({ name, values: plain.map(String) });
    value
      .filter((one) => !plain.includes(one))
      .forEach((one, at) => spread(`${name} ${at + 1}`, one, found));
  } else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of fields(value)) spread(`${name} ${inner}`, one, found);
  else found.push({ name, values: value === '' || value == null ? [] : [String(value)] });
}

/** The element that a word of a view means: `dust` is `card:dust`, if only one thing is called so. */
export function elementOf(word: string, layout: Layout): string | null {
  const found = layout.elements.filter(
    (one) => one.name === word || (one.group !== 'seat' && one.name.endsWith(`:${word}`))
  );
  return found.length === 1 ? found[0]!.name : null;
}

/** Elements that are no seats, by group, in the order of the layout. */
export function zonesOf(layout: Layout): [string, string[]][] {
  const zones = new Map<string, string[]>();
  for (const { name, group } of layout.elements)
    if (group !== 'seat') zones.set(group, [...(zones.get(group) ?? []), name]);
  return [...zones];
}
