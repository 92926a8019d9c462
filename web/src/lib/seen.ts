// The last ply that somebody has seen at each table, kept in this browser.
const KEY = 'perihelion-seen';
/** Tables that are remembered. */
const MOST = 60;

type Seen = Record<string, number>;

function stored(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

const nameOf = (table: string, viewer: number | null) => `${table} ${viewer ?? ''}`;

/** The last ply seen with these eyes; nothing if they were never here. */
export function seenPly(table: string, viewer: number | null): number | null {
  return stored()[nameOf(table, viewer)] ?? null;
}

export function keepSeen(table: string, viewer: number | null, ply: number): void {
  const { [nameOf(table, viewer)]: _, ...others } = stored();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(
    KEY,
    JSON.stringify({ ...Object.fromEntries(kept), [nameOf(table, viewer)]: ply })
  );
}
