import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { type WriteOperation, write } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import type { Host } from '../../host/host.js';
import { MissingTokenError } from '../model/failureText.js';

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
