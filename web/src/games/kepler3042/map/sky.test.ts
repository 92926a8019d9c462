import { describe, expect, it } from 'vitest';
import type { GalaxyView } from '$lib/wire';
import { skyOf } from './sky';

const BOARD: GalaxyView = {
  columns: 5,
  rows: 4,
  sun: '2-1',
  sagittarius: '4-3',
  stars: { '0-0': 1 },
  zones: { near: 1, intermediate: 2, far: 0 }
};

describe('the sky of a board', () => {
  it('has rings around the Sun', () => {
    const sky = skyOf(BOARD);
    expect(sky.hexes).toHaveLength(20);
    expect(['2-1', '3-1', '4-1', '0-3'].map((hex) => sky.zone(hex))).toEqual([
      'near',
      'near',
      'intermediate',
      'far'
    ]);
  });

  it('has the outline and the zones that a corrected board has', () => {
    const missing = ['0-3', '4-0'];
    const hexes = skyOf(BOARD).hexes.filter((hex) => !missing.includes(hex));
    const west = hexes.filter((hex) => Number(hex.split('-')[0]) < 2);
    const east = hexes.filter((hex) => !west.includes(hex));
    const sky = skyOf({
      ...BOARD,
      zones: { near: 0, intermediate: 0, far: 0 },
      zone_hexes: { near: west, intermediate: [], far: east },
      missing
    });
    expect(sky.hexes).toEqual(hexes);
    expect(sky.has('0-3')).toBe(false);
    expect(sky.zone('0-2')).toBe('near');
    expect(sky.zone('2-1')).toBe('far');
    expect(sky.zones.find((one) => one.id === 'intermediate')?.path).toBe('');
    expect(sky.limits[0]).toContain('M');
  });
});
