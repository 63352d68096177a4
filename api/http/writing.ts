import type { Collection } from '../db/collection.js';
import { fingerprintOf, once } from '../db/idempotency.js';
import { malformed } from './errors.js';
import type { AdminCall, Reply } from './route.js';

/** Maximum length of an Idempotency-Key. */
export const maxKeyLength = 255;

/** Describes a call to `once`. `sent` stands for everything that the caller sent. */
export function attemptOf({ account, request }: AdminCall, sent: unknown = request.body ?? null) {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && (key === '' || key.length > maxKeyLength)) {
    throw malformed(`Idempotency-Key must have 1 to ${maxKeyLength} characters`);
  }
  const fingerprint = fingerprintOf([request.method, sent]);
  return { key, accountId: account.id, path: request.path, fingerprint };
}

type Write = { readonly list?: Pick<Collection, 'name' | 'hasOrder'>; readonly sent?: unknown };

/** Runs a write in one transaction, once for each Idempotency-Key. */
export async function write(
  call: AdminCall,
  work: () => Promise<Reply>,
  { list, sent }: Write = {},
): Promise<Reply> {
  return once(attemptOf(call, sent), work, list?.hasOrder ? list.name : undefined);
}
