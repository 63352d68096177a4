import { maxOffset } from '@ritmi/shared/domain/shapes';
import { parsed } from '@ritmi/shared/domain/json';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { Request } from 'express';
import { z } from 'zod';
import type { Collection, StoredOrder } from '../db/collection.js';
import type { Cursor, ListQuery } from '../db/listPage.js';
import { invalid } from './errors.js';

const usualLimit = 100;

/** A whole number in a query. */
export const whole = (name: string, least: number, most: number) => {
  const error = `${name} must be a whole number from ${least} to ${most}`;
  // Not coerced: that reads '' as 0 and '0x10' as 16.
  const digits = z.string({ error }).regex(/^\d{1,9}$/, { error });
  const inRange = z.number().min(least, { error }).max(most, { error });
  const described = { type: 'integer', minimum: least, maximum: most };
  return digits.transform(Number).pipe(inRange).meta(described).optional();
};

const listQuery = z.object({
  /** Maximum number of documents. */
  limit: whole('limit', 1, 500),
  /** From the `Link` header of the page before. */
  cursor: z.string({ error: 'cursor must be given once' }).min(1, 'cursor must not be empty').optional(),
  /** Documents to skip, for numbered pages. */
  offset: whole('offset', 0, maxOffset),
  /** Only documents with these ids, separated by commas. */
  ids: z
    .string({ error: 'ids must be given once' })
    .max(5_000, 'ids must be at most 5000 characters')
    .transform((text) => text.split(','))
    .optional(),
  sort: z.enum(['newest'], { error: 'sort must be newest' }).optional(),
});

/** The query parameters that a list has. */
export function listQueryOf({ name, filters, newestOrder }: Collection) {
  const { sort, ...paging } = listQuery.shape;
  const named = z.object({
    ...Object.fromEntries(filters.map((filter) => [filter, filterShape(name, filter)])),
    ...paging,
    ...(newestOrder && { sort }),
  });
  // A parameter that this list lacks is read like an optional one that is absent; filters are read by name.
  return named as typeof listQuery;
}

/** A flag is asked for as true or false, a choice by one of its values, a reference by what it names. */
function filterShape(entity: EntityName, name: string) {
  const field = entityOf(entity).fields[name];
  if (field && 'to' in field) {
    const error = `${name} must be one id or address`;
    const description = `Only documents that refer to this one of ${field.to}: its id or an address of its page`;
    return z
      .string({ error })
      .regex(/^[A-Za-z0-9_-]{1,100}$/, { error })
      .meta({ description })
      .optional();
  }
  if (field && 'isFilter' in field)
    return z.enum(field.values, { error: `${name} must be one of ${field.values.join(', ')}` }).optional();
  return z.enum(['true', 'false'], { error: `${name} must be true or false` }).optional();
}

/** What the stored field must be; a flag that is not stored is not set. A reference comes as the ids of what is asked for. */
function filterValue(value: unknown) {
  if (Array.isArray(value)) return { $in: value };
  if (value === 'false') return { $ne: true };
  return value === 'true' ? true : value;
}

/** @throws 422 for a cursor of another list */
export function readListQuery(
  { filters, newestOrder, defaultOrder, model }: Collection,
  { limit, cursor, offset, ids, sort, ...flags }: z.output<typeof listQuery>,
): Omit<ListQuery, 'without'> {
  const order = (sort && newestOrder) ?? defaultOrder;
  const chosen = Object.entries(flags).filter(
    ([flag, value]) => filters.includes(flag) && value !== undefined,
  );
  const isPaged = limit !== undefined || cursor !== undefined || offset !== undefined;
  return {
    filter: {
      ...(ids && { _id: { $in: ids } }),
      ...Object.fromEntries(chosen.map(([name, value]) => [name, filterValue(value)])),
    },
    order,
    limit: isPaged ? (limit ?? usualLimit) : null,
    skip: offset ?? 0,
    after: cursor ? readCursor(cursor, { model, order }) : null,
  };
}

/** URL of the next page. The offset applies to the first page only. */
export function nextAddress(collection: Collection, { originalUrl }: Request, next: Cursor): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://api');
  const { offset: _, ...kept } = listQueryOf(collection).shape;
  // The list is cached for everybody who reads it, so it must not repeat what only this caller sent.
  for (const name of new Set(searchParams.keys())) if (!Object.hasOwn(kept, name)) searchParams.delete(name);
  searchParams.set('cursor', cursorText(next));
  return `${pathname}?${searchParams.toString()}`;
}

const cursorSchema = z.array(z.union([z.string(), z.number()]));

/** A cursor as it stands in the address of the next page. */
export function cursorText(next: Cursor): string {
  return Buffer.from(JSON.stringify(next)).toString('base64url');
}

/** @throws 422 for a cursor of another list */
export function readCursor(
  text: string,
  { model, order }: Pick<Collection, 'model'> & { readonly order: StoredOrder },
): Cursor {
  const fields = Object.keys(order);
  const { data: values = [] } = cursorSchema.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  const cursor = values.map((value, index) =>
    cursorValue(model.schema.path(fields[index] ?? '')?.instance, value),
  );
  if (cursor.length !== fields.length || cursor.includes(null))
    throw invalid([{ path: 'cursor', code: 'unknownCursor', message: 'cursor is not one of this list' }]);
  return cursor;
}

/**
 * The value of a sort field as it is stored; null for one of another type.
 * @param stored the field's type in Mongoose
 */
function cursorValue(stored: string | undefined, value: string | number): string | number | Date | null {
  if (stored === 'Number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  if (stored !== 'Date') return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
