// What a table needs to know once: elements with their names, the plan, the teams.
import type { Furniture, Known } from '$table/table.svelte';
import { ask } from './api';
import type { Layout, Table } from './wire';

interface Elements {
  layout: Layout;
  teams: number[][];
  elements: Record<string, Known>;
}

/** The furniture of a match. */
export async function furnitureOf(table: Table): Promise<Furniture> {
  const { layout, teams, elements } = await ask<Elements>(`/api/matches/${table.id}/elements`);
  return { game: table.game, layout, teams, elements };
}
