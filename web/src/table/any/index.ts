// The page of any game that has no folder of its own: all of it comes from the contract.
import type { GamePage } from '$table/contract';
import Aids from './Aids.svelte';
import Ending from './Ending.svelte';
import Nothing from './Nothing.svelte';
import Table from './Table.svelte';

const page: GamePage = {
  games: [],
  Table,
  Cover: Nothing,
  Ending,
  Aids,
  Piece: Nothing,
  course: () => [],
  words: { en: async () => [], fr: async () => [] }
};

export default page;
