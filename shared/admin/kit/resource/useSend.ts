import { useCallback } from 'react';
import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { type WriteOperation, write } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { useHost } from '../../host/host.js';
import { MissingTokenError } from '../session/MissingTokenError.js';

export type Sent<K extends EntityName> =
  | { readonly isQueued: false; readonly document: DocumentOf<K> | undefined }
  | { readonly isQueued: true; readonly id: string };

/**
 * The one way of a write to the server. Where the host has an outbox, a write that meets no server, or that comes
 * after others that wait, is kept there.
 * @throws MissingTokenError, ApiError, UnreachableError
 */
export function useSend(): <K extends EntityName>(operation: WriteOperation<K>) => Promise<Sent<K>> {
  const { connection, outbox, session } = useHost();
  return useCallback(
    async <K extends EntityName>(operation: WriteOperation<K>): Promise<Sent<K>> => {
      if (!session.read()) throw new MissingTokenError();
      if (outbox?.mustQueue(operation)) return { isQueued: true, id: await outbox.add(operation) };
      try {
        const { value } = await write(connection, operation);
        return { isQueued: false, document: value };
      } catch (error) {
        if (!(outbox && error instanceof UnreachableError)) throw error;
        return { isQueued: true, id: await outbox.add(operation, { isTried: true }) };
      }
    },
    [connection, outbox, session],
  );
}
