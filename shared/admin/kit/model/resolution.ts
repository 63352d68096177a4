import { z } from 'zod';
import { flatten, unflatten } from '@ritmi/shared/domain/composite';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { entityOf } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import type { QueuedOperation } from '../../host/host.js';
import { withReferences } from './values.js';
import { newKey } from './newKey.js';

/** Both versions of the fields that conflict. */
export type Conflict = {
  readonly fields: readonly string[];
  readonly mine: Values;
  readonly theirs: Values;
};

/** The conflict of a queued write with a newer version on the server. */
export type RefusedConflict = Conflict & { readonly operation: WriteOperation; readonly version: number };

/** The fields in the body of a create or update. */
export function valuesIn(body: unknown): Values {
  return z.record(z.string(), z.unknown()).catch({}).parse(body);
}

/** The response that refuses a write because of a newer version on the server. */
const refusalFor = <T extends z.ZodType>(current: T) =>
  z.object({
    status: z.literal(409),
    body: z.object({ current, conflicts: z.array(z.string()).min(1) }),
  });

const refusedDocument = refusalFor(z.looseObject({ id: z.string(), version: z.number() }));
const refusedOrder = refusalFor(z.array(z.record(z.string(), z.unknown())));

/** The server's newer document and the fields that conflict, if that is why a write was refused. */
export function newerVersion(refusal: unknown) {
  return refusedDocument.safeParse(refusal).data?.body;
}

/** The conflict to decide, or null if the refusal is for another reason or lacks the server's version. */
export function conflictOf({ operation, refusal }: QueuedOperation): RefusedConflict | null {
  if (operation.kind === 'reorder') {
    const order = refusedOrder.safeParse(refusal).data?.body.current;
    return order ? orderConflict(operation, order) : null;
  }
  const newer = operation.kind === 'update' && newerVersion(refusal);
  if (!newer) return null;
  const { current, conflicts: fields } = newer;
  const theirs = withReferences(operation.entity, current);
  return { operation, fields, mine: valuesIn(operation.body), theirs, version: current.version };
}

function orderConflict(operation: WriteOperation, rows: readonly Values[]): RefusedConflict | null {
  const { titleField, orderField } = entityOf(operation.entity);
  if (orderField === null) return null;
  const titles = new Map(rows.map((row) => [row.id, textIn(row, titleField)]));
  const places = reorderRequest.parse(operation.body).sort((a, b) => a.order - b.order);
  const mine = { [orderField]: places.flatMap(({ id }) => titles.get(id) ?? []) };
  const theirs = { [orderField]: [...titles.values()] };
  return { operation, fields: [orderField], mine, theirs, version: 0 };
}

/**
 * The writes that resolve a conflict. Fields that nobody else changed are sent with the old version, so that the server
 * merges them; fields chosen over the newer version are sent with that one, so that a third change is noticed.
 */
export function resolutionOf(
  { operation, fields, mine, version }: RefusedConflict,
  chosen: readonly string[],
): readonly WriteOperation[] {
  const { ifMatch, ...rest } = operation;
  if (operation.kind === 'reorder') return chosen.length > 0 ? [{ ...rest, key: newKey() }] : [];
  const sent = Object.entries(flatten(entityOf(operation.entity).fields, mine));
  const part = (isIn: (field: string) => boolean, tag: string | undefined): WriteOperation[] => {
    const body = unflatten(Object.fromEntries(sent.filter(([field]) => isIn(field))));
    if (Object.keys(body).length === 0) return [];
    return [{ ...rest, body, key: newKey(), ...(tag === undefined ? {} : { ifMatch: tag }) }];
  };
  return [
    ...part((field) => !fields.includes(field), ifMatch),
    ...part((field) => chosen.includes(field), `"${version}"`),
  ];
}
