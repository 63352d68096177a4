import type { QueryClient } from '@tanstack/react-query';
import { type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { safeRow } from '../kinds/fieldKinds.js';
import { readStoredList } from '../model/storedLists.js';

/** Of the query that reads a stored list. */
export const cachedKey = (name: EntityName) => ['cached', name] as const;

export type CachedList<K extends EntityName> = {
  readonly rows: readonly DocumentOf<K>[];
  /** When the server sent it, in ms since 1970; null when that was not stored. */
  readonly savedAt: number | null;
};

/** The last good list, or null when there is none; damaged rows are left out. */
export async function readCachedList<K extends EntityName>(name: K): Promise<CachedList<K> | null> {
  const stored = await readStoredList(name);
  return stored && { ...stored, rows: stored.rows.flatMap((row) => repairedRow(name, row) ?? []) };
}

/**
 * When the oldest of the lists on the screen was last true.
 * @param lostAt when the server was lost: until then what it had sent was kept up to date
 * @returns ms since 1970, or null while nothing is shown or its time is unknown
 */
export function savedAtOfShown(client: QueryClient, lostAt: number): number | null {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const times = shown.flatMap(({ queryKey: [kind, name], state: { data } }) => {
    if (kind === 'list') return data === undefined ? [] : [lostAt];
    if (kind !== 'cached' || client.getQueryData(['list', name]) !== undefined) return [];
    return (data as CachedList<EntityName> | null | undefined)?.savedAt ?? [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

const never = new Date(0).toISOString();

/** What the server fills in. Version 0 means unknown. */
const stamps = { version: 0, createdAt: never, updatedAt: never };

/** A stored row with defaults for what an older admin did not store, or null if it cannot be shown. */
function repairedRow<K extends EntityName>(name: K, row: unknown): DocumentOf<K> | null {
  if (typeof row !== 'object' || row === null) return null;
  const entity = entityOf(name);
  const { document, fields } = entity;
  const optional = Object.entries(fields).filter(([, field]) => 'default' in field);
  const defaults = { ...Object.fromEntries(optional.map(([field, { blank }]) => [field, blank])), ...stamps };
  const filled = { ...defaults, ...safeRow(entity, { ...row }) };
  const { error } = document.safeParse(filled);
  const broken = new Set(error?.issues.map(({ path }) => String(path[0])));
  const repaired = Object.entries(defaults).filter(([field]) => broken.has(field));
  const { data = null } = document.safeParse({ ...filled, ...Object.fromEntries(repaired) });
  // The schema is that of the entity.
  return data as DocumentOf<K> | null;
}
