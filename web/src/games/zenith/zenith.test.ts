// All 90 cards, the six technology sides and the tokens draw and speak, in both languages.
import { describe, expect, it } from 'vitest';
import common from '$package/words/en.ftl?raw';
import commun from '$package/words/fr.ftl?raw';
import english from '$package/games/zenith/text/en.ftl?raw';
import french from '$package/games/zenith/text/fr.ftl?raw';
import { Words } from '$lib/words';
import type { Option, ZenithView } from '$lib/wire';
import { AGENTS, BOARDS, PEOPLES, PLANETS, PRIMES, TOKENS, effectsOf, leadership } from './data';
import { box, flow, fold } from './effects/flow';
import { fx } from './effects/frames';
import { offer, sentences } from './effects/sentences';
import spoken from './effects/spoken.json';
import type { Effect } from './effects/types';
import { LEXICON } from './lexicon';
import { downwards, ghostOf, hasClimbed, hasLed, priceOf, victories, type Model } from './model';
import { offerDrawing } from './offers';
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
      const count = fold(effects).reduce(
        (sum, one) => sum + ('from' in one ? one.to - one.from + 1 : 1),
        0
      );
      expect(count, element).toBe(effects.length);
    }
  });
});

describe('sentences', () => {
  it.each(lists)('%s is said in both languages', (_, effects) => {
    for (const words of [en, fr])
      for (const one of sentences(effects)) {
        const said = words.render(one);
        expect(said).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(said).not.toMatch(/\{|\$|undefined/);
      }
  });

  it('agree word for word with Python (dev/spoken.py)', () => {
    for (const [element, said] of Object.entries(spoken.en)) {
      const phrases = sentences(effectsOf(element)!);
      expect(phrases.map((one) => en.render(one)).join(' '), element).toBe(said);
      const dit = spoken.fr[element as keyof typeof spoken.fr];
      expect(phrases.map((one) => fr.render(one)).join(' '), element).toBe(dit);
    }
    expect(Object.keys(spoken.en)).toHaveLength(120);
  });

  it('name every kind of the lexicon', () => {
    for (const effect of LEXICON) {
      expect(fx(effect).w).toBeGreaterThan(5);
      expect(en.render(sentences([effect])[0]!)).not.toBe(fr.render(sentences([effect])[0]!));
    }
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
  const option = (key: string, args: object, ...elements: string[]): Option => ({
    id: 1,
    text: '',
    elements,
    label: { key, args: args as NonNullable<Option['label']['args']> },
    act: { type: key }
  });
  const view = {
    viewer: 1,
    seats: [{ side: 0 }, { side: 1 }],
    discs: { mars: 2, terra: -3 }
  } as unknown as ZenithView;

  it('show the disc where it would lie, seen from my side', () => {
    expect(downwards(2, 1)).toBe(-2);
    expect(ghostOf(view, option('do-influence', { amount: 2 }, 'planet:mars'))).toEqual({
      planet: 'mars',
      to: 0
    });
    expect(ghostOf(view, option('do-influence', { amount: 3 }, 'planet:terra'))).toEqual({
      planet: 'terra',
      to: 4
    });
    expect(ghostOf(view, option('do-influence-opponent', { amount: 1 }, 'planet:mars'))?.to).toBe(
      -3
    );
    expect(
      ghostOf(view, option('do-recruit', { price: 2 }, 'card:nero', 'planet:venus'))
    ).toBeNull();
  });

  it('read the price from the label', () => {
    expect(priceOf(option('do-recruit', { price: 2 }))).toEqual({ credits: 2, zenithium: 0 });
    expect(priceOf(option('do-develop', { price: 3 }))).toEqual({ credits: 0, zenithium: 3 });
    expect(priceOf(option('do-lead', {}))).toBeNull();
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

  it('find the drawing of an offer by what it says', () => {
    const may = effectsOf('card:amytis')!.find((one) => one.do === 'may')!;
    for (const one of may.do === 'may' ? may.options : []) {
      const answer = option(
        'do-accept',
        { what: JSON.parse(JSON.stringify(offer(one))) },
        'offer:1'
      );
      expect(offerDrawing(answer, 'card:amytis', 2)?.w).toBeGreaterThan(20);
    }
    expect(offerDrawing(option('do-accept', { what: { key: 'x' } }), 'card:amytis', 2)).toBeNull();
  });
});
