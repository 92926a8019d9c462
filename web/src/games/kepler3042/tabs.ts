// The tabs of a phone, and where the elements of a question lie.
import type { Decision, Event, Kepler3042View } from '$lib/wire';
import type { TableModel } from '$table/contract';

export type Tab = 'map' | 'actions' | 'tech' | 'planets' | 'table';

export const TABS: readonly { id: Tab; icon: string }[] = [
  { id: 'map', icon: 'M12 3L20 7.5V16.5L12 21L4 16.5V7.5ZM12 9.5L14.2 12L12 14.5L9.8 12Z' },
  { id: 'actions', icon: 'M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16' },
  { id: 'tech', icon: 'M4 20h4v-5h4v-5h4V5h4' },
  {
    id: 'planets',
    icon: 'M18 12a6 6 0 1 1-12 0a6 6 0 1 1 12 0M2 15.8Q6 18 13 15.4T22 8.2'
  },
  { id: 'table', icon: 'M3 8h18M3 16h18M7 5v6M15 13v6' }
];

const BY_KIND: Record<string, Tab> = {
  hex: 'map',
  number: 'map',
  token: 'map',
  action: 'actions',
  bonus: 'actions',
  technology: 'tech',
  planet: 'planets',
  cube: 'planets',
  place: 'planets',
  track: 'table'
};

/** The tab on which an element is drawn; buttons belong to the question. */
export function tabOf(element: string, decision: Decision | null): Tab | null {
  // A planet beside which a ship is put, or a body to be laid, is on the map.
  if (element.startsWith('planet:') && (decision?.kind === 'yard' || decision?.kind === 'token'))
    return 'map';
  return BY_KIND[element.slice(0, element.indexOf(':'))] ?? null;
}

/** The tab on which a guide points at an element. */
export function tabSpoken(element: string, decision: Decision | null): Tab | null {
  return tabOf(element, decision) ?? SPOKEN_ON[element.split(':', 1)[0]!] ?? null;
}
const SPOKEN_ON: Record<string, Tab> = {
  sun: 'map',
  zone: 'map',
  level: 'tech',
  space: 'table',
  round: 'table',
  card: 'table',
  objective: 'table',
  ghost: 'table',
  medals: 'table'
};

/** The tab on which something that happened is seen: what has a place on the map, there. */
export function tabOfEvent({ kind, args }: Event): Tab | null {
  if (TOLD_ON[kind]) return TOLD_ON[kind];
  const named = Object.values(args).filter((one) => typeof one === 'string');
  const tabs = named.map((one) => tabOf(one, null));
  return tabs.includes('map') ? 'map' : (tabs.find((one) => one !== null) ?? null);
}
/** Events whose place is not among what they name. */
const TOLD_ON: Record<string, Tab> = { round: 'table', scored: 'table', total: 'table' };

/** The tab that a question opens by itself: where most of what it names lies. */
export function tabFor(decision: Decision): Tab | null {
  for (const option of decision.options) {
    const first = option.elements[0];
    const tab = first ? tabOf(first, decision) : null;
    if (tab) return tab;
  }
  return decision.kind === 'action' ? 'actions' : null;
}

/** The tabs on which something is lit. */
export function tabsLit(t: TableModel<Kepler3042View>): Set<Tab> {
  const found = new Set<Tab>();
  for (const element of t.picker.lit) {
    const tab = tabOf(element, t.decision);
    if (tab) found.add(tab);
  }
  return found;
}
