// What stands in the line of an answer: a picture, a few words, and at the right what it takes or
// brings, drawn from its facts; the label stays the answer's name.
import type { ByVerb } from '$lib/facts';
import type { Cubes, Kepler3042Answers, Kepler3042View, Option, Phrase } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { landing, reachOf } from './map/spots';
import { byVerb, total } from './tables';

type Table = TableModel<Kepler3042View>;

export interface Line {
  /** The picture: an element, or null. */
  readonly picture: string | null;
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
const holds = ({ facts: { held } }: { facts: { held: Cubes } }): Partial<Line> => ({
  cubes: held,
  aside: total(held) ? [] : ['–']
});
const gains = ({ facts: { gain } }: { facts: { gain: Cubes } }): Partial<Line> => ({
  cubes: gain,
  brings: true
});

/** What differs from a picture and the name of what is pointed at. */
const LINES: ByVerb<Kepler3042Answers, [Table], Partial<Line>> = {
  cell: ({ act }, t) => ({ aside: bonuses(act.action, t.view) }),
  to: ({ act, facts: { steps, body } }, t) => {
    const end = landing(t.view, body, t.decision!.seat);
    const isPlanet = end === 'planet' || end === 'alien';
    return {
      picture: body ?? null,
      text: isPlanet ? say('go-planet', { planet: t.name(body!) }) : say(`go-${end}`),
      aside: [act.hex, `${steps}/${reachOf(t.decision) ?? ''}`]
    };
  },
  build: ({ facts }) => ({ cubes: facts.price }),
  terraform: ({ facts }) => ({ cubes: facts.price, aside: [`${facts.points}★`] }),
  develop: ({ elements: [technology], facts: { level, price, advances } }, t) => ({
    picture: null,
    text: say('answer-level', { technology: t.name(technology!), level }),
    cubes: price,
    aside: advances ? [say('answer-advances', { n: advances })] : []
  }),
  spend: holds,
  give: holds,
  produce: gains,
  harvest: gains,
  send: ({ act }, t) => ({
    picture: `planet:${act.planet}`,
    text: say('answer-send', { planet: t.name(`planet:${act.planet}`) }),
    cubes: { [act.cube]: 1 }
  })
};

/** The line of an answer, or null where its label says it best. */
export function lineOf(option: Option, t: Table): Line | null {
  const line = byVerb(LINES, option, t);
  const [picture = ''] = option.elements;
  const text = say('answer-name', { name: t.name(picture) });
  return line && { picture, text, cubes: {}, brings: false, aside: [], ...line };
}

/** The two bonus actions beside a cell. */
function bonuses(action: string, view: Kepler3042View): Phrase[] {
  const at = view.printed.cells.indexOf(action);
  const names = [view.columns[at % 3], view.rows[Math.floor(at / 3)]];
  return names.map((name) => say(`bonus-${name}`));
}
