// Single effects as drawings. Down is mine, up is theirs, sideways is the supply.
import type { Effect, Planet } from '../data';
import { H, arrows, horizon, inked, planetDisc, text, use, type Box } from './ink';

export type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;
type Selector = Of<'influence'>['planet'];
type Column = Of<'exile'>['column'];
type Resource = Of<'gain'>['resource'];

const COIN: Record<Resource, string> = { credits: 'r-credit', zenithium: 'r-zenithium' };
export const coinId = (resource: Resource): string => COIN[resource];

function struckOut(planet: Planet, x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="7.8" fill="var(--panel)"/><circle cx="${x}" cy="${y}" r="6.6" fill="var(--${planet})"/>` +
    use(`p-${planet}`, x - 4.8, y - 4.8, 9.6, 9.6, 'var(--on-bright)') +
    `<path d="M${x + 6.5} ${y - 6.5}l-13 13" stroke="var(--panel)" stroke-width="4"/>` +
    `<path d="M${x + 7} ${y - 7}l-14 14" stroke="var(--bad)" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

const isExcept = (one: Selector | Column): one is { pick: 'any'; except: Planet[] } =>
  typeof one === 'object' && 'except' in one && one.except !== undefined;
const isDiffers = (one: Selector | Column): boolean =>
  typeof one === 'object' && 'differs' in one && one.differs === true;

/** The planet an effect concerns: a sphere, or a globe with what restricts the choice. */
export function disc(selector: Selector, cx: number, cy: number, r = 9.6): string {
  if (typeof selector === 'string') return planetDisc(selector, cx, cy, r);
  const sign = (id: string) => use(id, cx - r * 1.1, cy - r * 1.1, r * 2.2, r * 2.2, 'var(--text)');
  if ('of' in selector) return sign('sel-moved');
  const ground = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--panel-2)"/>`;
  if (selector.pick === 'center') return ground + sign('sel-center');
  if (selector.pick === 'opponent_side') return ground + sign('sel-rival');
  let svg = ground + sign('sel-any');
  (selector.except ?? []).forEach((planet, i) => {
    svg += struckOut(planet, cx + r * 1.3, cy - r * 0.2 + i * 12);
  });
  if (selector.differs) svg += use('m-differs', cx + r * 0.45, cy - r * 1.15, 12.5);
  return svg;
}

export function influence(e: Of<'influence'>): Box {
  const up = e.who === 'opponent';
  const beside = isExcept(e.planet) ? 34 : isDiffers(e.planet) ? 30 : 0;
  const w = Math.max(beside || 25, e.amount * 8.2 + 2);
  const cx = beside ? 12.5 : w / 2;
  const steps = arrows(e.amount, cx, up ? 1.6 : 22.6, up);
  const svg = disc(e.planet, cx, up ? 19 : 11) + inked(up ? 'var(--bad)' : 'var(--text)', steps);
  return { w, h: H, svg };
}

/** Neighbouring planets strung on a brass line. */
export function run(e: Of<'influence_run'>): Box {
  const w = e.amounts.length * 19 + 2;
  let svg = `<path d="M1 11h${w - 2}" stroke="var(--brass)" stroke-width="1.5"/>`;
  e.amounts.forEach((amount, i) => {
    const cx = 10.5 + i * 19;
    const small = (k: number) => cx + (k - (amount - 1) / 2) * 7.4 - 3.3;
    const steps = Array.from(
      { length: amount },
      (_, k) => `<path d="M${small(k)} 22.6h6.6l-3.3 5.4Z"/>`
    );
    svg += disc({ pick: 'any' }, cx, 11, 7);
    svg += inked('var(--text)', amount > 1 ? steps.join('') : arrows(1, cx, 22.6));
  });
  return { w, h: H, svg };
}

export function centerDisc(e: Of<'center_disc'>): Box {
  const rival =
    typeof e.planet === 'object' && 'pick' in e.planet && e.planet.pick === 'opponent_side';
  const svg = use('e-center', 1, 2, 26, 26, 'var(--text)');
  return { w: 29, h: H, svg: rival ? svg + inked('var(--bad)', arrows(1, 24, 1, true)) : svg };
}

