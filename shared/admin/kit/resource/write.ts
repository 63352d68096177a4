import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { type WriteOperation, write } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import type { Host } from '../../host/host.js';
import { MissingTokenError } from '../session/failureText.js';

type Sent<K extends EntityName> = {
  readonly isQueued: boolean;
  /** The server's response; undefined after a delete or a reorder, and if the write was queued. */
  readonly document?: DocumentOf<K> | undefined;
};

/**
 * Sends a write to the server. Where the host has an outbox, a write that does not reach the server, or that comes
 * after queued ones, is queued there.
 * @throws MissingTokenError, ApiError, UnreachableError
 */
export async function send<K extends EntityName>(host: Host, operation: WriteOperation<K>): Promise<Sent<K>> {
  const { connection, outbox, session } = host;
  if (!session.read()) throw new MissingTokenError();
  if (outbox?.mustQueue(operation)) {
    await outbox.add(operation);
    return { isQueued: true };
  }
  try {
    return { isQueued: false, document: (await write(connection, operation)).value };
  } catch (error) {
    if (!(outbox && error instanceof UnreachableError)) throw error;
    await outbox.add(operation, { isTried: true });
    return { isQueued: true };
  }
}

/** A random key. Not `crypto.randomUUID`: that is missing where the site runs without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
