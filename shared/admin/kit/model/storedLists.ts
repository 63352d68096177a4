import { clear, createStore, get, set } from 'idb-keyval';
import { limitedStore } from '@ritmi/shared/client/limitedStore';
import { type EntityName, isPublished } from '@ritmi/shared/domain/entities';
import { parsed } from '@ritmi/shared/domain/json';
import type { Host } from '../../host/host.js';

/** Browsers limit the storage of all lists together to 5 MB. */
const maxRows = 500;

const store = limitedStore((mode, work) => createStore('ritmi-copies', 'lists')(mode, work));

/** Keys in the browser's storage that specification section 3 gives. What is under them is in IndexedDB too. */
const specifiedKeys: { readonly [K in EntityName]?: string } = {
  events: 'events',
  projects: 'projects',
  contact: 'contactInfo',
  'about/content': 'aboutContent',
  'about/team': 'teamMembers',
};

/** Beside the lists, because those of the specified keys are lists and nothing else. */
const timeKey = (name: EntityName) => `${name} at`;

/**
 * Stores the last good list for when the server is unavailable; of a long list only the first rows. Of what is not
 * published the browser keeps nothing.
 * @param host whose session tells whether the answer came too late: after signing out nothing is stored
 */
export async function storeList(
  { session }: Pick<Host, 'session'>,
  name: EntityName,
  rows: readonly unknown[],
): Promise<void> {
  if (!isPublished(name) || !session.read()) return;
  const list = rows.slice(0, maxRows);
  const key = specifiedKeys[name];
  if (key) localStorage.setItem(key, JSON.stringify(list));
  await set(name, list, store);
  await set(timeKey(name), Date.now(), store);
}

type StoredList = {
  readonly rows: readonly unknown[];
  /** When the server sent it, in ms since 1970; null when that was not stored. */
  readonly savedAt: number | null;
};

/** The last good list as it was stored, or null when there is none. */
export async function readStoredList(name: EntityName): Promise<StoredList | null> {
  if (!isPublished(name)) return null;
  const key = specifiedKeys[name];
  const stored: unknown = await get(name, store);
  const own: unknown[] | null = Array.isArray(stored) ? stored : null;
  const shared: unknown = key ? parsed(localStorage.getItem(key) ?? '') : own;
  if (!Array.isArray(shared)) return null;
  const time: unknown = await get(timeKey(name), store);
  return { rows: own ? withOwn(shared, own) : shared, savedAt: typeof time === 'number' ? time : null };
}

/**
 * A list under a specified key with the admin's own copies of its rows: the pages of visitors store what they show under the
 * same key, without the version, with fewer media and only a part of a long list.
 */
function withOwn(shared: readonly unknown[], own: readonly unknown[]): readonly unknown[] {
  const known = new Map(own.map((row) => [idOf(row), row]));
  const isVisitors = (row: unknown) => Object(row).version === undefined && known.has(idOf(row));
  if (shared.length > 0 && shared.every(isVisitors)) return own;
  return shared.map((row) => (isVisitors(row) ? known.get(idOf(row)) : row));
}

const idOf = (row: unknown): unknown => Object(row).id;

/** Removes all lists, in which is also what visitors may not see: whoever uses the browser next is not signed in. */
export async function forgetLists(): Promise<void> {
  for (const key of Object.values(specifiedKeys)) localStorage.removeItem(key);
  await clear(store);
}
