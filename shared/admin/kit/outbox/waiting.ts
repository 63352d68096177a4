import { useMemo } from 'react';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/entity';
import type { Place } from '@ritmi/shared/domain/shapes';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { useHost, type QueuedOperation } from '../../host/host.js';
import { conflictOf } from './resolution.js';

const emptyOutbox = createStore<readonly QueuedOperation[]>([]);

/** The operations in the outbox; none where the host has no outbox. */
export function useWaiting(): readonly QueuedOperation[] {
  const { outbox } = useHost();
  const store = useMemo(
    () =>
      outbox
        ? { get: () => outbox.queued(), subscribe: (listener: () => void) => outbox.subscribe(listener) }
        : emptyOutbox,
    [outbox],
  );
  return useStore(store);
}

type Document = { readonly id: string };

/** How a document reads after a write that has not been sent, where that is not as it is written. */
export type AsRead = (body: Values, before: Values | undefined) => Values;

/** The writes that an entity's list shows, in order: queued ones, and refused ones that can be edited in the list. */
export function waitingWrites(name: EntityName, waiting: readonly QueuedOperation[]): WriteOperation[] {
  return waiting.flatMap((entry) => {
    const { operation, state } = entry;
    if (operation.kind === 'upload' || operation.entity !== name) return [];
    return state !== 'refused' || isEditable(entry) ? [operation] : [];
  });
}

const notFound = 404;

/** Whether the server refused it and its content can be edited in the list and sent again. */
export function isEditable(entry: QueuedOperation): boolean {
  const { operation, state, refusal } = entry;
  if (state !== 'refused' || refusal?.status === notFound) return false;
  return (operation.kind === 'create' || operation.kind === 'update') && conflictOf(entry) === null;
}

/** The refused write that an edit of this document replaces. */
export function refusedWriteOf(
  edit: { readonly entity: EntityName; readonly id: string },
  waiting: readonly QueuedOperation[],
): WriteOperation | undefined {
  return waitingWrites(edit.entity, waiting.filter(isEditable)).findLast(({ id }) => id === edit.id);
}

/** The list as it will be when the whole queue has been sent. */
export function withWaiting<D extends Document>(
  list: readonly D[],
  writes: readonly WriteOperation[],
  asRead: AsRead,
): readonly D[] {
  return writes.reduce((rows, write) => afterWrite(rows, write, asRead), list);
}

function afterWrite<D extends Document>(
  rows: readonly D[],
  { kind, id, key, body }: WriteOperation,
  asRead: AsRead,
): readonly D[] {
  const fields = (body ?? {}) as Record<string, unknown>;
  switch (kind) {
    case 'create':
      return [...rows, { ...blank, ...fields, ...asRead(fields, undefined), id: id ?? key } as unknown as D];
    case 'update':
      return rows.map((row) => (row.id === id ? { ...row, ...fields, ...asRead(fields, row), id } : row));
    case 'delete':
      return rows.filter((row) => row.id !== id);
    case 'reorder': {
      const places = new Map((body as readonly Place[]).map((place) => [place.id, place.order]));
      return rows.map((row) => ({ ...row, order: places.get(row.id) ?? rows.length }));
    }
  }
}

const blank = { version: 0, createdAt: '', updatedAt: '' };
