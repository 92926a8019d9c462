// What a table needs to know once: elements with their names, the plan, the teams.
import type { Furniture } from '$table/table.svelte';
import { ask } from './api';
import type { Elements, Table } from './wire';

/** The furniture of a match. */
export async function furnitureOf(table: Table): Promise<Furniture> {
  const { game, layout, teams, elements, printed } = await ask<Elements>(
    `/api/matches/${table.id}/elements`
  );
  return { game, layout, teams, elements, printed };
}
