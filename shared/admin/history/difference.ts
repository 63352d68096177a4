import type { AuditEntry } from '@ritmi/shared/domain/history';
import { isSameValue } from '../kit/forms/formSpec.js';
import type { FieldChange } from '../kit/model/values.js';

/** Whether an entry made a version of its document: a change of the copy beside it makes none, a delete leaves nothing. */
export function makesVersion({ op }: AuditEntry): boolean {
  return op !== 'draft' && op !== 'delete' && op !== 'erase';
}

/** What differs between two versions of a document. @param entries of its history, the newest first */
export function differenceBetween(
  entries: readonly AuditEntry[],
  [older, newer]: readonly [number, number],
): FieldChange[] {
  const between = entries
    .filter((entry) => entry.op !== 'draft' && entry.version > older && entry.version <= newer)
    .reverse();
  const found = new Map<string, FieldChange>();
  for (const { field, before, after } of between.flatMap(({ changes }) => changes)) {
    const first = found.get(field);
    // Not `??`: a field that was empty has null.
    found.set(field, { field, before: first ? first.before : before, after });
  }
  return [...found.values()].filter(({ before, after }) => !isSameValue(before, after));
}
