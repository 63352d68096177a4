import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Connection, request } from '@ritmi/shared/client/request';
import { callsOf, type DocumentOf, type EntityName } from '@ritmi/shared/domain/entities';
import { listKey } from './queryClient.js';

/** Documents that are read, and rows that are shown, at once; a list that is no longer comes as a whole. */
export const firstPart = 100;

/** The most that the API gives. */
const nextPart = 500;

/** Reads the list of an entity: of a long one a part at once, the newest where documents have a day, then the rest. */
export function listQuery<K extends EntityName>(connection: Connection, name: K) {
  const queryKey = listKey(name);
  type List = Answer<DocumentOf<K>[]>;
  const read = (path: string, limit: number): Promise<List> =>
    // In a header, so that the call is the specified one.
    request(connection, { path, prefer: `limit=${limit}, sort=newest` });
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<List> => {
      const first = await read(callsOf(name).list, firstPart);
      let { next } = first;
      if (next === undefined) return first;
      // The tag is that of a part.
      client.setQueryData<List>(queryKey, (known) => known ?? { ...first, etag: null });
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
