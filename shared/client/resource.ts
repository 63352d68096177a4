import { callsOf, type DocumentOf, type EntityName } from '../domain/entities.js';
import { type Answer, type Connection, request } from './request.js';

/** Which documents of a list to read. `sort` needs an entity with a date, `featured` one with that flag. */
export type ListQuery = {
  readonly limit?: number;
  readonly offset?: number;
  readonly ids?: readonly string[];
  readonly featured?: boolean;
  readonly sort?: 'newest';
};

/** Reads documents of one entity. Each call throws what `request` throws. */
export function resource<K extends EntityName>(connection: Connection, name: K) {
  const calls = callsOf(name);
  return {
    list: (query: ListQuery = {}): Promise<Answer<DocumentOf<K>[]>> =>
      request(connection, { path: calls.list + searchOf(query) }),
    /** One document by its id; a single one has none. */
    get: (id = ''): Promise<Answer<DocumentOf<K>>> =>
      request(connection, { path: calls.one.replace('{id}', encodeURIComponent(id)) }),
  };
}

function searchOf(query: ListQuery): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
