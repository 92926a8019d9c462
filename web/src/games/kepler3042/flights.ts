// Cubes and medals that fly between the places of the table when they change hands.
import type { Happening } from '$table/contract';
import type { CubeKind } from './tables';

export interface Flight {
  readonly what: CubeKind | 'medal';
  /** Selectors of the places, the first one that is on the screen counts. */
  readonly from: string;
  readonly to: string;
}

const place = (seat: number, name: string): string => `[data-place="${seat} ${name}"]`;

/** What flies for an event; null if nothing does. */
export function flightOf({ event }: Happening): Flight | null {
  const { kind, args } = event;
  const seat = Number(String(args.seat ?? '').split(':')[1] ?? -1);
  const what = String(args.cube ?? '').replace('cube:', '') as CubeKind;
  const [planet, to] = [String(args.planet ?? ''), String(args.to ?? '')];
  switch (kind) {
    case 'spend':
      return { what, from: place(seat, planet), to: place(seat, 'place:storage') };
    case 'produce':
      return { what, from: place(seat, 'place:storage'), to: place(seat, planet) };
    case 'sacrifice':
      return { what, from: place(seat, String(args.holder)), to: place(seat, 'place:pit') };
    case 'regenerate':
      return { what, from: place(seat, 'place:pit'), to: place(seat, 'place:storage') };
    case 'assign':
      return { what, from: place(seat, planet), to: place(seat, to) };
    case 'medal':
      return {
        what: 'medal',
        from: `[data-place="${String(args.track)}"]`,
        to: '[data-place=card]'
      };
    case 'medals':
      return { what: 'medal', from: '[data-place=card]', to: `[data-seat="${seat}"]` };
  }
  return null;
}

/** Fly a drawing from the middle of one box to the middle of another, on an arc. */
export function fly(drawing: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const lift = Math.min(80, Math.hypot(dx, dy) / 3);
  drawing.style.left = `${x}px`;
  drawing.style.top = `${y}px`;
  return drawing.animate(
    [
      { transform: 'translate(-50%, -50%) scale(1.3)', opacity: 0.4 },
      {
        transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - lift}px)) scale(1.5)`,
        opacity: 1
      },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1)`, opacity: 0.9 }
    ],
    { duration: 520, easing: 'cubic-bezier(.45,.05,.25,1)', fill: 'both' }
  );
}
