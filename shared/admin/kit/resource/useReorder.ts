import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '@ritmi/shared/client/request';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { missingOrder } from '@ritmi/shared/domain/order';
import { useHost } from '../../host/host.js';
import { useFailure } from '../session/useSession.js';
import type { EntityText } from './entityText.js';
import { listKey } from './queries.js';
import type { Undo } from './useUndo.js';
import { newKey, send } from './write.js';

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  readonly rows: readonly DocumentOf<K>[];
  readonly undo: Undo;
};

type Move = { readonly ids: readonly string[]; readonly before: readonly string[] };

/** Reorders a list: the new order shows at once, is sent, and the old one returns on failure. */
export function useReorder<K extends EntityName>({ name, text, rows, undo }: Options<K>) {
  const host = useHost();
  const client = useQueryClient();
  const fail = useFailure();
  const key = listKey(name);
  const mutationKey = ['reorder', name];
  type List = Answer<DocumentOf<K>[]>;
  const edit = (change: (list: List) => List) =>
    client.setQueryData<List>(key, (list) => list && change(list));

  function show(ids: readonly string[]) {
    const orders = new Map(ids.map((id, order) => [id, order]));
    edit(({ value, etag }) => ({
      value: value.map((row) => ({ ...row, order: orders.get(row.id) ?? missingOrder })),
      etag,
    }));
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    // Quick moves are sent one after the other.
    scope: { id: `reorder:${name}` },
    onMutate: async ({ ids }: Move) => {
      await client.cancelQueries({ queryKey: key });
      show(ids);
    },
    mutationFn: ({ ids }) => {
      const body = ids.map((id, order) => ({ id, order }));
      const etag = client.getQueryData<List>(key)?.etag;
      const ifMatch = etag ? { ifMatch: etag } : {};
      return send(host, { entity: name, kind: 'reorder', body, key: newKey(), title: '', ...ifMatch });
    },
    onSuccess: (_sent, { ids, before }) =>
      undo.offer(text.reordered, () => place({ ids: before, before: ids })),
    onError: async (error, { before }) => {
      show(before);
      await fail(error, text.reorder);
    },
    onSettled: async () => {
      // The tag of the list before this move would refuse the next one.
      edit((list) => ({ ...list, etag: null }));
      // Only the last of several moves loads the list again.
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey: key });
    },
  });

  // Failures are reported by onError.
  const place = (move: Move): Promise<void> => mutateAsync(move).then(ignore, ignore);

  return (from: number, to: number): Promise<void> => {
    const before = rows.map(({ id }) => id);
    const ids = [...before];
    ids.splice(to, 0, ...ids.splice(from, 1));
    return place({ ids, before });
  };
}

const ignore = () => undefined;
