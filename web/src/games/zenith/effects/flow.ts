// Lists of effects: folded where they are long, flowed into the box they must fit.
import { PLANETS, type Planet } from '../data';
import { cards, disc } from './atoms';
import { CHEVRON, DASHED, frame, fx, row } from './frames';
import { H, arrows, inked, moved, planetDisc } from './ink';
import type { Box, Effect, Folded } from './types';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;

/** Two folds keep long cards short: a full row of planets, and a row of equal offers. */
export function fold(list: readonly Effect[]): Folded[] {
  const folded: Folded[] = [];
  for (let i = 0; i < list.length; i++) {
    const e = list[i]!;
    const of = e.do === 'transfer' || e.do === 'influence' ? e.do : null;
    if (of && PLANETS.every((planet, k) => planetOf(list[i + k], of) === planet)) {
      folded.push({ do: 'row', of, planets: [...PLANETS], from: i, to: i + 4 });
      i += 4;
      continue;
    }
    const offers = equalOffers(list, i);
    if (offers > 1) {
      const mays = list.slice(i, i + offers) as Of<'may'>[];
      const planets = mays.map((one) => (one.options[0]!.cost[0] as Of<'exile'>).column as Planet);
      const [{ cost, then }] = [mays[0]!.options[0]!];
      folded.push({
        do: 'offers',
        planets,
        cost: cost[0]!,
        then: then[0]!,
        from: i,
        to: i + offers - 1
      });
      i += offers - 1;
      continue;
    }
    folded.push(e);
  }
  return folded;
}

function planetOf(e: Effect | undefined, kind: 'transfer' | 'influence'): unknown {
  if (!e || e.do !== kind) return null;
  return e.do === 'transfer' ? e.column : e.planet;
}

function equalOffers(list: readonly Effect[], from: number): number {
  let count = 0;
  while (isPlanetOffer(list[from + count])) count++;
  return count;
}

function isPlanetOffer(e: Effect | undefined): boolean {
  if (e?.do !== 'may' || e.options.length !== 1) return false;
  const cost = e.options[0]!.cost[0];
  return cost?.do === 'exile' && typeof cost.column === 'string' && cost.column !== 'any';
}

/** A planet of a row; those that are over with step back. */
const passing = (svg: string, over: boolean): string => (over ? `<g opacity=".3">${svg}</g>` : svg);

function planetRow(e: Extract<Folded, { do: 'row' }>, passed: number): Box {
  const w = e.planets.length * 17 + 2;
  const at = (i: number) => 9 + i * 17;
  const y = e.of === 'influence' ? 10 : 15;
  const discs = e.planets
    .map((planet, i) => passing(planetDisc(planet, at(i), y, 7), i < passed))
    .join('');
  if (e.of === 'transfer')
    return row([cards({ do: 'transfer', count: 1, column: 'any' }), { w, h: H, svg: discs }], 2);
  const steps = e.planets.map((_, i) => arrows(1, at(i), 21)).join('');
  return { w, h: H, svg: discs + inked('var(--text)', steps) };
}

function offerRow(e: Extract<Folded, { do: 'offers' }>, passed: number): Box {
  const reward =
    e.then.do === 'gain'
      ? fx(e.then)
      : {
          w: 24,
          h: H,
          svg: disc({ of: 'moved_card' }, 12, 11, 8.5) + inked('var(--text)', arrows(1, 12, 22.6))
        };
  const top = row([cards({ ...(e.cost as Of<'exile'>), column: 'any' }), CHEVRON, reward], 2);
  const w = Math.max(top.w, e.planets.length * 20);
  const at = (i: number) => w / 2 + (i - (e.planets.length - 1) / 2) * 20;
  const discs = e.planets
    .map((planet, i) => passing(planetDisc(planet, at(i), 46, 8), i < passed))
    .join('');
  return frame({ w, h: 56, svg: moved((w - top.w) / 2, 0, top.svg) + discs }, DASHED);
}

/** A folded effect as a drawing; the first `passed` planets of a row are over with. */
export function box(e: Folded, passed = 0): Box {
  if (e.do === 'row') return planetRow(e, passed);
  if (e.do === 'offers') return offerRow(e, passed);
  return fx(e);
}

export interface Flow {
  svg: string;
  /** How far the drawings had to shrink. */
  factor: number;
}

/** Effects flowed into a box of that size, shrinking in small steps until they fit; centred. */
export function flow(
  list: readonly Effect[],
  width: number,
  height: number,
  { max = 1, min = 0.5, gap = 5, vgap = 3 } = {}
): Flow {
  const boxes = fold(list).map((one) => box(one));
  for (let k = max; ; k -= 0.03) {
    const lines = wrap(boxes, width / k, gap).map((line) => row(line, gap));
    const tall = lines.reduce((sum, line) => sum + line.h, 0) + vgap * (lines.length - 1);
    const wide = Math.max(0, ...lines.map((line) => line.w));
    if ((tall * k > height || wide * k > width) && k - 0.03 >= min) continue;
    let y = (height - tall * k) / 2;
    let svg = '';
    for (const line of lines) {
      svg += moved((width - line.w * k) / 2, y, line.svg, k);
      y += (line.h + vgap) * k;
    }
    return { svg, factor: k };
  }
}

function wrap(boxes: readonly Box[], width: number, gap: number): Box[][] {
  const lines: Box[][] = [[]];
  let x = 0;
  for (const one of boxes) {
    if (x && x + gap + one.w > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)!.push(one);
    x += (x ? gap : 0) + one.w;
  }
  return lines;
}
