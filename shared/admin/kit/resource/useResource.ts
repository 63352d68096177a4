import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Answer } from '@ritmi/shared/client/request';
import type { CreateOf, DocumentOf, EntityName, PatchOf } from '@ritmi/shared/domain/entities';
import { useHost } from '../../host/host.js';
import { useRemove, versionTag } from './useRemove.js';
import type { EntityText } from './entityText.js';
import { listKey } from './queryClient.js';
import { asWritten, useRows } from './useRows.js';
import { useWaiting } from '../outbox/useWaiting.js';
import { useReorder } from './useReorder.js';
import { type Sent, useSend } from './useSend.js';
import { useUndo } from './useUndo.js';
import { type AsRead, mendedBy } from '../outbox/waiting.js';

/** One try of a save: the same key for every try with the same content. */
export type Attempt = { readonly key: string; readonly title: string };

/** The version that an edit starts from. */
export type Base = { readonly id: string; readonly version: number };

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** Where a document reads otherwise than it is written: how a waiting write shows in the list. Keep it stable. */
  readonly asRead?: AsRead<DocumentOf<K>>;
};

/** The list of one entity and its writes. `create` and `update` throw; `remove` and `reorder` say what went wrong. */
export function useResource<K extends EntityName>({ name, text, asRead = asWritten }: Options<K>) {
  const { outbox } = useHost();
  const { rows, state, writes, askNow } = useRows(name, text.load, asRead);
  const waiting = useWaiting();
  const client = useQueryClient();
  const send = useSend();
  const undo = useUndo();

  const reorder = useReorder({ name, text, rows, undo });
  /** Changes with what waits, so that rows show it. */
  const waitingIds = useMemo(() => new Set(writes.map(({ id, key }) => id ?? key)), [writes]);
  const isWaiting = useCallback((id: string) => waitingIds.has(id), [waitingIds]);

  type List = Answer<DocumentOf<K>[]>;
  const key = listKey(name);
  const change = (edit: (list: DocumentOf<K>[]) => DocumentOf<K>[]) =>
    client.setQueryData<List>(key, (list) => list && { ...list, value: edit(list.value) });
  /** Packages show the titles and prices of their services. */
  const refetch = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      name === 'services' ? client.invalidateQueries({ queryKey: listKey('packages') }) : null,
    ]);

  const remove = useRemove({ name, text, writes, change, refetch, undo });

  async function create(body: CreateOf<K>, attempt: Attempt): Promise<Sent<K>> {
    const sent = await send({ entity: name, kind: 'create', body, ...attempt });
    const made = sent.isQueued ? undefined : sent.document;
    if (made) change((list) => [...list, made]);
    void refetch();
    return sent;
  }

  async function update(base: Base, body: PatchOf<K>, attempt: Attempt): Promise<Sent<K>> {
    const refused = mendedBy({ entity: name, id: base.id }, waiting);
    if (outbox && refused) {
      const mended = { ...refused, ...attempt, body: { ...(refused.body as object), ...body } };
      await outbox.replace(refused.key, [mended]);
      return { isQueued: true, id: base.id };
    }
    const sent = await send({
      entity: name,
      kind: 'update',
      id: base.id,
      body,
      ...versionTag(base),
      ...attempt,
    });
    const made = sent.isQueued ? undefined : sent.document;
    if (made) change((list) => list.map((row) => (row.id === base.id ? made : row)));
    void refetch();
    return sent;
  }

  return {
    name,
    text,
    rows,
    state,
    askNow,
    isWaiting,
    create,
    update,
    remove,
    /** Brings a deleted one back; says when that fails. */
    restore: (id: string) => undo.restore(id, name),
    reorder,
  };
}

export type Resource<K extends EntityName> = ReturnType<typeof useResource<K>>;
