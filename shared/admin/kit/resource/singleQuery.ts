import { queryOptions } from '@tanstack/react-query';
import { isTransient } from '@ritmi/shared/client/ApiError';
import { resource } from '@ritmi/shared/client/resource';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { Host } from '../../host/host.js';
import { readValues } from '../kinds/fieldKinds.js';
import { queuedWrites, withQueued } from '../outbox/queued.js';
import { readCachedList } from './listCache.js';
import { storeList } from '../model/storedLists.js';

/**
 * A single document for its form: loaded each time that opens, but not again while it is open. Without the server it is the
 * last one that it sent; what waits for the server is in it.
 */
export function singleQuery<K extends EntityName>(host: Host, name: K) {
  const { connection, outbox } = host;
  return queryOptions({
    queryKey: ['one', name],
    queryFn: async (): Promise<DocumentOf<K>> => {
      const document = await load();
      const read = (body: object, before: object | undefined) =>
        readValues(entityOf(name), { ...body }, before && { ...before });
      const [shown] = withQueued([document], queuedWrites(name, outbox?.queued() ?? []), read);
      return shown ?? document;
    },
    gcTime: 0,
  });

  async function load(): Promise<DocumentOf<K>> {
    try {
      const { value } = await resource(connection, name).get();
      keepSingle(host, name, value);
      return value;
    } catch (error) {
      const cached = isTransient(error) ? await readCachedList(name).catch(() => null) : null;
      const [last] = cached?.rows ?? [];
      if (!last) throw error;
      return last;
    }
  }
}

/** Keeps what the server has sent for when it is away. */
export function keepSingle(host: Host, name: EntityName, document: object): void {
  // Without storage it is missing only then.
  storeList(host, name, [document]).catch(() => undefined);
}
