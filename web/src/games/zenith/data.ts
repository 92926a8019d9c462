// The components as the rules play them: one copy, in the Python package.
import agentsFile from '$package/games/zenith/data/agents.json';
import tokensFile from '$package/games/zenith/data/bonus_tokens.json';
import { diplomacy } from '$package/games/zenith/data/rules.json';
import technologyFile from '$package/games/zenith/data/technology.json';
import type { Effect } from './effects/types';

export const PLANETS = ['mercury', 'venus', 'terra', 'mars', 'jupiter'] as const;
export const PEOPLES = ['animod', 'human', 'robot'] as const;
export type Planet = (typeof PLANETS)[number];
export type People = (typeof PEOPLES)[number];

export interface Agent {
  id: string;
  name: string;
  planet: Planet;
  people: People;
  cost: number;
  effects: Effect[];
}

export interface Level {
  level: number;
  effects: Effect[];
}

export interface Board {
  side: string;
  people: People;
  levels: Level[];
}

export interface TokenKind {
  id: string;
  count: number;
  effects: Effect[];
}

export const AGENTS = agentsFile.agents as unknown as Agent[];
export const BOARDS = technologyFile.boards as unknown as Board[];
export const TOKENS = tokensFile.tokens as unknown as TokenKind[];
export const PRIMES = technologyFile.row_primes as unknown as { row: number; effects: Effect[] }[];

const agents = new Map(AGENTS.map((one) => [one.id, one]));
const boards = new Map(BOARDS.map((one) => [one.side, one]));
const tokens = new Map(TOKENS.map((one) => [one.id, one]));

export const agent = (id: string): Agent => found(agents.get(id), id);
export const board = (side: string): Board => found(boards.get(side), side);
export const token = (id: string): TokenKind => found(tokens.get(id), id);

/** What leading with a card of that people brings. */
export function leadership(people: People, seats: number): Effect[] {
  return diplomacy[seats === 4 ? '4_players' : '2_players'][people] as unknown as Effect[];
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
