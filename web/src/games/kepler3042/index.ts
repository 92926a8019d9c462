// Kepler-3042 as the shell sees it.
import type { Decision, Kepler3042View, Option } from '$lib/wire';
import type { GamePage } from '$table/contract';
import Aids from './Aids.svelte';
import Answer from './Answer.svelte';
import Cover from './Cover.svelte';
import Ending from './Ending.svelte';
import Piece from './Piece.svelte';
import Specimen from './Specimen.svelte';
import Table from './Table.svelte';
import { answer } from './tables';

const words = { en: () => import('./words/en.ftl?raw'), fr: () => import('./words/fr.ftl?raw') };

/** Destinations in open space lie under one line; bodies and landings stay in the list. */
export function fold(option: Option, decision: Decision): string | null {
  const flight = answer(option, 'to');
  if (flight) return flight.facts.body ? null : 'page-kepler3042-fold-open';
  if (decision.kind === 'place') return 'page-kepler3042-fold-hexes';
  return null;
}

const page: GamePage = {
  games: ['kepler3042'],
  Table,
  Cover,
  Ending,
  Aids,
  Piece,
  Specimen,
  Answer,
  fold,
  /** A collaboration bonus comes from somebody else's level. */
  isDoneToMe: (t, { event }) =>
    event.kind === 'collaboration' && event.args.seat === `seat:${t.viewer}`,
  course: (view) => (view as Kepler3042View).nations.map((one) => one.points),
  words: {
    en: async () => [(await words.en()).default],
    fr: async () => [(await words.fr()).default]
  },
  rules: {
    en: async () => (await import('./rules/en')).default,
    fr: async () => (await import('./rules/fr')).default
  }
};
export default page;
