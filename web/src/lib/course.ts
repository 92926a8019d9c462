// The course of a match: the view after every entry, from a record as one seat knows it.
import { takenBack } from '$table/log';
import type { RedactedRecord } from './wire';

type Doc = { [name: string]: unknown };

/** A document after a JSON merge patch (RFC 7386). */
export function merged(document: Doc, patch: Doc): Doc {
  const result: Doc = { ...document };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else if (isDoc(value)) result[name] = merged(isDoc(result[name]) ? result[name] : {}, value);
    else result[name] = value;
  }
  return result;
}

function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The view before the first entry and after each one. */
export function viewsOf(record: RedactedRecord): Doc[] {
  const views: Doc[] = [record.view];
  for (const entry of record.entries ?? []) views.push(merged(views.at(-1)!, entry.patch ?? {}));
  return views;
}

export interface Course {
  /** For each ply the figure of each seat; nothing where it is not known. */
  figures: (readonly (number | undefined)[])[];
  /** The plies at which a turn begins. */
  turns: number[];
}

export function courseOf(
  record: RedactedRecord,
  figure: (view: unknown) => readonly number[]
): Course {
  const views = viewsOf(record);
  const entries = (record.entries ?? []).map(({ text }, at) => ({ ply: at + 1, text }));
  const gone = takenBack(entries);
  // What was taken back is drawn as if nothing had happened until the answer that stands.
  views.forEach((_, ply) => {
    if (gone.has(ply)) views[ply] = views[ply - 1]!;
  });
  const turns = views.flatMap((view, ply) =>
    ply === 0 || view.turn !== views[ply - 1]?.turn ? [ply] : []
  );
  return { figures: views.map(figure), turns };
}
