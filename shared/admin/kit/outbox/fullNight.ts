import type { WriteOperation } from '@ritmi/shared/client/write';
import { newKey } from '../model/newKey.js';
import { valuesIn } from '../model/resolution.js';

/** What is sent in place of a write that met a full day: the same for another one, whatever the version is by then. */
export function onAnotherDay(operation: WriteOperation, date: string): WriteOperation[] {
  const { ifMatch: _outdated, ...rest } = operation;
  const again = { ...rest, key: newKey() };
  if (operation.kind !== 'book') return [{ ...again, body: { ...valuesIn(operation.body), date } }];
  // An enquiry is booked on its own date.
  return [{ ...again, kind: 'update', body: { date }, key: newKey() }, again];
}

/** Whether a reason can book it beyond capacity: a change of an enquiry only moves its booking, and has none. */
export const mayExceed = ({ entity, kind }: WriteOperation): boolean =>
  entity === 'bookings' || kind === 'book';

/** What is sent in its place to book it beyond capacity, whatever the version is by then. */
export function beyondCapacity(operation: WriteOperation, reason: string): WriteOperation {
  const { ifMatch: _outdated, ...rest } = operation;
  return { ...rest, key: newKey(), body: { ...valuesIn(operation.body), override: { reason } } };
}
