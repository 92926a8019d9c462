// Effects as drawings: atoms in the frames of the grammar (may, choose, if, chain).
import type { Effect } from '../data';
import { H, inked, moved, text, use, type Box } from './ink';
import {
  cards,
  centerDisc,
  coin,
  coinId,
  disc,
  gain,
  influence,
  payment,
  run,
  unit,
  type Of
} from './atoms';

const FULL = 'fill="var(--brass-faint)" stroke="var(--brass)" stroke-width="1.3"';
export const DASHED =
  'fill="var(--brass-faint)" stroke="var(--brass)" stroke-width="1.2" stroke-dasharray="4 2.6"';
export const CHEVRON: Box = {
  w: 9,
  h: H,
  svg: '<path d="M2 8.5 7.5 15 2 21.5" fill="none" stroke="var(--brass)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
};
const SLASH: Box = {
  w: 9,
  h: H,
  svg: '<path d="M7.5-2 1.5 32" stroke="var(--brass)" stroke-width="2" stroke-linecap="round"/>'
};

/** Boxes side by side. */
export function row(boxes: readonly Box[], gap = 3): Box {
  const h = Math.max(0, ...boxes.map((box) => box.h));
  let x = 0;
  let svg = '';
  for (const box of boxes) {
    svg += moved(x, (h - box.h) / 2, box.svg);
    x += box.w + gap;
  }
  return { w: Math.max(0, x - gap), h, svg };
}

export function frame(box: Box, ink: string): Box {
  const rect = `<rect x=".7" y=".7" width="${(box.w + 8.6).toFixed(1)}" height="${box.h + 4.6}" rx="7" ${ink}/>`;
  return { w: box.w + 10, h: box.h + 6, svg: rect + moved(5, 3, box.svg) };
}

/** The rule: prices above the scale, rewards below, same ticks. */
export function scale(icons: readonly string[], rows: readonly string[][]): Box {
  const [above = [], below = []] = rows;
  const step = 19;
  const left = 20;
  const at = (i: number) => left + (i + 0.5) * step;
  let svg = `<path d="M${left - 1} 17h${above.length * step + 2}" stroke="var(--brass)" stroke-width="1.2"/>`;
  above.forEach((price, i) => {
    const reward = below[i] ?? '';
    svg += `<path d="M${at(i)} 14.6v4.8" stroke="var(--brass)" stroke-width="1.2"/>`;
    svg += text(at(i), 12.4, price, 10, 'var(--text-2)');
    svg += reward.startsWith('▼')
      ? smallArrows(reward.length, at(i))
      : text(at(i), 30.4, reward, 10.5, 'var(--text)');
  });
  svg += moved(1, 0, icons[0] ?? '') + moved(1, 18.5, icons[1] ?? '');
  return { w: left + above.length * step + 2, h: 34, svg };
}

function smallArrows(count: number, x: number): string {
  const one = (k: number) =>
    `<path transform="translate(${((k - (count - 1) / 2) * 5.6).toFixed(1)} 0)" d="M-2.7 0h5.4L0 5Z"/>`;
  return inked(
    'var(--text)',
    moved(x, 22.5, Array.from({ length: count }, (_, k) => one(k)).join(''))
  );
}

function may(e: Of<'may'>): Box {
  const [first] = e.options;
  if (!first) return { w: 0, h: H, svg: '' };
  if (e.options.length > 1 && isLadder(e)) return frame(ladder(e), DASHED);
  const offers = e.options.flatMap((one, i) => [...(i ? [SLASH] : []), offerBox(one)]);
  return frame(row(offers, 2), DASHED);
}

/** Do the offers differ in nothing but their numbers, and can a scale show those? */
function isLadder({ options }: Of<'may'>): boolean {
  const [{ cost, then }] = options as [Offer];
  const shape = (e: Effect) => JSON.stringify(e).replace(/\d+/g, '#');
  const rewards = options.flatMap((one) => one.then);
  const longest = Math.max(...options.map((one) => one.then.length));
  return (
    (cost[0]!.do === 'spend' || cost[0]!.do === 'exile') &&
    options.every((one) => shape(one.cost[0]!) === shape(cost[0]!)) &&
    rewards.every((one) => shape(one) === shape(then[0]!)) &&
    (then[0]!.do === 'influence'
      ? longest === 1 || rewards.every((one) => 'amount' in one && one.amount === 1)
      : then[0]!.do === 'gain' && longest === 1 && typeof then[0]!.amount === 'number')
  );
}

