import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answer } from '@ritmi/shared/client/request';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { missingOrder } from '@ritmi/shared/domain/order';
import { newKey } from '../newKey.js';
import { useFailure } from '../session/useFailure.js';
import type { EntityText } from './entityText.js';
import { listKey } from './queryClient.js';
import { useSend } from './useSend.js';
import type { Undo } from './useUndo.js';

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  readonly rows: readonly DocumentOf<K>[];
  readonly undo: Undo;
};

/** Reorders a list: the new order shows at once, is sent, and the old one returns on failure. */
export function useReorder<K extends EntityName>({ name, text, rows, undo }: Options<K>) {
  const client = useQueryClient();
  const send = useSend();
  const fail = useFailure();
  const key = listKey(name);
  // Quick drags are sent one after the other; only the last one asks for the list again.
  const line = useRef({ tail: Promise.resolve(), length: 0 });

  async function sendPlaces(ids: readonly string[], before: readonly string[]): Promise<void> {
    const places = ids.map((id, order) => ({ id, order }));
    const etag = client.getQueryData<Answer<DocumentOf<K>[]>>(key)?.etag;
    try {
      await send({
        entity: name,
        kind: 'reorder',
        body: places,
        key: newKey(),
        title: '',
        ...(etag ? { ifMatch: etag } : {}),
      });
      undo.offer(text.reordered ?? text.updated, () => place(before, ids));
    } catch (error) {
      show(before);
      await fail(error, text.reorder ?? text.update);
    }
  }

  function show(ids: readonly string[]) {
    const orders = new Map(ids.map((id, order) => [id, order]));
    client.setQueryData<Answer<DocumentOf<K>[]>>(key, (list) => {
      if (!list) return list;
      const value = list.value.map((row) => ({ ...row, order: orders.get(row.id) ?? missingOrder }));
      return { value, etag: list.etag };
    });
  }

  async function place(ids: readonly string[], before: readonly string[]): Promise<void> {
    const mine = line.current;
    mine.length += 1;
    await client.cancelQueries({ queryKey: key });
    show(ids);
    mine.tail = mine.tail.then(() => sendPlaces(ids, before));
    await mine.tail;
    mine.length -= 1;
    if (mine.length === 0) await client.invalidateQueries({ queryKey: key });
    // The tag of the list before one's own change would refuse one's next.
    else client.setQueryData<Answer<DocumentOf<K>[]>>(key, (list) => list && { ...list, etag: null });
  }

  return (from: number, to: number): Promise<void> => {
    const before = rows.map(({ id }) => id);
    const ids = [...before];
    ids.splice(to, 0, ...ids.splice(from, 1));
    return place(ids, before);
  };
}
