// Which page an address means; a small router on the History API.

export interface Place {
  page: string;
  /** What follows in the address: a table, a code, a game. */
  args: readonly string[];
  query: URLSearchParams;
}

const PAGES = new Set([
  'home',
  't',
  'join',
  'replay',
  'rules',
  'campaigns',
  'learn',
  'puzzles',
  'records',
  'settings',
  'lobby',
  'new',
  'workshop',
  'welcome'
]);

/** The page of an address; unknown ones are `lost`. */
export function placeOf(address: string): Place {
  const url = new URL(address, 'http://here');
  const [first = '', ...args] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const page = first === '' ? 'home' : first;
  return { page: PAGES.has(page) ? page : 'lost', args, query: url.searchParams };
}

const pathOf = ({ pathname, search }: Location): string => pathname + search;

class Router {
  place = $state.raw(placeOf(location.href));
  #shown = pathOf(location);

  constructor() {
    // Links to a part of the page that is shown only scroll; drawn anew it would lose its place.
    addEventListener('popstate', () => pathOf(location) !== this.#shown && this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#shown = pathOf(location);
    this.place = placeOf(location.href);
  }

  /** Links of our own are followed without loading the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api')) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