/** Several prices for one kind of reward. */
function ladder(e: Of<'may'>): Box {
  const costs = e.options.map((option) => option.cost[0]!);
  const thens = e.options.map((option) => option.then);
  const [cost] = costs;
  const reward = thens[0]![0]!;
  const price = (one: Effect) =>
    String('count' in one ? one.count : 'amount' in one ? one.amount : 1);
  const above =
    cost!.do === 'spend'
      ? use(coinId(cost!.resource), 0, 0, 15)
      : moved(-1, -1, cards({ ...(cost as Of<'exile'>), column: 'any' }, false).svg, 0.5);
  if (reward.do === 'gain') {
    const amounts = thens.map((list) => `+${(list[0] as Of<'gain'>).amount as number}`);
    return scale([above, use(coinId(reward.resource), 0, 0, 15)], [costs.map(price), amounts]);
  }
  const planet = (reward as Of<'influence'>).planet;
  const repeated = thens.some((list) => list.length > 1);
  const rewards = thens.map((list) =>
    repeated ? `${list.length}×` : '▼'.repeat((list[0] as Of<'influence'>).amount)
  );
  return scale([above, moved(-1, -2.5, disc(planet, 12.5, 13), 0.66)], [costs.map(price), rewards]);
}

function choose(e: Of<'choose'>): Box {
  const parts = e.options.flatMap((option, i) => [...(i ? [SLASH] : []), ...option.map(fx)]);
  return frame(row(parts, 2), FULL);
}

/** A gate: the condition in a pointed tab, the reward behind it. */
function gate(e: Of<'if'>): Box {
  const test =
    'badge' in e.test
      ? use('badge-silver', 3, 8, 20)
      : coin('credits', `≥${e.test.credits_at_least}`, 14, 18, 22);
  const then = row(e.then.map(fx), 2);
  const w = 36 + then.w;
  const svg =
    `<rect x=".7" y=".7" width="${(w - 1.4).toFixed(1)}" height="34.6" rx="7" ${FULL}/>` +
    '<path d="M7.5.7h19l6 17.3-6 17.3h-19a6.8 6.8 0 0 1-6.8-6.8V7.5A6.8 6.8 0 0 1 7.5.7Z" fill="var(--raised)" stroke="var(--brass)" stroke-width="1.3"/>' +
    test +
    moved(34, (36 - then.h) / 2, then.svg);
  return { w, h: 36, svg };
}

/** n× in a brass tab, first, link, then. */
function chain(e: Of<'chain'>): Box {
  const first = fx(e.first);
  const then = row(e.then.map(fx), 2);
  const tab = e.times > 1 ? 22 : 4;
  const w = tab + first.w + 15 + then.w + 6;
  let svg = `<rect x=".7" y=".7" width="${(w - 1.4).toFixed(1)}" height="34.6" rx="7" ${FULL}/>`;
  if (e.times > 1)
    svg +=
      '<path d="M7.5.7H19v34.6H7.5a6.8 6.8 0 0 1-6.8-6.8V7.5A6.8 6.8 0 0 1 7.5.7Z" fill="var(--brass-fill)"/>' +
      text(10.3, 22, `${e.times}×`, 11);
  svg += moved(tab + 2, (36 - first.h) / 2, first.svg);
  svg += use('g-chain', tab + 2 + first.w, 11, 14, 14, 'var(--brass)');
  svg += moved(tab + first.w + 18, (36 - then.h) / 2, then.svg);
  return { w, h: 36, svg };
}

function develop(e: Of<'develop'>): Box {
  const who =
    e.people === 'any' ? 'people-any' : e.people === 'lowest' ? 'e-lowest' : `people-${e.people}`;
  const price = e.free ? '0' : `−${e.discount ?? 0}`;
  return frame(
    row(
      [
        { w: 26, h: H, svg: use('e-develop', 0, 3, 24, 24, 'var(--text)') },
        { w: 17, h: H, svg: use(who, 0, 7, 16, 16, 'var(--brass)') },
        { w: 27, h: H, svg: coin('zenithium', price, 12, 15, 25) }
      ],
      2
    ),
    DASHED
  );
}

/** One effect as a drawing. */
export function fx(e: Effect): Box {
  switch (e.do) {
    case 'influence':
      return influence(e);
    case 'influence_run':
      return run(e);
    case 'center_disc':
      return centerDisc(e);
    case 'gain':
      return gain(e, scale);
    case 'spend':
    case 'give':
    case 'take':
      return payment(e);
    case 'mobilize':
    case 'transfer':
    case 'exile':
    case 'discard':
      return cards(e);
    case 'take_badge':
      return unit(e.side === 'gold' ? 'e-badge-gold' : 'e-badge-take');
    case 'give_badge':
      return unit('e-badge-give');
    case 'bonus_token':
      return unit(e.source === 'boards' ? 'e-token-boards' : 'e-token-reserve');
    case 'develop':
      return develop(e);
    case 'hand_over':
      return unit('e-handover');
    case 'may':
      return may(e);
    case 'choose':
      return choose(e);
    case 'if':
      return gate(e);
    case 'chain':
      return chain(e);
  }
}

type Offer = Of<'may'>['options'][number];

/** One offer of a `may`, or one branch of a `choose`, to be pointed at. */
export const offerBox = ({ cost, then }: Offer): Box =>
  row([...cost.map(fx), CHEVRON, ...then.map(fx)], 2);
export const branchBox = (list: readonly Effect[]): Box => row(list.map(fx), 2);
