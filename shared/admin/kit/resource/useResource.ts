import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type EntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/entity';
import { useHost } from '../../host/host.js';
import { asRead as asReadOf } from '../forms/formSpec.js';
import { type AsRead, refusedWriteOf, useWaiting } from '../outbox/waiting.js';
import type { EntityText } from './entityText.js';
import { listKey } from './queryClient.js';
import { useRemove, versionTag } from './useRemove.js';
import { useReorder } from './useReorder.js';
import { useRows } from './useRows.js';
import { useUndo } from './useUndo.js';
import { type Sent, useWrite } from './useWrite.js';

/** One attempt to save: the same key for every attempt with the same content. */
export type Attempt = { readonly key: string; readonly title: string };

/** The version that an edit starts from. */
export type Base = { readonly id: string; readonly version: number };

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** How a queued write shows in the list, where that does not follow from the fields. Keep it stable. */
  readonly asRead?: AsRead;
};

/** The list of one entity and its writes. `create` and `update` throw; `remove` and `reorder` report failures. */
export function useResource<K extends EntityName>({ name, text, asRead }: Options<K>) {
  const { outbox } = useHost();
  const fromFields = useCallback<AsRead>((sent, before) => asReadOf(name, sent, before), [name]);
  const { rows, state, writes, askNow } = useRows(name, text.load, asRead ?? fromFields);
  const waiting = useWaiting();
  const client = useQueryClient();
  const { mutateAsync: write } = useWrite(name);
  const undo = useUndo();

  const reorder = useReorder({ name, text, rows, undo });
  /** Changes with the queue, so that rows show it. */
  const waitingIds = useMemo(() => new Set(writes.map(({ id, key }) => id ?? key)), [writes]);
  const isWaiting = useCallback((id: string) => waitingIds.has(id), [waitingIds]);

  /** What refers to these documents reads with them. */
  const refetch = () => {
    const stale = [name, ...referrersOf(name).map((referrer) => referrer.name)];
    return Promise.all(stale.map((each) => client.invalidateQueries({ queryKey: listKey(each) })));
  };

  const remove = useRemove({ name, text, writes, write, refetch, undo });

  async function create(body: Values, attempt: Attempt): Promise<Sent<K>> {
    const sent = await write({ entity: name, kind: 'create', body, ...attempt });
    void refetch();
    return sent;
  }

  async function update(base: Base, body: Values, attempt: Attempt): Promise<Sent<K>> {
    const refused = refusedWriteOf({ entity: name, id: base.id }, waiting);
    if (outbox && refused) {
      const merged = { ...refused, ...attempt, body: { ...(refused.body as object), ...body } };
      await outbox.replace(refused.key, [merged]);
      return { isQueued: true, id: base.id };
    }
    const sent = await write({
      entity: name,
      kind: 'update',
      id: base.id,
      body,
      ...versionTag(base),
      ...attempt,
    });
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
    /** Restores a deleted document; reports failures. */
    restore: (id: string) => undo.restore(id, name),
    reorder,
  };
}
