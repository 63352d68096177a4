import type { Collection } from '../db/collection.js';
import { fingerprintOf, once, type Waits } from '../db/idempotency.js';
import { invalid, malformed } from './errors.js';
import type { Call, Reply } from './route.js';

/** Maximum length of an Idempotency-Key. */
export const maxKeyLength = 255;

/** Visitors have their keys in common, so a key must be too long to guess. */
const minVisitorKeyLength = 22;

/** Describes a call to `once`. `sent` stands for everything that the caller sent. */
export function attemptOf({ account, request }: Call, sent: unknown = request.body ?? null) {
  const key = request.get('Idempotency-Key');
  if (key !== undefined && (key === '' || key.length > maxKeyLength)) {
    throw malformed('badIdempotencyKey', `Idempotency-Key must have 1 to ${maxKeyLength} characters`);
  }
  if (key !== undefined && !account && key.length < minVisitorKeyLength) {
    const message = `Idempotency-Key must have at least ${minVisitorKeyLength} characters`;
    const values = { min: minVisitorKeyLength };
    throw invalid([{ path: 'Idempotency-Key', code: 'tooShort', message, values }]);
  }
  const fingerprint = fingerprintOf([request.method, sent]);
  return { key, accountId: account?.id ?? '', path: request.path, fingerprint };
}

type Write = Pick<Waits, 'check'> & { readonly list?: Pick<Collection, 'queue'>; readonly sent?: unknown };

/** Runs a write in one transaction, once for each Idempotency-Key. */
export async function write(
  call: Call,
  work: () => Promise<Reply>,
  { list, sent, check }: Write = {},
): Promise<Reply> {
  const { request, response } = call;
  // A file may take an hour to arrive, in which its sender may have been signed out or shut out.
  if (request.is('multipart/form-data')) await response.locals.checkAgain?.();
  return once(attemptOf(call, sent), work, { list: list?.queue ?? undefined, check });
}
