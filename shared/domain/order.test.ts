import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOrder, missingOrder, move, nextOrder, renumber } from './order.js';

const at = (id: string, order?: number | null, createdAt = '2026-01-01') => ({ id, order, createdAt });

describe('readers', () => {
  // spec: 4.order.sorted, 9.order.missing, contract.order.readers
  it('sort by order, then age, then id, and count a missing order as 999', () => {
    const list = [at('d'), at('c', 1000), at('b', 2, '2026-01-02'), at('a', 2, '2026-01-02'), at('e', 2)];
    expect(list.sort(byOrder).map(({ id }) => id)).toEqual(['e', 'a', 'b', 'd', 'c']);
    expect(byOrder(at('x', null), at('x', missingOrder))).toBe(0);
  });
});

describe('the order of a new item', () => {
  // spec: 9.order.next, 7.services.create
  it.each([
    [[], 0],
    [[{ order: 0 }, { order: 7 }], 8],
    [[{ order: null }, {}], 0],
  ])('after %j is %i', (list, expected) => expect(nextOrder(list)).toBe(expected));
});

describe('moving', () => {
  // spec: 9.order.renumber, 4.order.sent
  it('renumbers everything from 0', () => {
    const list = [at('a', 5), at('b', 6), at('c', 9)];
    expect(move(list, 2, 0).map(({ id, order }) => [id, order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect(list.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('renumbering', () => {
  // spec: contract.reorder.whole
  it('puts the sent items first, then the others in their order', () => {
    const list = [at('a', 0), at('b', 1), at('c', 2)];
    const places = [
      { id: 'c', order: 3 },
      { id: 'gone', order: 1 },
    ];
    expect(renumber(list, places).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('always gives a permutation of the list', () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 12 });
    const places = fc.array(fc.record({ id: fc.string(), order: fc.integer() }));
    fc.assert(
      fc.property(ids, places, fc.array(fc.nat(11)), (known, others, chosen) => {
        const list = known.map((id, index) => at(id, index % 3));
        const sent = [
          ...others,
          ...chosen.flatMap((index) => known[index] ?? []).map((id) => ({ id, order: 1 })),
        ];
        const after = renumber(list, sent);
        expect(after.map(({ order }) => order)).toEqual(list.map((_, index) => index));
        expect(new Set(after.map(({ id }) => id))).toEqual(new Set(known));
      }),
    );
  });
});
