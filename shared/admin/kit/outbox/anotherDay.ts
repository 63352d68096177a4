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
