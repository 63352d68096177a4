import type { Place } from '@ritmi/shared/domain/shapes';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { QueuedOperation } from '../../host/host.js';
import { withReferences } from '../changes/references.js';
import { newKey } from '../newKey.js';

type Values = Readonly<Record<string, unknown>>;

/** A waiting write that met another version on the server, with both versions of the fields in question. */
export type RefusedConflict = {
  readonly operation: WriteOperation;
  readonly fields: readonly string[];
  readonly mine: Values;
  readonly theirs: Values;
  readonly version: number;
};

/** What there is to choose from, or null when the refusal is no conflict or says too little. */
export function conflictOf({ operation, refusal }: QueuedOperation): RefusedConflict | null {
  if (operation.kind === 'upload' || refusal?.status !== 409) return null;
  const { current, conflicts: fields = [] } = refusal.body;
  if (fields.length === 0 || typeof current !== 'object' || current === null) return null;
  if (operation.kind === 'reorder' && Array.isArray(current)) return orderConflict(operation, current);
  if (operation.kind !== 'update' || !('version' in current) || typeof current.version !== 'number')
    return null;
  const theirs: Values & { readonly version: number } = {
    ...withReferences(operation.entity, { ...current }),
    version: current.version,
  };
  return { operation, fields, mine: operation.body as Values, theirs, version: theirs.version };
}

function orderConflict(operation: WriteOperation, current: readonly unknown[]): RefusedConflict {
  const rows = current as readonly { readonly id: string }[];
  const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
  const places = [...(operation.body as readonly Place[])].sort((a, b) => a.order - b.order);
  const mine = places.flatMap(({ id }) => titles.get(id) ?? []);
  return {
    operation,
    fields: ['order'],
    mine: { order: mine },
    theirs: { order: rows.map(titleOf) },
    version: 0,
  };
}

function titleOf(row: object): string {
  const { title, name, label } = row as Values;
  return [title, name, label].find((word) => typeof word === 'string') ?? '';
}

/**
 * The writes that carry out a choice. The fields that nobody else changed go on their old version, so that the server
 * puts them together; what was chosen against the other version goes on that one, so that a third one is noticed.
 */
export function resolutionOf(
  { operation, fields, mine, version }: RefusedConflict,
  kept: readonly string[],
): readonly WriteOperation[] {
  const { ifMatch, ...rest } = operation;
  if (operation.kind === 'reorder') return kept.length > 0 ? [{ ...rest, key: newKey() }] : [];
  const part = (body: Values, tag: string | undefined): WriteOperation[] =>
    Object.keys(body).length === 0
      ? []
      : [{ ...rest, body, key: newKey(), ...(tag === undefined ? {} : { ifMatch: tag }) }];
  const entries = Object.entries(mine);
  const others = Object.fromEntries(entries.filter(([field]) => !fields.includes(field)));
  const chosen = Object.fromEntries(entries.filter(([field]) => kept.includes(field)));
  return [...part(others, ifMatch), ...part(chosen, `"${version}"`)];
}