/** A coin or crystal with what is written on it. */
export function coin(
  resource: Resource,
  label: string,
  cx: number,
  cy: number,
  size: number
): string {
  const written =
    label === 'card'
      ? use(
          'card-cost',
          cx - size * 0.26,
          cy - size * 0.26,
          size * 0.52,
          size * 0.52,
          'var(--on-bright)'
        )
      : text(
          cx,
          cy + size * 0.155,
          label,
          label.length > 2 ? size * 0.38 : size * 0.46,
          'var(--on-bright)',
          'letter-spacing="-.6"'
        );
  return use(COIN[resource], cx - size / 2, cy - size / 2, size) + written;
}

export function gain(e: Of<'gain'>, scale: (icons: string[], rows: string[][]) => Box): Box {
  const { resource, amount } = e;
  if (typeof amount === 'object' && 'table' in amount) {
    const icons = [use('tech', 1, 1, 13, 13, 'var(--text)'), use(COIN[resource], 0, 0, 15)];
    const least = amount.table[0] ? 0 : 1;
    const started = amount.table.map((_, count) => String(count));
    return scale(icons, [started.slice(least), amount.table.slice(least).map(String)]);
  }
  if (typeof amount === 'object' && 'per' in amount) {
    const theirs = amount.owner === 'opponent';
    const columns = theirs ? 'columns' : 'columns-mine';
    const svg =
      coin(resource, `+${amount.each}`, 13, 15, 26) +
      text(31, 19, '×', 12, 'var(--text)') +
      use(columns, 37, 3, 24, 24, theirs ? 'var(--bad)' : 'var(--text)');
    return { w: 62, h: H, svg };
  }
  const label = typeof amount === 'object' ? 'card' : `+${amount}`;
  if (e.who === 'opponent') {
    const up = inked('var(--bad)', arrows(1, 12.5, 2, true));
    return { w: 25, h: H, svg: coin(resource, label, 12.5, 19.5, 20) + up };
  }
  return { w: 27, h: H, svg: coin(resource, label, 13.5, 15, 26) };
}

export function payment(e: Of<'spend' | 'give' | 'take'>): Box {
  if (e.do === 'give') {
    const up = inked('var(--bad)', arrows(1, 12.5, 2, true));
    return {
      w: 25,
      h: H,
      svg: horizon(25, 9.4) + coin(e.resource, `−${e.amount}`, 12.5, 20, 19) + up
    };
  }
  if (e.do === 'take') {
    const down = inked('var(--text)', arrows(1, 13, 2.5));
    return {
      w: 26,
      h: H,
      svg: horizon(26, 5) + coin(e.resource, `+${e.amount}`, 13, 19.5, 20) + down
    };
  }
  const away =
    '<path d="M24 15h6.5M27.8 12l3 3-3 3" fill="none" stroke="var(--text)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>';
  return { w: 33, h: H, svg: coin(e.resource, `−${e.amount}`, 11, 15, 22) + away };
}

const CARDS = {
  'e-mobilize': [19.6, 19.2],
  'e-transfer': [12, 21.9],
  'e-exile-own': [6.6, 18.7],
  'e-exile-rival': [6.6, 10.2],
  'e-discard': [11, 12.4]
} as const;

/** Cards that move; `count` may be left away where a rule says it. */
export function cards(
  e: Of<'mobilize'> | Of<'transfer'> | Of<'exile'> | Of<'discard'>,
  counted = true
): Box {
  const id =
    e.do === 'exile'
      ? e.owner === 'self'
        ? 'e-exile-own'
        : 'e-exile-rival'
      : (`e-${e.do}` as keyof typeof CARDS);
  const [x, y] = CARDS[id];
  const k = 34 / 24;
  const column = 'column' in e ? e.column : 'any';
  const beside = id === 'e-exile-own' ? 23 : 12;
  let w = 35;
  let svg = use(id, 0, 0, 34, 34, 'var(--text)');
  if (counted) svg += text(x * k, y * k, e.count, e.count === 'all' ? 7 : 10, 'var(--text)');
  if (typeof column === 'string' && column !== 'any') {
    svg += planetDisc(column, 41, beside, 7.6);
    w = 50;
  } else if (isExcept(column)) {
    column.except.forEach((planet, i) => (svg += struckOut(planet, 42, beside + i * 12)));
    w = 51;
  } else if (isDiffers(column)) {
    svg += use('m-differs', 34, beside - 6, 12.5);
    w = 47;
  }
  return { w, h: 34, svg };
}

/** One symbol that says it all. */
export const unit = (id: string): Box => ({
  w: 29,
  h: H,
  svg: use(id, 1, 1, 28, 28, 'var(--text)')
});
