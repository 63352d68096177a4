import { useQueryClient } from '@tanstack/react-query';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { useHost } from '../../host/host.js';
import { newKey } from '../model/newKey.js';
import { copyKey, putInList } from '../model/queries.js';
import type { Edited } from '../model/values.js';
import { type CopySave, discardCopy, saveCopy } from './saveCopy.js';

/**
 * The writes of the copies beside documents, which throw, and `put`, which shows a document in the list.
 * @param invalidate outdates what contains these documents
 */
export function useCopies<K extends EntityName>(
  name: K,
  rows: readonly DocumentOf<K>[],
  invalidate: () => unknown,
) {
  const host = useHost();
  const client = useQueryClient();

  function put(document: DocumentOf<K>): Edited {
    const { id } = document;
    putInList(client, { entity: name, id }, [document]);
    void client.invalidateQueries({ queryKey: copyKey(name, id) });
    invalidate();
    return document;
  }

  /** Notes whether there is a copy beside a document. */
  function mark(id: string, hasDraft: boolean): Edited | undefined {
    const row = rows.find((each) => each.id === id);
    return row && put({ ...row, hasDraft });
  }

  /** @returns the document in the list */
  async function save(change: CopySave<K>): Promise<Edited | undefined> {
    const published = await saveCopy(host, name, change);
    return published ? put(published) : mark(change.base.id, true);
  }

  async function discard(id: string): Promise<void> {
    await discardCopy(host, name, { id, key: newKey() });
    mark(id, false);
  }

  return { put, save, discard };
}
