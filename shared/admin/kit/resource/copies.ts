import { createStore, get, set } from 'idb-keyval';
import type { EntityName } from '@ritmi/shared/domain/entities';

/** Storage keys of the cached lists (specification section 3); services and packages have none and lie in IndexedDB. */
const storageKeys: Partial<Record<EntityName, string>> = {
  events: 'events',
  projects: 'projects',
  contact: 'contactInfo',
  'about/content': 'aboutContent',
  'about/team': 'teamMembers',
};

const store = () => createStore('ritmi-copies', 'lists');

/** Keeps the last good list for times without a server. */
export async function keepCopy(name: EntityName, list: readonly unknown[]): Promise<void> {
  const key = storageKeys[name];
  if (key) localStorage.setItem(key, JSON.stringify(list));
  else await set(name, list, store());
}

/** The last good list, or null when there is none or it is damaged. */
export async function readCopy(name: EntityName): Promise<readonly unknown[] | null> {
  const key = storageKeys[name];
  const kept: unknown = key ? parsed(localStorage.getItem(key)) : await get(name, store());
  return Array.isArray(kept) ? kept.filter(hasId) : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function hasId(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
}
