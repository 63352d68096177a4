import type { QueryFilter } from 'mongoose';
import type { Collection, Stored, StoredOrder } from './collection.js';

/** The sort values of the last document of a page. */
export type Cursor = readonly unknown[];

export type ListQuery = {
  readonly filter: QueryFilter<Stored>;
  readonly order: StoredOrder;
  /** Maximum length of a page; null for the whole list, as in the specification. */
  readonly limit: number | null;
  /** How many documents to skip. */
  readonly skip: number;
  /** Documents of the collection that the whole list does not have, of which there are few. */
  readonly without: QueryFilter<Stored> | null;
  /** The page begins after this document. */
  readonly after: Cursor | null;
};

type List = {
  readonly documents: Stored[];
  /** Length of the whole list, where this is a page of it. */
  readonly total?: number;
  /** Where the next page begins; null on the last one. */
  readonly next?: Cursor | null;
};

/**
 * Reads a list or a page of it. In a long list a page costs more only by the index entries that are counted or skipped.
 * @param totalOf returns the size of the collection, cached or by calling `count`
 */
export async function readList(
  { model }: Collection,
  { filter, order, limit, skip, after, without }: ListQuery,
  totalOf: (count: () => Promise<number>) => Promise<number>,
): Promise<List> {
  const wanted = without ? { $nor: [without], ...filter } : filter;
  if (limit === null) return { documents: await model.find(wanted).sort(order).lean<Stored[]>() };
  const all = () =>
    // With the hint MongoDB counts index entries instead of documents.
    totalOf(async () => {
      const few = without ? model.countDocuments(without) : 0;
      return (await model.countDocuments({}, { hint: { ...order } })) - (await few);
    });
  const [documents, total] = await Promise.all([
    model
      .find(after ? { $and: [wanted, afterCursor(order, after)] } : wanted)
      .sort(order)
      .skip(skip)
      // One more shows whether there is a next page.
      .limit(limit + 1)
      .lean<Stored[]>(),
    Object.keys(filter).length > 0 ? model.countDocuments(wanted) : all(),
  ]);
  const shown = documents.slice(0, limit);
  const last = documents.length > limit ? shown.at(-1) : undefined;
  return { documents: shown, total, next: last ? Object.keys(order).map((field) => last[field]) : null };
}

/** Matches the documents after a cursor: equal in the first sort fields and beyond it in the next one. */
function afterCursor(order: StoredOrder, cursor: Cursor): QueryFilter<Stored> {
  const fields = Object.entries(order);
  const branches = fields.map(([field, direction], index): QueryFilter<Stored> => {
    const equal = fields.slice(0, index).map(([before], at) => [before, cursor[at]]);
    return { ...Object.fromEntries(equal), [field]: { [direction === 1 ? '$gt' : '$lt']: cursor[index] } };
  });
  return { $or: branches };
}
