import type { WriteOperation } from '@ritmi/shared/client/write';
import { entityOf } from '@ritmi/shared/domain/entities';
import { newKey } from '../model/newKey.js';
import { valuesIn } from '../model/resolution.js';

/** What is sent in place of a write that met a full day: the same for another one, whatever the version is by then. */
export function onAnotherDay(operation: WriteOperation, date: string): WriteOperation[] {
  const { ifMatch: _outdated, ...rest } = operation;
  const again = { ...rest, key: newKey() };
  const { kind, body } = operation;
  if (kind === 'create' || kind === 'update') return [{ ...again, body: { ...valuesIn(body), date } }];
  // What a document is booked by is on the document's own day.
  return [{ ...again, kind: 'update', body: { date }, key: newKey() }, again];
}

/** Whether a reason can book it beyond capacity. */
export const mayExceed = ({ entity, kind }: WriteOperation): boolean =>
  entityOf(entity).overrides?.some((each) => each === kind) === true;

/** What is sent in its place to book it beyond capacity, whatever the version is by then. */
export function beyondCapacity(operation: WriteOperation, reason: string): WriteOperation {
  const { ifMatch: _outdated, ...rest } = operation;
  return { ...rest, key: newKey(), body: { ...valuesIn(operation.body), override: { reason } } };
}
