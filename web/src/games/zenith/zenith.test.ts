// All 90 cards, the six technology sides and the tokens draw and speak, in both languages.
import { describe, expect, it } from 'vitest';
import common from '$package/words/en.ftl?raw';
import commun from '$package/words/fr.ftl?raw';
import english from '$package/games/zenith/text/en.ftl?raw';
import french from '$package/games/zenith/text/fr.ftl?raw';
import { Words } from '$lib/words';
import type { Option, ZenithView } from '$lib/wire';
import {
  AGENTS,
  BOARDS,
  PEOPLES,
  PLANETS,
  PRIMES,
  TOKENS,
  effectsOf,
  leadership,
  type Effect
} from './data';
import { answerBox } from './effects/asking';
import { box, countOf, drawn, flow, fold } from './effects/flow';
import { branchBox, fx, offerBox } from './effects/frames';
import { lexicon, signs, spoken } from './effects/spoken';
import { downwards, ghostOf, hasClimbed, hasLed, priceOf, victories, type Model } from './model';
import pageEn from './words/en.ftl?raw';
import pageFr from './words/fr.ftl?raw';

const en = new Words('en', [common, english, pageEn]);
const fr = new Words('fr', [commun, french, pageFr]);
const lists: [string, Effect[]][] = [
  ...AGENTS.map((one): [string, Effect[]] => [`card:${one.id}`, one.effects]),
  ...BOARDS.flatMap((one) =>
    one.levels.map((level): [string, Effect[]] => [
      `level:${one.side}:${level.level}`,
      level.effects
    ])
  ),
  ...TOKENS.map((one): [string, Effect[]] => [`token:${one.id}`, one.effects]),
  ...PRIMES.map((one): [string, Effect[]] => [`prime:${one.row}`, one.effects]),
  ...PEOPLES.map((one): [string, Effect[]] => [`leadership:${one}`, leadership(one, 4)])
];

describe('components', () => {
  it('are all there', () => {
    expect(AGENTS).toHaveLength(90);
    expect(BOARDS).toHaveLength(6);
    expect(TOKENS.reduce((sum, one) => sum + one.count, 0)).toBe(16);
    for (const planet of PLANETS)
      expect(AGENTS.filter((one) => one.planet === planet)).toHaveLength(18);
  });

  it('are found by the element that names them', () => {
    for (const [element, effects] of lists) expect(effectsOf(element, 4)).toEqual(effects);
    expect(effectsOf('planet:mars')).toBeNull();
  });
});

