// Zenith, as the page draws it.
import type { GamePage } from '$table/contract';
import type { ZenithView } from '$lib/wire';
import Aids from './Aids.svelte';
import Answer from './Answer.svelte';
import Cover from './Cover.svelte';
import { print } from './data';
import Crown from './end/Crown.svelte';
import Ending from './end/Ending.svelte';
import { isAgainst, lettersOf } from './model';
import Piece from './Piece.svelte';
import Table from './Table.svelte';

const page: GamePage = {
  games: ['zenith'],
  Table,
  Answer,
  Crown,
  speaks: (element) => element.startsWith('card:'),
  Cover,
  Ending,
  Aids,
  Piece,
  letters: (t) => lettersOf(t).join(''),
  isDoneToMe: isAgainst,
  print: (_game, printed) => print(printed),
  /** Discs won by each seat's side. */
  course(view) {
    const { seats, sides } = view as ZenithView;
    const won = sides.map((side) => Object.values(side.won).reduce((sum, n) => sum + n, 0));
    return seats.map((seat) => won[seat.side] ?? 0);
  },
  figure: (t) => t.words.say('page-zenith-figure'),
  words: {
    en: async () => [(await import('./words/en.ftl?raw')).default],
    fr: async () => [(await import('./words/fr.ftl?raw')).default]
  },
  rules: {
    en: async () => (await import('./rules/en')).default,
    fr: async () => (await import('./rules/fr')).default
  }
};

export default page;
