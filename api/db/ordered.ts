import type { Stored } from './collection.js';
import type { Fields } from './kinds.js';

/** Without an order that is null: a change without an order leaves the stored one. */
export function withoutNull(orderField: string | null, change: Fields): Fields {
  if (orderField === null || change[orderField] != null) return change;
  const { [orderField]: _, ...rest } = change;
  return rest;
}

/** A document with its order, for rules about lists. */
export function asOrdered({ _id, createdAt, ...fields }: Stored, orderField: string) {
  // A stored order has passed the schema.
  return { id: _id, order: fields[orderField] as number | null, createdAt: createdAt.toISOString() };
}
