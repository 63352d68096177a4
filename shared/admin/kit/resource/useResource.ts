import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import { type DocumentOf, type EntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import type { FieldChange } from '../changes/ChangeList.js';
import { withReferences } from '../changes/readable.js';
import type { Edited } from '../forms/formSpec.js';
import type { Attempt } from '../forms/useItemForm.js';
import { type ReadValues, refusedWriteOf, useQueued } from '../outbox/queued.js';
import { valuesIn } from '../outbox/resolution.js';
import { useFailure } from '../session/useSession.js';
import { words } from '../text.js';
import type { EntityText } from './entityText.js';
import { isLongHere } from './listQuery.js';
import { listKey } from './queryClient.js';
import { useReorder } from './useReorder.js';
import { useRows } from './useRows.js';
import { useUndo } from './useUndo.js';
import { newKey, type Sent, useWrite, versionTag } from './useWrite.js';

/** The outcome of a delete. When somebody else has changed the document, the person decides again. */
export type Removal =
  | 'removed'
  | 'failed'
  | { readonly changes: readonly FieldChange[]; readonly removeAnyway: () => Promise<Removal> };

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** What a queued document reads with, beyond what follows from its fields. Keep it stable. */
  readonly readMore?: ReadValues;
};

/** The list of one entity and its writes. `create` and `update` throw; `remove` and `reorder` report failures. */
export function useResource<K extends EntityName>({ name, text, readMore }: Options<K>) {
  const { outbox } = useHost();
  const { t } = useLanguage();
  const fail = useFailure();
  const { rows, state, writes, refetch } = useRows(name, text.load, readMore);
  const queued = useQueued();
  const client = useQueryClient();
  const write = useWrite(name);
  const undo = useUndo();
  const reorder = useReorder({ name, text, rows, undo });

  /** Changes with the queue, so that rows show it. */
  const queuedIds = useMemo(() => new Set(writes.map(({ id, key }) => id ?? key)), [writes]);
  const isQueued = useCallback((id: string) => queuedIds.has(id), [queuedIds]);

  /** Documents that refer to these read with them. */
  const invalidate = () => {
    const referrers = referrersOf(name).map((referrer) => referrer.name);
    // A long list has what the server answered, and the change feed tells the rest.
    const stale = isLongHere(client, name) ? referrers : [name, ...referrers];
    return Promise.all(stale.map((each) => client.invalidateQueries({ queryKey: listKey(each) })));
  };

  async function create(body: Values, attempt: Attempt): Promise<Sent<K>> {
    const sent = await write({ entity: name, kind: 'create', body, ...attempt });
    void invalidate();
    return sent;
  }

  async function update(base: Edited, body: Values, attempt: Attempt): Promise<Sent<K>> {
    const { id } = base;
    const refused = refusedWriteOf({ entity: name, id }, queued);
    if (outbox && refused) {
      const merged = { ...refused, ...attempt, body: { ...valuesIn(refused.body), ...body } };
      await outbox.replace(refused.key, [merged]);
      return { isQueued: true, id };
    }
    const sent = await write({ entity: name, kind: 'update', id, body, ...versionTag(base), ...attempt });
    void invalidate();
    return sent;
  }

  /** Deletes the version that the list shows. */
  async function remove(document: DocumentOf<K>, title: string): Promise<Removal> {
    const { id } = document;
    // Queued writes bump the version first, so the delete must not name it.
    const isBumped = writes.some((earlier) => earlier.kind === 'reorder' || earlier.id === id);
    const ifMatch = isBumped ? {} : versionTag(document);
    try {
      const sent = await write({ entity: name, kind: 'delete', id, key: newKey(), title, ...ifMatch });
      undo.offer(text.removed, sent.isQueued ? null : () => undo.restore(id, name));
    } catch (error) {
      const newer = newerVersion<K>(error);
      if (newer) {
        const removeAnyway = () => remove(newer.current, title);
        const changes = changesBetween(name, document, newer);
        // A changed place in the list is no reason to ask again.
        return changes.length === 0 ? removeAnyway() : { changes, removeAnyway };
      }
      if (!isNotFound(error)) {
        await fail(error, text.remove);
        return 'failed';
      }
      console.error(error);
      showSuccess(`${title} ${t(words.alreadyDeleted)}`);
    }
    await invalidate();
    return 'removed';
  }

  /** Restores a deleted document; reports failures. */
  const restore = (id: string) => undo.restore(id, name);

  return { text, rows, state, refetch, isQueued, create, update, remove, restore, reorder };
}

type Newer<K extends EntityName> = { readonly current: DocumentOf<K>; readonly fields: readonly string[] };

/** The current document, if the server refused a write because of it. */
function newerVersion<K extends EntityName>(error: unknown): Newer<K> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current, conflicts: fields = [] } = error.body;
  if (typeof current !== 'object' || current === null || fields.length === 0) return null;
  // It is the answer to a write of this entity.
  return { current: current as DocumentOf<K>, fields };
}

function changesBetween<K extends EntityName>(name: K, seen: Values, { current, fields }: Newer<K>) {
  const [before, after] = [withReferences(name, seen), withReferences(name, current)];
  return fields
    .filter((field) => field !== 'order')
    .map((field): FieldChange => ({ field, before: before[field], after: after[field] }));
}
