// Where the viewer sits, and what a choice would show: drawing only, no rules.
import type { Happening, TableModel } from '$table/contract';
import { reader } from '$lib/facts';
import type { Option, ZenithAnswers, ZenithQuestions, ZenithView } from '$lib/wire';
import { PLANETS, VICTORIES, agent, type Planet } from './data';

export type Model = TableModel<ZenithView>;

export const { answer } = reader<ZenithAnswers, ZenithQuestions>();

/** The side at the bottom of the screen: the viewer's, or side 0 for who only watches. */
export function mySide(view: ZenithView): number {
  return view.viewer === null ? 0 : (view.seats[view.viewer]?.side ?? 0);
}

/** The seats of a side, in the order of the table. */
export function seatsOf(view: ZenithView, side: number): number[] {
  return view.seats.flatMap((seat, number) => (seat.side === side ? [number] : []));
}

export const isTeamGame = (view: ZenithView): boolean => view.seats.length === 4;

/** Steps down the screen of a position on a track. */
export const downwards = (position: number, side: number): number =>
  side === 0 ? position : 0 - position;

/** Does another side take something from mine with this, or give it something? */
export function isAgainst(t: Model, { event: { kind, args }, seat }: Happening): boolean {
  const side = `side:${mySide(t.view)}`;
  if (t.view.seats[seat]?.side === mySide(t.view)) return false;
  switch (kind) {
    case 'exile':
      return args.owner === side;
    case 'transfer':
    case 'take-resource':
    case 'give-resource':
    case 'badge-given':
      return args.side !== side;
    case 'discard':
    case 'hand-over':
      return args.seat === `seat:${t.viewer}`;
  }
  return false;
}

const LETTERS = 'qwerty';

/** The letters of the cards of my hand that an answer may name, in the order of the hand. */
export function lettersOf(t: Model): string[] {
  const hand = t.viewer === null ? [] : (t.view.seats[t.viewer]?.hand ?? []);
  return hand.map((card, at) => {
    const isNamed = t.picker.options.some((one) => one.elements.includes(`card:${card}`));
    return isNamed ? (LETTERS[at] ?? '') : '';
  });
}

/** Has a side climbed in a technology since I last answered? */
export function hasClimbed(t: Model, side: number, people: string): boolean {
  return t.recent.some(
    ({ event: { kind, args } }) =>
      kind === 'advance' && args.side === `side:${side}` && args.people === `people:${people}`
  );
}

/** Has anybody led, or the badge changed hands, since I last answered? */
export function hasLed(t: Model): boolean {
  return t.recent.some(({ event }) => ['lead', 'badge', 'badge-given'].includes(event.kind));
}

export interface Ghost {
  planet: Planet;
  /** Where the disc would lie, counted down the screen. */
  to: number;
}

/** The disc that an option would move, and where to. */
export function ghostOf(view: ZenithView, option: Option | null): Ghost | null {
  const planet = option && planetIn(option);
  if (!planet) return null;
  const moved = answer(option, 'recruit', 'influence')?.facts?.to;
  const to = answer(option, 'center') ? 0 : moved;
  return to === undefined ? null : { planet, to: downwards(to, mySide(view)) };
}

/** What an option costs. */
export function priceOf(option: Option | null): { credits: number; zenithium: number } | null {
  const credits = answer(option, 'recruit')?.facts?.price;
  const zenithium = answer(option, 'develop', 'advance')?.facts?.price;
  if (credits === undefined && zenithium === undefined) return null;
  return { credits: credits ?? 0, zenithium: zenithium ?? 0 };
}

/** What a card of the hand would cost to recruit: its option says so; null if it cannot be. */
export function recruitPrice(options: readonly Option[], card: string): number | null {
  const found = options.map((one) => answer(one, 'recruit')).find((one) => one?.act.card === card);
  return found?.facts?.price ?? null;
}

/** The technology that an option would develop, and the level it would reach. */
export function levelOf(option: Option): { people: string; level: number } | null {
  const element = option.elements.find((one) => one.startsWith('technology:'));
  const level = answer(option, 'develop', 'advance')?.facts?.level;
  return element && level !== undefined
    ? { people: element.slice('technology:'.length), level }
    : null;
}

function planetIn(option: Option): Planet | null {
  const element = option.elements.find((one) => one.startsWith('planet:'));
  const name = element?.slice('planet:'.length) as Planet | undefined;
  return name && PLANETS.includes(name) ? name : null;
}

/** The people of the card that is pointed at, for the diplomacy board. */
export function chosenPeople(chosen: readonly string[]): string | null {
  const card = chosen.find((one) => one.startsWith('card:'));
  return card ? agent(card.slice('card:'.length)).people : null;
}

/** How near a side is to each of the three victories. */
export function victories(
  won: Record<string, number>
): { kind: string; has: number; needs: number }[] {
  const counts = Object.values(won);
  const has: Record<string, number> = {
    absolute: Math.max(0, ...counts),
    democratic: counts.filter((n) => n > 0).length,
    popular: counts.reduce((sum, n) => sum + n, 0)
  };
  return VICTORIES.map(({ id, discs }) => ({ kind: id, has: has[id]!, needs: discs }));
}
