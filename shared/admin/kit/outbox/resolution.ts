import { z } from 'zod';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { Values } from '@ritmi/shared/domain/entity';
import { reorderRequest } from '@ritmi/shared/domain/shapes';
import type { QueuedOperation } from '../../host/host.js';
import { withReferences } from '../changes/readable.js';
import { newKey } from '../resource/useWrite.js';

/** A queued write that met another version on the server, with both versions of the fields in question. */
export type RefusedConflict = {
  readonly operation: WriteOperation;
  readonly fields: readonly string[];
  readonly mine: Values;
  readonly theirs: Values;
  readonly version: number;
};

/** The fields in the body of a create or update. */
export function valuesIn(body: unknown): Values {
  return z.record(z.string(), z.unknown()).catch({}).parse(body);
}

/** What there is to choose from, or null when the refusal is no conflict or says too little. */
export function conflictOf({ operation, refusal }: QueuedOperation): RefusedConflict | null {
  if (operation.kind === 'upload' || refusal?.status !== 409) return null;
  const { current, conflicts: fields = [] } = refusal.body;
  if (fields.length === 0 || typeof current !== 'object' || current === null) return null;
  if (operation.kind === 'reorder' && Array.isArray(current)) return orderConflict(operation, current);
  if (operation.kind !== 'update' || !('version' in current) || typeof current.version !== 'number')
    return null;
  const theirs = withReferences(operation.entity, { ...current });
  return { operation, fields, mine: valuesIn(operation.body), theirs, version: current.version };
}

function orderConflict(operation: WriteOperation, current: readonly unknown[]): RefusedConflict {
  const rows = current.map(valuesIn);
  const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
  const places = reorderRequest.parse(operation.body).sort((a, b) => a.order - b.order);
  const mine = places.flatMap(({ id }) => titles.get(id) ?? []);
  return {
    operation,
    fields: ['order'],
    mine: { order: mine },
    theirs: { order: rows.map(titleOf) },
    version: 0,
  };
}

function titleOf({ title, name, label }: Values): string {
  return String([title, name, label].find((word) => typeof word === 'string') ?? '');
}

/**
 * The writes that carry out a choice. The fields that nobody else changed go on their old version, so that the server
 * puts them together; what was chosen against the other version goes on that one, so that a third one is noticed.
 */
export function resolutionOf(
  { operation, fields, mine, version }: RefusedConflict,
  chosen: readonly string[],
): readonly WriteOperation[] {
  const { ifMatch, ...rest } = operation;
  if (operation.kind === 'reorder') return chosen.length > 0 ? [{ ...rest, key: newKey() }] : [];
  const part = (isIn: (field: string) => boolean, tag: string | undefined): WriteOperation[] => {
    const body = Object.fromEntries(Object.entries(mine).filter(([field]) => isIn(field)));
    if (Object.keys(body).length === 0) return [];
    return [{ ...rest, body, key: newKey(), ...(tag === undefined ? {} : { ifMatch: tag }) }];
  };
  return [
    ...part((field) => !fields.includes(field), ifMatch),
    ...part((field) => chosen.includes(field), `"${version}"`),
  ];
}
