// The components as the rules play them: one copy, in the Python package; a table that plays another
// data set brings its own.
import agentsFile from '$package/games/zenith/data/agents.json';
import tokensFile from '$package/games/zenith/data/bonus_tokens.json';
import { diplomacy, peoples, planets, victory } from '$package/games/zenith/data/rules.json';
import technologyFile from '$package/games/zenith/data/technology.json';
import type { Agent, Board, May, Printed, TokenKind } from './printed';

export type { Agent, Board, Printed, TokenKind };
export type Planet = Agent['planet'];
export type People = Agent['people'];
/** Anything that a card, level, token, prime or leadership does or costs. */
export type Effect = Agent['effects'][number] | May['options'][number]['cost'][number];

export const PLANETS = planets.map((one) => one.id) as readonly Planet[];
export const PEOPLES = peoples as readonly People[];
/** The three ways to win and the discs they need; part of the rules, the same in every set. */
export const VICTORIES = victory;

const SHIPPED = {
  agents: agentsFile.agents,
  boards: technologyFile.boards,
  tokens: tokensFile.tokens,
  row_primes: technologyFile.row_primes,
  diplomacy
} as unknown as Printed;

export let AGENTS: Agent[];
export let BOARDS: Board[];
export let TOKENS: TokenKind[];
export let PRIMES: Printed['row_primes'];
let agents: Map<string, Agent>;
let boards: Map<string, Board>;
let tokens: Map<string, TokenKind>;
let leaderships: Printed['diplomacy'];

/** Draws this data set from now on: a table has its own; null is the one that ships. */
export function print(printed: Record<string, unknown> | null): void {
  const set = (printed as unknown as Printed | null) ?? SHIPPED;
  ({ agents: AGENTS, boards: BOARDS, tokens: TOKENS, row_primes: PRIMES } = set);
  agents = new Map(AGENTS.map((one) => [one.id, one]));
  boards = new Map(BOARDS.map((one) => [one.side, one]));
  tokens = new Map(TOKENS.map((one) => [one.id, one]));
  leaderships = set.diplomacy;
}
print(null);

export const agent = (id: string): Agent => found(agents.get(id), id);
export const board = (side: string): Board => found(boards.get(side), side);
export const token = (id: string): TokenKind => found(tokens.get(id), id);

/** What leading with a card of that people brings. */
export function leadership(people: People, seats: number): Effect[] {
  return leaderships[seats === 4 ? '4_players' : '2_players']![people]!;
}

export const isAgent = (id: string): boolean => agents.has(id);
export const isToken = (id: string): boolean => tokens.has(id);

/** The effects of whatever asks or acts: a card, level, token, row prime or leadership. */
export function effectsOf(element: string, seats = 2): Effect[] | null {
  const [kind, name = '', level] = element.split(':');
  if (kind === 'card') return agents.get(name)?.effects ?? null;
  if (kind === 'level') return boards.get(name)?.levels[Number(level) - 1]?.effects ?? null;
  if (kind === 'token') return tokens.get(name)?.effects ?? null;
  if (kind === 'prime') return PRIMES[Number(name) - 1]?.effects ?? null;
  if (kind === 'leadership') return leadership(name as People, seats);
  return null;
}

function found<T>(one: T | undefined, name: string): T {
  if (!one) throw new Error(`Zenith has no component ${name}`);
  return one;
}