describe('drawings', () => {
  it.each(lists)('%s has a size and no style attribute', (_, effects) => {
    for (const one of fold(effects)) {
      const { w, h, svg } = box(one);
      expect(w).toBeGreaterThan(5);
      expect(h).toBeGreaterThanOrEqual(30);
      expect(svg).not.toMatch(/style=|NaN|undefined|\[object/);
    }
  });

  it('fit the hand card almost unshrunk', () => {
    for (const { id, effects } of AGENTS) {
      const { factor } = flow(effects, 120, 93, { max: 1.38, vgap: 5 });
      expect(factor, id).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('fold no effect away', () => {
    for (const [element, effects] of lists) {
      const count = fold(effects).reduce((sum, one) => sum + countOf(one), 0);
      expect(count, element).toBe(effects.length);
    }
  });
});

describe('rows of planets', () => {
  const row = (amount: (at: number) => number): Effect[] =>
    PLANETS.map((planet, at) => ({ do: 'influence', amount: amount(at), planet }));

  it('are drawn with the numbers of the set', () => {
    const arrows = (svg: string) => svg.match(/<path/g)!.length;
    const [one] = fold(row(() => 1));
    const [two] = fold(row(() => 2));
    expect(countOf(one!)).toBe(5);
    expect(arrows(box(two!).svg) - arrows(box(one!).svg)).toBe(5);
  });

  it('are only folded where nothing but the planet differs', () => {
    expect(fold(row((at) => at + 1))).toHaveLength(5);
    expect(fold(effectsOf('card:h3rb3rt')!)).toHaveLength(2);
  });
});

describe('offers', () => {
  const offer = (amount: number, then: Effect[]): Effect => ({
    do: 'may',
    options: [1, 2].map((times) => ({
      cost: [{ do: 'spend', resource: 'credits', amount: amount * times }],
      then: then as never
    }))
  });

  it('are a ladder only where nothing but the numbers differs', () => {
    const ladder = offer(2, [{ do: 'gain', resource: 'zenithium', amount: 1 }]) as never as {
      options: { cost: Effect[]; then: Effect[] }[];
    };
    const uneven = structuredClone(ladder);
    uneven.options[1]!.then = [{ do: 'take_badge' }];
    expect(fx(uneven as never).w).toBeGreaterThan(fx(ladder as never).w);
    expect(fx(uneven as never).svg).toContain('#e-badge-take');
  });
});

describe('sentences', () => {
  const table = (sentences: (element: string) => (string | null)[]) =>
    ({ sitters: [{}, {}], sentences }) as unknown as Model;
  const plain = table((element) => effectsOf(element)!.map((_, at) => `${element} ${at}`));

  it('stand beside the effects they speak of', () => {
    const t = table(() => ['one', 'a row', null, null, null]);
    const effects = effectsOf('card:h3rb3rt')!;
    expect(effects).toHaveLength(5);
    expect(spoken(t, 'card:h3rb3rt')).toEqual([
      { effects: effects.slice(0, 1), said: 'one' },
      { effects: effects.slice(1), said: 'a row' }
    ]);
  });

  it('of the lexicon show every sign that is printed, and no example twice', () => {
    const shown = lexicon(plain);
    const known = new Set(shown.flatMap(({ effects }) => effects.flatMap(signs)));
    for (const [element, effects] of lists.filter(([element]) => !/^leader/.test(element)))
      for (const sign of effects.flatMap(signs)) expect(known, element).toContain(sign);
    expect(new Set(shown.map((one) => one.said)).size).toBe(shown.length);
    expect(shown.length).toBeLessThan(60);
    for (const { effects } of shown) expect(drawn(effects).w).toBeGreaterThan(5);
  });
});

describe('the words of the page', () => {
  const keys = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key!);
  it('are the same in both languages, once each', () => {
    expect(keys(pageFr)).toEqual(keys(pageEn));
    expect(new Set(keys(pageEn)).size).toBe(keys(pageEn).length);
  });
});

describe('the components', () => {
  const sources = import.meta.glob<string>('./**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true
  });
  it('say only words that there are', () => {
    for (const [file, text] of Object.entries(sources)) {
      if (file.endsWith('.test.ts')) continue;
      for (const [, key] of text.matchAll(/'(page-zenith-[\w-]+)'/g)) {
        expect(en.has(key!), `${file}: ${key}`).toBe(true);
        expect(fr.has(key!), `${file}: ${key}`).toBe(true);
      }
    }
    expect(Object.keys(sources).length).toBeGreaterThan(30);
  });
});

describe('previews', () => {
  const option = (act: Option['act'], facts: object | null, ...elements: string[]): Option => ({
    id: 1,
    text: '',
    elements,
    label: { key: 'anything' },
    act,
    facts: facts as NonNullable<Option['facts']>
  });
  const view = {
    viewer: 1,
    seats: [{ side: 0 }, { side: 1 }],
    discs: { mars: 2, terra: -3 }
  } as unknown as ZenithView;

  it('show the disc where it would lie, seen from my side', () => {
    expect(downwards(2, 1)).toBe(-2);
    const moved = (type: string, to: number, planet: string) =>
      ghostOf(view, option({ type }, { to }, 'card:nero', `planet:${planet}`));
    expect(moved('influence', 0, 'mars')).toEqual({ planet: 'mars', to: 0 });
    expect(moved('influence', -4, 'terra')).toEqual({ planet: 'terra', to: 4 });
    expect(moved('recruit', 3, 'mars')?.to).toBe(-3);
    expect(ghostOf(view, option({ type: 'center' }, null, 'planet:mars'))?.to).toBe(0);
    expect(ghostOf(view, option({ type: 'transfer' }, null, 'column:0:mars'))).toBeNull();
  });

  it('read the price from the facts', () => {
    const price = (type: string, facts: object | null) => priceOf(option({ type }, facts));
    expect(price('recruit', { price: 2, to: 1 })).toEqual({ credits: 2, zenithium: 0 });
    expect(price('develop', { price: 3, level: 3 })).toEqual({ credits: 0, zenithium: 3 });
    expect(price('lead', null)).toBeNull();
  });

  it('count the three ways to win', () => {
    const ways = victories({ mars: 2, terra: 1, venus: 0 });
    expect(ways.map(({ has, needs }) => `${has}/${needs}`)).toEqual(['2/3', '2/4', '3/5']);
  });

  it('mark what a rival climbed and led since my last answer', () => {
    const after = (kind: string, args: object) =>
      ({ recent: [{ event: { kind, args } }] }) as unknown as Model;
    const climbed = after('advance', { side: 'side:1', people: 'people:robot', level: 2 });
    expect(hasClimbed(climbed, 1, 'robot')).toBe(true);
    expect(hasClimbed(climbed, 0, 'robot')).toBe(false);
    expect(hasClimbed(climbed, 1, 'human')).toBe(false);
    expect(hasLed(climbed)).toBe(false);
    expect(hasLed(after('badge', { side: 'side:1', gold: 1 }))).toBe(true);
  });

  const asked = (source: string, path: (number | string)[], kind = 'may') =>
    ({
      view: { seats: [{}, {}], under_way: [{ source, seat: 0, done: 1, next: 5, path }] },
      decision: { kind }
    }) as unknown as Model;

  it('find the drawing of an offer by its path', () => {
    const [, may] = effectsOf('card:amytis')!;
    if (may?.do !== 'may') throw new Error('Amytis offers');
    may.options.forEach((one, at) => {
      const answer = option({ type: 'accept' }, null, `offer:${at + 1}`);
      expect(answerBox(asked('card:amytis', [1]), answer)).toEqual(offerBox(one));
    });
    expect(
      answerBox(asked('card:amytis', [1]), option({ type: 'decline' }, null, 'button:decline'))
    ).toBeNull();
  });

  it('find a branch and a reward', () => {
    const [, choose] = effectsOf('card:caesar')!;
    if (choose?.do !== 'choose') throw new Error('Caesar chooses');
    const second = option({ type: 'choose' }, null, 'choice:2');
    expect(answerBox(asked('card:caesar', [1], 'choose'), second)).toEqual(
      branchBox(choose.options[1]!)
    );
    const [, test] = effectsOf('card:w3lls')!;
    if (test?.do !== 'if') throw new Error('W3LLS asks for the badge');
    const yes = option({ type: 'accept' }, null, 'offer:1');
    expect(answerBox(asked('card:w3lls', [1], 'reward'), yes)).toEqual(branchBox(test.then));
  });

  it('find the offer of a planet in a row of free order', () => {
    const venus = effectsOf('card:h3rb3rt')![2]!;
    if (venus.do !== 'may') throw new Error('H3RB3RT offers');
    const answer = option({ type: 'accept' }, null, 'column:0:venus');
    const t = asked('card:h3rb3rt', [1], 'row');
    expect(answerBox(t, answer)).toEqual(offerBox(venus.options[0]!));
    expect(answerBox(asked('card:h3rb3rt', [1]), answer)).toBeNull();
  });
});
