// The page of Kepler-3Ad, first and second edition.
import type { GamePage } from '$table/contract';
import { SILENT } from '$table/log';
import Answer from './Answer.svelte';
import Aids from './Aids.svelte';
import Cover from './Cover.svelte';
import { print, type View } from './data';
import Ending from './Ending.svelte';
import Piece from './Piece.svelte';
import Table from './Table.svelte';

const page: GamePage = {
  games: ['kepler3ad-1', 'kepler3ad-2'],
  Table,
  Cover,
  Ending,
  Aids,
  Piece,
  Answer,
  isOpen: true,
  silent: [...SILENT, 'skip'],
  /** My pieces moved or removed, my disc lowered. */
  isDoneToMe: (t, { event: { args } }) =>
    args.target === `seat:${t.viewer}` || String(args.piece).startsWith(`piece:${t.viewer}:`),
  print,
  course: (view) => (view as View).seats.map((seat) => seat.value),
  figure: (t) => t.words.say(`value-${t.game.slice(-1)}`),
  words: {
    en: async () => [(await import('./words/en.ftl?raw')).default],
    fr: async () => [(await import('./words/fr.ftl?raw')).default]
  },
  rules: {
    en: async (game) =>
      (
        await (game.endsWith('1')
          ? import('./rules/kepler3ad-1.en')
          : import('./rules/kepler3ad-2.en'))
      ).default,
    fr: async (game) =>
      (
        await (game.endsWith('1')
          ? import('./rules/kepler3ad-1.fr')
          : import('./rules/kepler3ad-2.fr'))
      ).default
  }
};

export default page;
