import type { Collection } from '../db/collection.js';
import { fingerprintOf, once } from '../db/idempotency.js';
import type { Account } from './auth.js';
import { malformed } from './errors.js';
import { accountOf, type Call, type Reply } from './route.js';

/** Characters of an Idempotency-Key. */
export const maxKeyLength = 255;

/** What `once` needs to know of a call. `sent` identifies all that the caller sent; absent without a body. */
export function attemptOf(call: Call, sent: unknown = null) {
  const { request } = call;
  const key = request.get('Idempotency-Key');
  if (key !== undefined && (key === '' || key.length > maxKeyLength)) {
    throw malformed(`Idempotency-Key must have 1 to ${maxKeyLength} characters`);
  }
  const fingerprint = fingerprintOf([request.method, sent]);
  return { key, accountId: accountOf(call).id, path: request.path, fingerprint };
}

type Work = (account: Account) => Promise<Reply>;

/** A write, on a list or none: one transaction, once for each Idempotency-Key. */
export async function write(
  list: Pick<Collection, 'name' | 'hasOrder'> | null,
  call: Call,
  { sent, work }: { sent?: unknown; work: Work },
): Promise<Reply> {
  const account = accountOf(call);
  return once(attemptOf(call, sent), () => work(account), list?.hasOrder ? list.name : undefined);
}
