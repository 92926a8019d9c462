// What flies where when something happens: from one element of the table to another.
import type { Event } from '$lib/wire';

export interface Flight {
  from: string;
  to: string;
  seat: number;
  /** The piece that flies; nothing for the mark of the seat. */
  unit: string | null;
  count: number;
  /** The seat that moved it, if it is not its own. */
  mover: number | null;
}

/** The seat in `seat:2`. */
export function seatIn(element: unknown): number {
  return Number(String(element).split(':')[1] ?? 0);
}

/** The flight of an event, or nothing if nothing flies; `light` is the light piece. */
export function flightOf(event: Event, light: string): Flight | null {
  const { args } = event;
  const seat = seatIn(args.seat);
  const base = { seat, mover: null, count: Number(args.count ?? 1) };
  switch (event.kind) {
    case 'place':
      return { ...base, from: `supply:${seat}`, to: String(args.space), unit: unitIn(args.unit) };
    case 'move':
      return { ...base, from: String(args.origin), to: String(args.space), unit: light };
    case 'build':
      return { ...base, from: `supply:${seat}`, to: String(args.space), unit: unitIn(args.unit) };
    case 'give':
      return { ...base, from: String(args.space), to: `supply:${seat}`, unit: unitIn(args.unit) };
    case 'move-piece':
    case 'remove':
      return pushed(event, seat);
    case 'token-won':
      return { ...base, from: 'stack', to: `supply:${seat}`, unit: null };
    default:
      return null;
  }
}

/** A piece that influence moves or removes; perhaps not the mover's own. */
function pushed(event: Event, mover: number): Flight | null {
  const [, owner, unit = '', space = ''] = String(event.args.piece).split(':');
  const seat = Number(owner);
  const kind = space.length === 3 ? 'district' : 'planet';
  return {
    from: `${kind}:${space}`,
    to: event.kind === 'remove' ? `supply:${seat}` : String(event.args.space),
    seat,
    unit,
    count: 1,
    mover: mover === seat ? null : mover
  };
}

function unitIn(element: unknown): string {
  return String(element).split(':')[1] ?? '';
}
