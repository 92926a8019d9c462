// Lists of effects: folded where they are long, flowed into the box they must fit.
import { PLANETS, type Effect, type Planet } from '../data';
import { cards, type Of } from './atoms';
import { CHEVRON, DASHED, frame, fx, row } from './frames';
import { H, arrows, inked, moved, planetDisc, type Box } from './ink';

/** Effects that differ in nothing but their planet, drawn as one; it keeps long cards short. */
interface Row {
  do: 'row';
  first: Of<'influence' | 'transfer' | 'may'>;
  planets: Planet[];
}
export type Folded = Effect | Row;

const SHORTEST_ROW = 4;

export function fold(list: readonly Effect[]): Folded[] {
  const folded: Folded[] = [];
  for (let i = 0; i < list.length;) {
    const planets = planetsFrom(list.slice(i));
    if (planets.length < SHORTEST_ROW) folded.push(list[i++]!);
    else {
      folded.push({ do: 'row', first: list[i] as Row['first'], planets });
      i += planets.length;
    }
  }
  return folded;
}

/** How many effects a drawing stands for. */
export const countOf = (e: Folded): number => (e.do === 'row' ? e.planets.length : 1);

function planetsFrom(list: readonly Effect[]): Planet[] {
  const planets: Planet[] = [];
  const apart = (e: Effect, planet: Planet) => JSON.stringify(e).replaceAll(`"${planet}"`, '');
  for (const e of list) {
    const planet = planetOf(e);
    if (!planet || planets.includes(planet)) break;
    if (planets[0] && apart(e, planet) !== apart(list[0]!, planets[0])) break;
    planets.push(planet);
  }
  return planets;
}

function planetOf(e: Effect): Planet | undefined {
  const cost = e.do === 'may' && e.options.length === 1 ? e.options[0]!.cost[0] : undefined;
  const name =
    e.do === 'influence' && e.who !== 'opponent'
      ? e.planet
      : e.do === 'transfer'
        ? e.column
        : cost?.do === 'exile' && cost.column;
  return PLANETS.find((planet) => planet === name);
}

/** A planet of a row; those that are over with step back. */
const passing = (svg: string, over: boolean): string => (over ? `<g opacity=".3">${svg}</g>` : svg);

function planetRow({ first, planets }: Row, passed: number): Box {
  const amount = first.do === 'influence' ? first.amount : 1;
  const step = Math.max(17, amount * 8.2 + 2);
  const w = planets.length * step + 2;
  const at = (i: number) => 1 + (i + 0.5) * step - 0.5;
  const y = first.do === 'influence' ? 10 : 15;
  const discs = planets
    .map((planet, i) => passing(planetDisc(planet, at(i), y, 7), i < passed))
    .join('');
  if (first.do === 'transfer')
    return row([cards({ ...first, column: 'any' }), { w, h: H, svg: discs }], 2);
  const steps = planets.map((_, i) => arrows(amount, at(i), 21)).join('');
  return { w, h: H, svg: discs + inked('var(--text)', steps) };
}

function offerRow(
  { cost, then }: Of<'may'>['options'][number],
  { planets }: Row,
  passed: number
): Box {
  const rewards = then.map((e) =>
    e.do === 'influence' && e.planet === planets[0]
      ? { ...e, planet: { of: 'moved_card' } as const }
      : e
  );
  const price = cards({ ...(cost[0] as Of<'exile'>), column: 'any' });
  const top = row([price, CHEVRON, ...rewards.map(fx)], 2);
  const w = Math.max(top.w, planets.length * 20);
  const at = (i: number) => w / 2 + (i - (planets.length - 1) / 2) * 20;
  const discs = planets
    .map((planet, i) => passing(planetDisc(planet, at(i), 46, 8), i < passed))
    .join('');
  return frame({ w, h: 56, svg: moved((w - top.w) / 2, 0, top.svg) + discs }, DASHED);
}

/** A folded effect as a drawing; the first `passed` planets of a row are over with. */
export function box(e: Folded, passed = 0): Box {
  if (e.do !== 'row') return fx(e);
  return e.first.do === 'may' ? offerRow(e.first.options[0]!, e, passed) : planetRow(e, passed);
}

/** A list of effects side by side. */
export const drawn = (list: readonly Effect[], gap = 4): Box =>
  row(
    fold(list).map((one) => box(one)),
    gap
  );

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
