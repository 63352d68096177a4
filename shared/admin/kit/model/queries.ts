import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import { type Answer, type Connection, request } from '@ritmi/shared/client/request';
import { callsOf, type DocumentOf, type EntityName, referrersOf } from '@ritmi/shared/domain/entities';

const retries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;
const pollMs = 10_000;

/** How long loaded data counts as fresh. */
const freshMs = 2_000;

export const listKey = (name: EntityName) => ['list', name] as const;

/** Of a single document where it is shown. Its form keeps its own copy. */
export const singleKey = (name: EntityName) => ['single', name] as const;

/** Of the copy beside a document. */
export const copyKey = (name: EntityName, id: string) => ['copy', name, id] as const;

/** Whether a query is of the copy beside a document. */
export const isOfCopy = (queryKey: readonly unknown[]) => queryKey[0] === 'copy';

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

/** For `refetchInterval`: a failed query is repeated automatically. */
export function pollAfterFailure({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? pollMs : false;
}

/** A retry does not help when the session is over or the document is missing. */
function isFinal(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.status === 401);
}

/** How many documents are loaded, and rows shown, at first. */
export const firstPageSize = 100;

/** The API's limit for one call. */
const nextPageSize = 500;

type List<K extends EntityName> = Answer<DocumentOf<K>[]>;

/** Loads the list of an entity page by page, newest first if its documents have a date. */
export function listQuery<K extends EntityName>(connection: Connection, name: K) {
  const queryKey = listKey(name);
  const read = (path: string, limit: number): Promise<List<K>> =>
    // In a header, because the specification gives the URL.
    request(connection, { path, prefer: `limit=${limit}, sort=newest` });
  return queryOptions<List<K>>({
    queryKey,
    // The change feed keeps a long list up to date.
    staleTime: ({ state: { data } }) => (isLong(data) ? Number.POSITIVE_INFINITY : freshMs),
    queryFn: async ({ client }): Promise<List<K>> => {
      const first = await read(callsOf(name).list, firstPageSize);
      let { next } = first;
      if (next === undefined) return first;
      // The ETag belongs to the first page only.
      client.setQueryData<List<K>>(queryKey, (known) => known ?? { ...first, etag: null });
      const value = [...first.value];
      while (next !== undefined) {
        const more = await read(next, nextPageSize);
        value.push(...more.value);
        next = more.next;
      }
      return { value, etag: null };
    },
  });
}

/** Whether a list is too long to be loaded again at each change. */
function isLong(list: List<EntityName> | undefined): boolean {
  return list !== undefined && list.value.length > firstPageSize;
}

/** Whether an entity's list is completely loaded, and too long to be loaded again at each change. */
export function hasLongList(client: QueryClient, name: EntityName): boolean {
  const queryKey = listKey(name);
  return isLong(client.getQueryData(queryKey)) && client.isFetching({ queryKey }) === 0;
}

/** Loads the lists again that a write made outdated: documents that refer to these contain their values. */
export async function invalidateAfter(client: QueryClient, name: EntityName): Promise<void> {
  const referrers = referrersOf(name).map((referrer) => referrer.name);
  // A long list already has the server's response; the change feed reports everything else.
  const stale = hasLongList(client, name) ? referrers : [name, ...referrers];
  await Promise.all(stale.map((each) => client.invalidateQueries({ queryKey: listKey(each) })));
}

/** Replaces one document of a loaded list, or removes it if `documents` is empty. */
export function putInList(
  client: QueryClient,
  { entity, id }: { readonly entity: EntityName; readonly id: string },
  documents: List<EntityName>['value'],
): void {
  // With the ETag of the old list the next reorder would be refused.
  client.setQueryData<List<EntityName>>(
    listKey(entity),
    (list) => list && { value: [...list.value.filter((row) => row.id !== id), ...documents], etag: null },
  );
}

/** Loads one document of a list again, or removes it if it has been deleted. */
export async function refreshDocument(
  client: QueryClient,
  connection: Connection,
  of: { readonly entity: EntityName; readonly id: string },
): Promise<void> {
  const path = `${callsOf(of.entity).list}?ids=${encodeURIComponent(of.id)}`;
  putInList(client, of, (await request<List<EntityName>['value']>(connection, { path })).value);
}
