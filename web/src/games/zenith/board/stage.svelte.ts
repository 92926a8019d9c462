// The discs as they are shown: they follow the events being played, then lie as the view says.
import type { Happening } from '$table/contract';
import type { ZenithView } from '$lib/wire';

export class Stage {
  discs = $state.raw<Readonly<Record<string, number>>>({});
  #seen: Happening | undefined;

  /** Follow the view and what is being played; call it in an effect. */
  follow(view: ZenithView, playing: readonly Happening[]): void {
    const last = playing.at(-1);
    if (!last) {
      this.#seen = undefined;
      this.discs = view.discs;
      return;
    }
    if (last === this.#seen) return;
    this.#seen = last;
    this.discs = after(this.discs, last);
  }
}

function after(
  discs: Readonly<Record<string, number>>,
  { event }: Happening
): Record<string, number> {
  const planet = String(event.args.planet ?? '').replace('planet:', '');
  const moved = { ...discs };
  if (event.kind === 'influence') moved[planet] = Number(event.args.to);
  else if (event.kind === 'center' || event.kind === 'new-disc') moved[planet] = 0;
  else if (event.kind === 'win-disc') delete moved[planet];
  return moved;
}
