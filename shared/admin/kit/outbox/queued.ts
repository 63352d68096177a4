import { useCallback, useSyncExternalStore } from 'react';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/values';
import { placed } from '@ritmi/shared/domain/order';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import { type Outbox, useHost, type QueuedOperation } from '../../host/host.js';
import { conflictOf, valuesIn } from '../model/resolution.js';

const none: readonly QueuedOperation[] = [];
const ignore = () => undefined;

/** The outbox of all forms, or else the browser's, which only some screens use. */
export function useAnyOutbox(): Outbox | undefined {
  const { outbox, browserOutbox } = useHost();
  return outbox ?? browserOutbox;
}

/** The operations in the outbox of all forms; none where the host has none. */
export function useQueued(): readonly QueuedOperation[] {
  return useQueuedIn(useHost().outbox);
}

/** The operations in an outbox. */
export function useQueuedIn(outbox: Outbox | undefined): readonly QueuedOperation[] {
  const subscribe = useCallback((listener: () => void) => outbox?.subscribe(listener) ?? ignore, [outbox]);
  return useSyncExternalStore(subscribe, () => outbox?.queued() ?? none);
}

type Document = { readonly id: string };

/** The fields that the API will return in another form than they are sent. `before` is undefined for a new document. */
export type ReadValues = (body: Values, before: Values | undefined) => Values;

/** The writes that an entity's list shows, in order: queued ones, and refused ones that can be edited in the list. */
export function queuedWrites(name: EntityName, queued: readonly QueuedOperation[]): WriteOperation[] {
  return queued.flatMap((entry) => {
    const { operation, state } = entry;
    if (operation.kind === 'upload' || operation.entity !== name) return [];
    return state !== 'refused' || editableWrite(entry) ? [operation] : [];
  });
}

/** The write that the server refused, if its content can be edited in the list and sent again. */
export function editableWrite(entry: QueuedOperation): WriteOperation | undefined {
  const { operation, state, refusal } = entry;
  if (state !== 'refused' || refusal?.status === 404 || conflictOf(entry)) return undefined;
  return operation.kind === 'create' || operation.kind === 'update' ? operation : undefined;
}

/** The refused write that an edit of this document replaces. */
export function refusedWriteOf(
  edit: { readonly entity: EntityName; readonly id: string },
  queued: readonly QueuedOperation[],
): WriteOperation | undefined {
  const writes = queued.flatMap((entry) => editableWrite(entry) ?? []);
  return writes.findLast(({ entity, id }) => entity === edit.entity && id === edit.id);
}

const blank = { version: 0, createdAt: '', updatedAt: '' };

/** The list as it will be when the whole queue has been sent. */
export function withQueued<D extends Document>(
  list: readonly D[],
  writes: readonly WriteOperation[],
  readValues: ReadValues,
): readonly D[] {
  const isUndone = ({ kind, id }: WriteOperation, place: number) =>
    kind === 'delete' &&
    writes.some((each, index) => index > place && each.kind === 'undelete' && each.id === id);
  return writes
    .filter((each, place) => !isUndone(each, place))
    .reduce((rows: readonly D[], { entity, kind, id, key, body }) => {
      const fields = valuesIn(body);
      switch (kind) {
        case 'create': {
          const created: Document = { ...blank, ...fields, ...readValues(fields, undefined), id: id ?? key };
          // The form sends every field of the entity, and `readValues` fills in the others.
          return [...rows, created as D];
        }
        case 'update':
          return rows.map((row) =>
            row.id === id ? { ...row, ...fields, ...readValues(fields, row), id } : row,
          );
        // Their result is not known before the server has answered.
        case 'note':
        case 'book':
        // What a delete leaves out that is undone has stayed in the list; other documents come from the server's trash.
        case 'undelete':
          return rows;
        case 'draft':
          return rows.map((row) => (row.id === id ? { ...row, hasDraft: true } : row));
        case 'delete':
          return rows.filter((row) => row.id !== id);
        case 'reorder':
          return placed(rows, reorderRequest.parse(body), entityOf(entity).orderField);
      }
    }, list);
}
