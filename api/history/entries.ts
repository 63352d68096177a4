import type { AuditEntry } from '@ritmi/shared/domain/history';
import type { Model, QueryFilter } from 'mongoose';
import { z } from 'zod';
import { AccountEventModel } from '../auth/model.js';
import { type Entry, history, type StoredEntry } from '../db/history.js';
import { whole } from '../http/listQuery.js';

/** The query parameters of a page of entries. */
export const entryPage = z.object({
  /** Maximum number of entries. */
  limit: whole('limit', 1, 500).default(100),
  /** Id of the last entry of the page before. */
  before: z.string().max(100).optional(),
});

type Page = z.output<typeof entryPage>;

type Part = {
  readonly entries: readonly AuditEntry[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
};

/** A page has fewer entries than its limit when their changes have more characters: one entry may have 4 million. */
const maxCharacters = 8_000_000;

/** A page of the writes on documents. */
export function contentEntries(filter: QueryFilter<Entry>, page: Page): Promise<Part> {
  return read<Entry>(history, filter, page);
}

/** A page of what happened to accounts. */
export function accountEntries(page: Page): Promise<Part> {
  return read(AccountEventModel, {}, page);
}

async function read<E extends StoredEntry>(
  model: Model<E>,
  filter: QueryFilter<E>,
  { limit, before }: Page,
): Promise<Part> {
  const found = model
    // Ids grow with time, like MongoDB's.
    .find({ ...filter, ...(before ? { _id: { $lt: before } } : {}) }, { snapshot: 0 })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean<StoredEntry[]>();
  const entries: AuditEntry[] = [];
  let characters = 0;
  for await (const entry of found.cursor({ batchSize: 100 })) {
    characters += JSON.stringify(entry.changes).length;
    const isFull = entries.length > 0 && characters > maxCharacters;
    if (entries.length === limit || isFull) return { entries, hasMore: true };
    entries.push(asAuditEntry(entry));
  }
  return { entries, hasMore: false };
}

/** The newest entries of several parts. None is older than the end of a part that has more. */
export function merged(parts: readonly Part[], limit: number): Part {
  const ends = parts.flatMap(({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? []) : []));
  const all = parts.flatMap(({ entries }) => entries).sort((one, other) => (one.id < other.id ? 1 : -1));
  const entries = all.filter(({ id }) => ends.every((end) => id >= end)).slice(0, limit);
  return { entries, hasMore: ends.length > 0 || entries.length < all.length };
}

function asAuditEntry(entry: StoredEntry): AuditEntry {
  const { _id, at, entity, documentId, version, op, who, title, changes, reviewed } = entry;
  const shown = { id: _id, entity, documentId, version, op, who, when: at.toISOString(), title, changes };
  return reviewed ? { ...shown, reviewed } : shown;
}
