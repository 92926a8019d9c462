import { describe, expect, it } from 'vitest';
import type { Kepler3042View, Option } from '$lib/wire';
import type { TableModel } from '$table/contract';
import { Picker } from '$table/picker.svelte';
import { drop, recall, takers } from './carry.svelte';

const option = (id: number, ...elements: string[]): Option => ({
  id,
  text: String(id),
  elements,
  label: { key: 'do' },
  act: { type: 'do' }
});

/** A table that asks one question about cubes. */
function asking(kind: string, options: Option[], deed?: string) {
  const picker = new Picker();
  picker.ask(options);
  const planets = ['earth', '5', '7'].map((planet) => ({ planet, hex: '1-1', cubes: {} }));
  return {
    picker,
    busy: false,
    watching: false,
    decision: { seat: 0, kind, options, facts: { deed } },
    view: { nations: [{ planets }] }
  } as unknown as TableModel<Kepler3042View>;
}
const carry = (t: TableModel<Kepler3042View>, holder: string) =>
  ({ t, seat: 0, holder, cube: 'energy', isFree: true }) as const;

describe('a carried cube', () => {
  it('points at the cube and at the planet it is dropped on, and does nothing more', () => {
    const t = asking('cube', [
      option(1, 'cube:energy', 'planet:5'),
      option(2, 'cube:energy', 'planet:7'),
      option(3, 'cube:matter', 'planet:5')
    ]);
    expect([...takers(t, 0, 'planet:earth', 'energy').keys()]).toEqual(['planet:5', 'planet:7']);
    expect(drop(carry(t, 'planet:earth'), 'planet:7')).toBe(true);
    expect(t.picker.chosen).toEqual(['cube:energy', 'planet:7']);
    expect(t.picker.preview?.id).toBe(2);
  });

  it('changes nothing when it is dropped where no answer takes it', () => {
    const t = asking('cube', [option(1, 'cube:energy', 'planet:5')]);
    t.picker.choose('cube:energy');
    expect(drop(carry(t, 'planet:earth'), 'planet:7')).toBe(false);
    expect(drop(carry(t, 'planet:earth'), null)).toBe(false);
    expect(t.picker.chosen).toEqual(['cube:energy']);
  });

  it('goes to the pit when one is sacrificed, back to the storage when one comes back', () => {
    const lost = asking('sacrifice', [option(1, 'planet:5', 'cube:energy')]);
    expect(takers(lost, 0, 'planet:5', 'energy').get('place:pit')).toEqual([
      'planet:5',
      'cube:energy'
    ]);
    expect(takers(lost, 0, 'planet:7', 'energy').size).toBe(0);
    const back = asking('regenerate', [option(1, 'cube:energy')]);
    expect(takers(back, 0, 'place:pit', 'energy').get('place:storage')).toEqual(['cube:energy']);
  });

  it('names its planet first, and is remembered for the question after that', () => {
    const first = asking('giver', [option(1, 'planet:5'), option(2, 'planet:7')], 'assign');
    expect(drop(carry(first, 'planet:5'), 'planet:earth')).toBe(true);
    expect(first.picker.chosen).toEqual(['planet:5']);
    const then = asking('cube', [
      option(1, 'cube:energy', 'planet:earth'),
      option(2, 'cube:energy', 'planet:7')
    ]);
    recall(then, 'planet:5');
    expect(then.picker.preview?.id).toBe(1);
    const later = asking('cube', [option(1, 'cube:energy', 'planet:earth')]);
    recall(later, 'planet:5');
    expect(later.picker.chosen).toEqual([]);
  });
});
