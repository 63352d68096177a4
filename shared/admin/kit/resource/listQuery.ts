import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Answer, type Connection, request } from '@ritmi/shared/client/request';
import { callsOf, type DocumentOf, type EntityName } from '@ritmi/shared/domain/entities';
import { freshMs, listKey } from './queryClient.js';

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
