import {
  callsOf,
  type CreateOf,
  type DocumentOf,
  type EntityName,
  type PatchOf,
} from '../domain/entities.js';
import type { Place } from '../domain/shapes.js';
import { type Answer, type Connection, request } from './request.js';

type WriteOptions = {
  /** ETag of the version that the change starts from. */
  readonly ifMatch?: string | undefined;
  /** Makes a repeat harmless. */
  readonly idempotencyKey?: string | undefined;
};

/** What of a list is read; `sort` and `featured` are for entities that have a day, or a flag of that name. */
export type ListQuery = {
  readonly limit?: number;
  readonly offset?: number;
  readonly ids?: readonly string[];
  readonly featured?: boolean;
  readonly sort?: 'newest';
};

/** The calls of one entity. Each throws what `request` throws. */
export function resource<K extends EntityName>(connection: Connection, name: K) {
  const calls = callsOf(name);
  const at = (path: string, id: string) => path.replace('{id}', encodeURIComponent(id));
  return {
    list: (query: ListQuery = {}): Promise<Answer<DocumentOf<K>[]>> =>
      request(connection, { path: calls.list + searchOf(query) }),
    get: (id: string): Promise<Answer<DocumentOf<K>>> => request(connection, { path: at(calls.one, id) }),
    create: (body: CreateOf<K> | FormData, options: WriteOptions = {}): Promise<Answer<DocumentOf<K>>> =>
      request(connection, { method: 'POST', path: calls.create, body, ...options }),
    patch: (id: string, body: PatchOf<K>, options: WriteOptions = {}): Promise<Answer<DocumentOf<K>>> =>
      request(connection, { method: 'PATCH', path: at(calls.update, id), body, ...options }),
    remove: (id: string, options: WriteOptions = {}): Promise<Answer<undefined>> =>
      request(connection, { method: 'DELETE', path: at(calls.one, id), ...options }),
    reorder: (places: readonly Place[], options: WriteOptions = {}): Promise<Answer<undefined>> =>
      request(connection, { method: 'POST', path: calls.reorder, body: places, ...options }),
  };
}

function searchOf(query: ListQuery): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(Object.fromEntries(given))}` : '';
}
