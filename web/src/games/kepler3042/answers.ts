// What stands in the line of an answer: a picture, a few words, and at the right what it takes or
// brings. All of it is read from the option's label; the label itself stays the answer's name.
import type { Cubes, Decision, Kepler3042View, Option, Phrase } from '$lib/wire';
import { cubesIn } from './boards/arriving';
import { landing, planetOf, reachOf, stepsOf } from './map/spots';
import { total } from './tables';

export interface Line {
  /** The picture: an element, or null. */
  readonly picture: string | null;
  /** A phrase to say, or the key of one of the page's messages. */
  readonly text: Phrase;
  /** At the right: cubes, then words or figures. */
  readonly cubes: Cubes;
  /** The cubes arrive instead of being paid. */
  readonly brings: boolean;
  readonly aside: readonly (Phrase | string)[];
}

const say = (key: string, args: NonNullable<Phrase['args']> = {}): Phrase => ({
  key: `page-kepler3042-${key}`,
  args
});

/** The line of an answer, or null where its label says it best. */
export function lineOf(option: Option, decision: Decision, view: Kepler3042View): Line | null {
  const { key, args = {} } = option.label;
  const phrase = (name: string): Phrase => args[name] as Phrase;
  const [first = ''] = option.elements;
  const plain = { picture: first, cubes: {}, brings: false, aside: [] };
  const number = (name: string): string => String(phrase(name).args?.n ?? '');
  switch (key) {
    case 'do-cell':
      return {
        ...plain,
        text: say('answer-name', { name: phrase('action') }),
        aside: bonuses(first, view)
      };
    case 'do-to':
    case 'do-to-planet':
    case 'do-to-body':
      return flight(option, decision, view);
    case 'do-build':
    case 'do-terraform': {
      const points = key === 'do-terraform' ? [`${number('points')}★`] : [];
      const text = say('answer-name', { name: phrase('planet') });
      return { ...plain, text, cubes: cubesIn(args.cubes), aside: points };
    }
    case 'do-develop': {
      const [technology, level] = [phrase('technology'), args.level as number];
      const text = say('answer-level', { technology, level });
      const advances = Number(number('advances'));
      const aside = advances ? [say('answer-advances', { n: advances })] : [];
      return { ...plain, picture: null, text, cubes: cubesIn(args.cubes), aside };
    }
    case 'do-spend':
    case 'do-give':
      return {
        ...plain,
        text: say('answer-name', { name: phrase('planet') }),
        cubes: cubesIn(args.cubes),
        aside: total(cubesIn(args.cubes)) ? [] : ['–']
      };
    case 'do-produce':
    case 'do-harvest':
      return {
        ...plain,
        text: say('answer-name', { name: phrase('planet') }),
        cubes: cubesIn(args.cubes),
        brings: true
      };
    case 'do-send': {
      const planet = planetOf(args.planet);
      const text = say('answer-send', { planet: phrase('planet') });
      return { ...plain, picture: planet && `planet:${planet}`, text, cubes: cubesIn(args.cubes) };
    }
  }
  return null;
}

/** The two bonus actions beside a cell. */
function bonuses(action: string, view: Kepler3042View): Phrase[] {
  const at = view.printed.cells.indexOf(action.slice('action:'.length));
  const names = [view.columns[at % 3], view.rows[Math.floor(at / 3)]];
  return names.map((name) => say(`bonus-${name}`));
}

/** Where a ship goes: what it lands on, the hex, "5/6". */
function flight(option: Option, decision: Decision, view: Kepler3042View): Line {
  const [hex = ''] = option.elements;
  const at = hex.slice('hex:'.length);
  const { args = {} } = option.label;
  const end = landing(view, at, decision.seat);
  const token = view.bodies.find((one) => one.hex === at)?.token ?? null;
  const text =
    end === 'planet' || end === 'alien'
      ? say('go-planet', { planet: args.planet as Phrase })
      : say(`go-${end}`);
  const way = `${stepsOf(option) ?? ''}/${reachOf(decision) ?? ''}`;
  return { picture: token, text, cubes: {}, brings: false, aside: [at, way] };
}
