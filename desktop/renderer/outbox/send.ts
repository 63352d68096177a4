import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { type Connection, foreignAnswer } from '@ritmi/shared/client/request';
import { upload } from '@ritmi/shared/client/upload';
import { write, type WriteOperation } from '@ritmi/shared/client/write';
import { readStoredFile } from '../storage/storedFile.js';
import type { Entry, Outcome, UploadEntry } from './entry.js';

type Sending = { readonly connection: Connection; readonly onProgress: (share: number | null) => void };

/**
 * Sends one operation; its key makes a repeat harmless.
 * @throws ApiError when the server refuses it, UnreachableError when none answers.
 */
export function send(entry: Entry, { connection, onProgress }: Sending): Promise<Outcome> {
  if (entry.kind === 'upload') return sendFile(entry, { connection, onProgress });
  return sendWrite(connection, entry.operation);
}

async function sendFile(entry: UploadEntry, { connection, onProgress }: Sending): Promise<Outcome> {
  const file = await readStoredFile(entry);
  try {
    const url = await upload(connection, file, { onProgress, idempotencyKey: entry.sentAs ?? entry.key });
    if (url === null) throw foreignAnswer();
    return { replacement: url };
  } catch (error) {
    // Nobody stops these uploads but a page that goes away.
    if (error instanceof DOMException) throw new UnreachableError('The upload was cut off', { cause: error });
    throw error;
  } finally {
    onProgress(null);
  }
}

async function sendWrite(connection: Connection, operation: WriteOperation): Promise<Outcome> {
  const { value, etag } = await write({ ...connection, isStrict: true }, operation);
  if (value === undefined) return { etag };
  return { etag, document: { ...value }, ...(operation.kind === 'create' ? { replacement: value.id } : {}) };
}
