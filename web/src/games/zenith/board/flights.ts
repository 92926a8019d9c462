// What crosses the table when something happens: a card, coins, a crystal, a token.
import type { Event } from '$lib/wire';
import { agent, isAgent } from '../data';

export interface Flight {
  /** What is drawn: a card in the colour of its planet, or a symbol of the sheet. */
  icon: string | null;
  planet: string | null;
  label: string;
  /** Anchors of the page; the first that is there counts. */
  from: readonly string[];
  to: readonly string[];
}

const tail = (value: unknown): string =>
  String(value ?? '')
    .split(':')
    .slice(1)
    .join(':');

/** The flight of an event, seen by a viewer; null if nothing crosses the table. */
export function flightOf(
  event: Event,
  viewer: number | null,
  sideOf: (seat: number) => number
): Flight | null {
  const { args, kind } = event;
  const side = tail(args.side);
  const card = tail(args.card);
  const seat = Number(tail(args.seat));
  const hand = seat === viewer ? ['hand'] : [`stock:${sideOf(seat)}`];
  const flight = (from: readonly string[], to: readonly string[]): Flight | null =>
    isAgent(card)
      ? { icon: null, planet: agent(card).planet, label: agent(card).name, from, to }
      : null;
  const column = (of: string | number) => [
    `column:${of}:${isAgent(card) ? agent(card).planet : ''}`
  ];
  switch (kind) {
    case 'recruit':
      return flight(hand, column(sideOf(seat)));
    case 'mobilize':
      return flight(['deck'], column(side));
    case 'transfer':
      return flight(column(1 - Number(side)), column(side));
    case 'exile':
      return flight(column(tail(args.owner)), ['discard']);
    case 'develop':
    case 'lead':
    case 'discard':
      return flight(hand, ['discard']);
    case 'gain':
    case 'spend':
    case 'give-resource':
    case 'take-resource':
      return coins(event, side);
    case 'token-won':
      return thing(
        'token',
        [`token-at:${tail(args.place)}`, `lane:${tail(args.place)}`],
        [`stock:${side}`]
      );
    case 'token-drawn':
      return thing('e-token-reserve', ['reserve'], [`stock:${sideOf(seat)}`]);
    case 'badge':
      return thing(args.gold ? 'badge-gold' : 'badge-silver', ['badge'], [`stock:${side}`]);
    case 'badge-given':
      return thing('badge-silver', [`stock:${side}`], [`stock:${1 - Number(side)}`]);
    case 'win-disc':
      return thing(
        `sphere-${tail(args.planet)}`,
        [`lane:${tail(args.planet)}`],
        [`zone:${side}:${tail(args.planet)}`]
      );
  }
  return null;
}

function thing(icon: string, from: readonly string[], to: readonly string[], label = ''): Flight {
  return { icon, planet: null, label, from, to };
}

function coins(event: Event, side: string): Flight {
  const { kind, args, cause } = event;
  const icon = tail(args.resource) === 'credits' ? 'r-credit' : 'r-zenithium';
  const mine = [`stock:${side}`];
  const theirs = [`stock:${1 - Number(side)}`];
  const label = String(args.amount ?? '');
  if (kind === 'gain') return thing(icon, [...(cause ? [cause] : []), 'deck'], mine, label);
  if (kind === 'spend') return thing(icon, mine, ['deck'], label);
  if (kind === 'give-resource') return thing(icon, mine, theirs, label);
  return thing(icon, theirs, mine, label);
}
