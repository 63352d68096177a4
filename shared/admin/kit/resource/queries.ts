import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import { type Answer, type Connection, request } from '@ritmi/shared/client/request';
import { callsOf, type DocumentOf, type EntityName } from '@ritmi/shared/domain/entities';

const retries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const pollMs = 10_000;

/** How long what was read counts as current. */
const freshMs = 2_000;

export const listKey = (name: EntityName) => ['list', name] as const;

/** Reads retry 3 times, 1 s doubling up to 30 s; writes never (specification section 8). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (attempt) => Math.min(firstDelayMs * 2 ** attempt, longestDelayMs),
        refetchOnWindowFocus: true,
        staleTime: freshMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** For `refetchInterval`: a query that has failed asks again on its own. */
export function pollAfterFailure({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? pollMs : false;
}

/** Asking again does not help when the session is over or the document is missing. */
function isFinal(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === 401);
}

/** How many documents are read, and rows shown, at first; a list that is no longer is read whole. */
export const firstPart = 100;

/** The API's limit for one call. */
const nextPart = 500;

type List<K extends EntityName> = Answer<DocumentOf<K>[]>;

/** Reads the list of an entity; a long one in parts, the newest first where documents have a day. */
export function listQuery<K extends EntityName>(connection: Connection, name: K) {
  const queryKey = listKey(name);
  const read = (path: string, limit: number): Promise<List<K>> =>
    // A header leaves the URL the specified one.
    request(connection, { path, prefer: `limit=${limit}, sort=newest` });
  return queryOptions<List<K>>({
    queryKey,
    // The change feed tells what is out of date.
    staleTime: ({ state: { data } }) => (isLong(data) ? Number.POSITIVE_INFINITY : freshMs),
    queryFn: async ({ client }): Promise<List<K>> => {
      const first = await read(callsOf(name).list, firstPart);
      let { next } = first;
      if (next === undefined) return first;
      // The ETag belongs to the first part only.
      client.setQueryData<List<K>>(queryKey, (known) => known ?? { ...first, etag: null });
      const value = [...first.value];
      while (next !== undefined) {
        const more = await read(next, nextPart);
        value.push(...more.value);
        next = more.next;
      }
      return { value, etag: null };
    },
  });
}

/** Whether a list is so long that it is not read anew at each change. */
function isLong(list: List<EntityName> | undefined): boolean {
  return list !== undefined && list.value.length > firstPart;
}

/** Whether an entity's list is loaded completely, and so long that it is not read anew at each change. */
export function isLongHere(client: QueryClient, name: EntityName): boolean {
  const queryKey = listKey(name);
  return isLong(client.getQueryData(queryKey)) && client.isFetching({ queryKey }) === 0;
}

/** Replaces one document of a loaded list; without `documents` it is taken out. */
export function putInList(
  client: QueryClient,
  { entity, id }: { readonly entity: EntityName; readonly id: string },
  documents: List<EntityName>['value'],
): void {
  // The tag of the list before would refuse the next reorder.
  client.setQueryData<List<EntityName>>(
    listKey(entity),
    (list) => list && { value: [...list.value.filter((row) => row.id !== id), ...documents], etag: null },
  );
}

/** Reads one document of a list anew, which may be missing by now. */
export async function refreshDocument(
  client: QueryClient,
  connection: Connection,
  of: { readonly entity: EntityName; readonly id: string },
): Promise<void> {
  const path = `${callsOf(of.entity).list}?ids=${encodeURIComponent(of.id)}`;
  putInList(client, of, (await request<List<EntityName>['value']>(connection, { path })).value);
}
