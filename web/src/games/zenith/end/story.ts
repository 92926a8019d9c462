// The story of a match, from what was told: discs in order, influence by source, the course.
import type { Happening } from '$table/contract';
import type { ZenithView } from '$lib/wire';
import { PLANETS, agent, isAgent, type Planet } from '../data';

export const SOURCES = ['own', 'card', 'technology', 'row', 'token', 'given'] as const;
export type Source = (typeof SOURCES)[number];

export interface Won {
  turn: number;
  planet: Planet;
  side: number;
  /** The element that brought it. */
  cause: string | null;
  token: string | null;
  last: boolean;
}

/** A disc's way: positions as the view counts them, each from a turn on. */
export interface Station {
  turn: number;
  at: number;
  /** The side that won the disc here. */
  won: number | null;
}

export interface BadgeSpan {
  from: number;
  to: number;
  side: number;
  gold: boolean;
}

export interface Story {
  turns: number;
  won: Won[];
  influence: Record<Source, [number, number]>;
  courses: Record<Planet, Station[]>;
  badge: BadgeSpan[];
}

const tail = (value: unknown): string =>
  String(value ?? '')
    .split(':')
    .slice(1)
    .join(':');

export function storyOf(log: readonly Happening[], view: ZenithView): Story {
  return new Teller(view).tell(log);
}

class Teller {
  #turn = 0;
  #onTurn = 0;
  /** The card whose own planet was not influenced yet in this turn. */
  #fresh: string | null = null;
  readonly #view: ZenithView;
  readonly #story: Story;

  constructor(view: ZenithView) {
    this.#view = view;
    const influence = Object.fromEntries(
      SOURCES.map((one) => [one, [0, 0]])
    ) as unknown as Story['influence'];
    const start = (): Station[] => [{ turn: 0, at: 0, won: null }];
    const courses = Object.fromEntries(PLANETS.map((one) => [one, start()])) as Story['courses'];
    this.#story = { turns: 0, won: [], influence, courses, badge: [] };
  }

  tell(log: readonly Happening[]): Story {
    for (const one of log) this.#hear(one);
    const story = this.#story;
    story.turns = Math.max(1, this.#turn);
    const span = story.badge.at(-1);
    if (span) span.to = story.turns;
    const last = story.won.at(-1);
    if (last && this.#view.winner === last.side) last.last = true;
    return story;
  }

  #hear({ event }: Happening): void {
    const { args, cause = null } = event;
    switch (event.kind) {
      case 'turn':
        this.#turn = Number(args.number);
        this.#onTurn = this.#view.seats[Number(tail(args.seat))]?.side ?? 0;
        return;
      case 'recruit':
        this.#fresh = String(args.card);
        return;
      case 'influence':
        return this.#influence(tail(args.planet) as Planet, Number(tail(args.side)), args, cause);
      case 'center':
      case 'new-disc':
        this.#station(tail(args.planet) as Planet, 0, null);
        return;
      case 'win-disc':
        return this.#win(tail(args.planet) as Planet, Number(tail(args.side)), cause);
      case 'token-won': {
        const won = this.#story.won.at(-1);
        if (won && tail(args.place) === won.planet && won.token === null)
          won.token = tail(args.token);
        return;
      }
      case 'badge':
        return this.#badge(Number(tail(args.side)), Boolean(args.gold));
      case 'badge-given':
        return this.#badge(1 - Number(tail(args.side)), Boolean(args.gold));
    }
  }

  #influence(
    planet: Planet,
    side: number,
    args: Happening['event']['args'],
    cause: string | null
  ): void {
    this.#station(planet, Number(args.to), null);
    const source = this.#source(planet, side, cause);
    if (source) this.#story.influence[source][side as 0 | 1] += Number(args.steps);
  }

  #source(planet: Planet, side: number, cause: string | null): Source | null {
    const [kind, name = ''] = (cause ?? '').split(':');
    if (kind === 'level') return 'technology';
    if (kind === 'prime') return 'row';
    if (kind === 'token') return 'token';
    if (kind !== 'card') return null;
    if (side !== this.#onTurn) return 'given';
    const own = cause === this.#fresh && isAgent(name) && agent(name).planet === planet;
    if (own) this.#fresh = null;
    return own ? 'own' : 'card';
  }

  #win(planet: Planet, side: number, cause: string | null): void {
    const { courses, won } = this.#story;
    const station = courses[planet].at(-1)!;
    station.won = side;
    won.push({ turn: this.#turn, planet, side, cause, token: null, last: false });
  }

  #station(planet: Planet, at: number, won: number | null): void {
    this.#story.courses[planet].push({ turn: this.#turn, at, won });
  }

  #badge(side: number, gold: boolean): void {
    const { badge } = this.#story;
    const last = badge.at(-1);
    if (last) last.to = this.#turn;
    badge.push({ from: this.#turn, to: this.#turn, side, gold });
  }
}
