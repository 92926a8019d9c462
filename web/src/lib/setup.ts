// What a table needs to know once: elements with their names, the plan, the teams.
import type { TableSetup } from '$table/table.svelte';
import { ask } from './api';
import type { Elements, Table } from './wire';

/** The setup of a match. */
export async function setupOf(table: Table): Promise<TableSetup> {
  const { game, layout, teams, elements, printed } = await ask<Elements>(
    `/api/matches/${table.id}/elements`
  );
  return { game, layout, teams, elements, printed };
}
