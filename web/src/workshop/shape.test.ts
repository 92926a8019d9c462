import { describe, expect, it } from 'vitest';
import {
  asPrinted,
  fieldsOf,
  fits,
  fresh,
  isRemark,
  isSame,
  remarkedAs,
  shapeAt,
  unremarked,
  valueAt,
  variants,
  withValue,
  type Shape
} from './shape';

const file: Shape = {
  type: 'object',
  required: ['cards'],
  properties: { cards: { type: 'array', items: { $ref: '#/$defs/Card' } } },
  $defs: {
    Card: {
      type: 'object',
      required: ['id', 'effect'],
      properties: {
        id: { type: 'string' },
        cost: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
        effect: { anyOf: [{ $ref: '#/$defs/Gain' }, { $ref: '#/$defs/Move' }] }
      }
    },
    Gain: {
      type: 'object',
      required: ['do', 'amount'],
      properties: { do: { enum: ['gain'] }, amount: { type: 'integer', minimum: 2 } }
    },
    Move: { type: 'object', required: ['do'], properties: { do: { enum: ['move'] } } }
  }
};

describe('shapes', () => {
  it('are found at a place, through references', () => {
    expect(shapeAt(file, ['cards', 3]).required).toEqual(['id', 'effect']);
    expect(shapeAt(file, ['cards', 0, 'effect']).anyOf).toHaveLength(2);
  });
  it('tell alternatives apart by their tags', () => {
    const [gain, move] = variants(shapeAt(file, ['cards', 0, 'effect']), file);
    expect(fits({ do: 'move' }, gain!, file)).toBe(false);
    expect(fits({ do: 'move' }, move!, file)).toBe(true);
  });
  it('make a value to begin with', () => {
    expect(fresh(shapeAt(file, ['cards', 0]), file)).toEqual({
      id: '',
      effect: { do: 'gain', amount: 2 }
    });
  });
  it('give the fields of a record, without its remarks', () => {
    const record = { id: 'x', name: 'X', source: 'public', effect: { do: 'move' } };
    const names = fieldsOf(record, shapeAt(file, ['cards', 0])).map(([name]) => name);
    expect(names).toEqual(['id', 'cost', 'effect', 'name']);
  });
});

describe('values', () => {
  it('are replaced without changing the tree', () => {
    const tree = { cards: [{ id: 'a' }, { id: 'b' }] };
    const after = withValue(tree, ['cards', 1, 'id'], 'c');
    expect(valueAt(after, ['cards', 1, 'id'])).toBe('c');
    expect(tree.cards[1]!.id).toBe('b');
    expect(valueAt(withValue(tree, ['cards', 0, 'id'], undefined), ['cards', 0])).toEqual({});
  });
});

describe('trees', () => {
  it('are the same in whatever order their fields are written', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: undefined as never })).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
});

describe('remarks', () => {
  const original = {
    id: 'p7',
    cost: 1,
    source: 'reconstructed',
    field_sources: { id: 'rulebook', cost: 'reconstructed' }
  };
  it('say after the print was seen that nothing is a reconstruction', () => {
    const corrected = { ...original, cost: 2 };
    const seen = remarkedAs(corrected, asPrinted(original));
    expect(JSON.stringify(seen)).not.toContain('reconstructed');
    expect(unremarked(seen)).toEqual({ id: 'p7', cost: 2 });
    expect(JSON.stringify(remarkedAs(seen, original))).toBe(JSON.stringify(corrected));
  });
  it('are told apart from values', () => {
    expect([isRemark('field_sources.cost'), isRemark('source'), isRemark('cost')]).toEqual([
      true,
      true,
      false
    ]);
  });
});
