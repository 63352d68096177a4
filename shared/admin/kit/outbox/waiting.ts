import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Place } from '@ritmi/shared/domain/reorder';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { WaitingOperation } from '../../host/host.js';
import { conflictOf } from './resolution.js';

type Document = { readonly id: string };

/** How a document would read after a write that has not been sent; most entities read as they are written. */
export type AsRead<D> = (body: Record<string, unknown>, before: D | undefined) => Partial<D>;

/** The writes of one entity that its list shows, in order: those that wait, and refused ones that a form can mend. */
export function waitingWrites(name: EntityName, waiting: readonly WaitingOperation[]): WriteOperation[] {
  return waiting.flatMap((entry) => {
    const { operation, state } = entry;
    if (operation.kind === 'upload' || operation.entity !== name) return [];
    return state !== 'refused' || isMendable(entry) ? [operation] : [];
  });
}

const notFound = 404;

/** Whether the server refused it, and what it carries can be edited in the list and sent again. */
export function isMendable(entry: WaitingOperation): boolean {
  const { operation, state, refusal } = entry;
  if (state !== 'refused' || refusal?.status === notFound) return false;
  return (operation.kind === 'create' || operation.kind === 'update') && conflictOf(entry) === null;
}

/** The refused write whose place an edit of this document takes. */
export function mendedBy(
  edit: { readonly entity: EntityName; readonly id: string },
  waiting: readonly WaitingOperation[],
): WriteOperation | undefined {
  return waitingWrites(edit.entity, waiting.filter(isMendable)).findLast(({ id }) => id === edit.id);
}

/** The list as it will be when everything that waits has been sent. */
export function withWaiting<D extends Document>(
  list: readonly D[],
  writes: readonly WriteOperation[],
  asRead: AsRead<D>,
): readonly D[] {
  return writes.reduce((rows, write) => afterWrite(rows, write, asRead), list);
}

function afterWrite<D extends Document>(
  rows: readonly D[],
  { kind, id, key, body }: WriteOperation,
  asRead: AsRead<D>,
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
