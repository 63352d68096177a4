import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound, UnreachableError } from '@ritmi/shared/client/ApiError';
import type { Answer } from '@ritmi/shared/client/request';
import { type WriteOperation, write } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { type Host, useHost } from '../../host/host.js';
import { MissingTokenError } from '../session/failureText.js';
import { listKey } from './queryClient.js';

export type Sent<K extends EntityName> =
  | { readonly isQueued: false; readonly document: DocumentOf<K> | undefined }
  | { readonly isQueued: true; readonly id: string };

/**
 * Sends a write to the server. Where the host has an outbox, a write that does not reach the server, or that comes
 * after queued ones, is queued there.
 * @throws MissingTokenError, ApiError, UnreachableError
 */
export async function send<K extends EntityName>(host: Host, operation: WriteOperation<K>): Promise<Sent<K>> {
  const { connection, outbox, session } = host;
  if (!session.read()) throw new MissingTokenError();
  if (outbox?.mustQueue(operation)) return { isQueued: true, id: await outbox.add(operation) };
  try {
    const { value } = await write(connection, operation);
    return { isQueued: false, document: value };
  } catch (error) {
    if (!(outbox && error instanceof UnreachableError)) throw error;
    return { isQueued: true, id: await outbox.add(operation, { isTried: true }) };
  }
}

/** Creates, updates and deletes of one entity, which show in its list as soon as the server has answered. */
export function useWrite<K extends EntityName>(name: K) {
  const host = useHost();
  const client = useQueryClient();
  type Rows = DocumentOf<K>[];
  // The tag of the list before would refuse the next reorder.
  const change = (edit: (rows: Rows) => Rows) =>
    client.setQueryData<Answer<Rows>>(
      listKey(name),
      (list) => list && { value: edit(list.value), etag: null },
    );
  return useMutation({
    mutationFn: (operation: WriteOperation<K>) => send(host, operation),
    onSuccess: (sent, { kind, id }) => {
      if (sent.isQueued) return;
      const { document } = sent;
      change((rows) => {
        if (kind === 'delete') return rows.filter((row) => row.id !== id);
        if (!document) return rows;
        return kind === 'create' ? [...rows, document] : rows.map((row) => (row.id === id ? document : row));
      });
    },
    onError: (error, { kind, id }) => {
      // Somebody else has deleted it.
      if (kind === 'delete' && isNotFound(error)) change((rows) => rows.filter((row) => row.id !== id));
    },
  }).mutateAsync;
}

/** The If-Match of a write; a document that has never been on the server has no version. */
export function versionTag({ version = 0 }: { readonly version?: number }): { ifMatch?: string } {
  return version > 0 ? { ifMatch: `"${version}"` } : {};
}

/** A random key. Not `crypto.randomUUID`: that is missing where the site runs without TLS. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
