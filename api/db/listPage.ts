import type { QueryFilter } from 'mongoose';
import type { Collection, Stored, StoredOrder } from './collection.js';

/** The values by which a list is ordered, of the last document of a page. */
export type Cursor = readonly unknown[];

export type ListQuery = {
  readonly filter: QueryFilter<Stored>;
  readonly order: StoredOrder;
  /** Documents of a page at most; null for the whole list, as the specification has it. */
  readonly limit: number | null;
  /** How many documents of the list come before the page. */
  readonly skip: number;
  /** The page begins after this document. */
  readonly after: Cursor | null;
};

type List = {
  readonly documents: Stored[];
  /** Of a page, how many documents the whole list has. */
  readonly total?: number;
  /** Where the next page begins; null on the last one. */
  readonly next?: Cursor | null;
};

/**
 * A list or a page of it. A page costs no more in a long list, but for index entries that are counted and skipped.
 * @param totalOf called for the length of the whole collection, which may be known already
 */
export async function readList(
  { model }: Collection,
  { filter, order, limit, skip, after }: ListQuery,
  totalOf: (count: () => Promise<number>) => Promise<number>,
): Promise<List> {
  if (limit === null) return { documents: await model.find(filter).sort(order).lean<Stored[]>() };
  const [documents, total] = await Promise.all([
    model
      .find(after ? { $and: [filter, afterCursor(order, after)] } : filter)
      .sort(order)
      .skip(skip)
      // One more tells whether there is a next page.
      .limit(limit + 1)
      .lean<Stored[]>(),
    Object.keys(filter).length > 0
      ? model.countDocuments(filter)
      : // The index is counted, not the documents.
        totalOf(() => model.countDocuments({}, { hint: { ...order } })),
  ]);
  const shown = documents.slice(0, limit);
  const last = documents.length > limit ? shown.at(-1) : undefined;
  return { documents: shown, total, next: last ? Object.keys(order).map((field) => last[field]) : null };
}

/** The documents after a cursor: equal in the first fields of the order and further in the next one. */
function afterCursor(order: StoredOrder, cursor: Cursor): QueryFilter<Stored> {
  const fields = Object.entries(order);
  const branches = fields.map(([field, direction], index): QueryFilter<Stored> => {
    const equal = fields.slice(0, index).map(([before], at) => [before, cursor[at]]);
    return { ...Object.fromEntries(equal), [field]: { [direction === 1 ? '$gt' : '$lt']: cursor[index] } };
  });
  return { $or: branches };
}
