import { ApiError } from '@ritmi/shared/client/ApiError';
import type { Connection } from '@ritmi/shared/client/request';
import { upload } from '@ritmi/shared/client/upload';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import type { Item } from './items.js';
import type { KeptUpload, KeptUploads } from './keptUploads.js';
import { isAway, isSignedOut, UnreadableFileError } from './queued.js';
import { filesWithHash } from '../media/storedMedia.js';
import { sha256Of } from '../media/sha256.js';

export type SendOptions = {
  readonly connection: Connection;
  readonly kept: KeptUploads;
  readonly signal: AbortSignal;
  /** Sends the file even if the library has the same bytes. */
  readonly isAnyway: boolean;
  readonly onProgress: (share: number) => void;
  /** The server has answered. */
  readonly onReached: () => void;
  readonly onHasLocation: () => void;
};

/** Files with the same bytes that are sent right now, so that the second one waits and then finds the first one stored. */
const inWork = new Map<string, Promise<unknown>>();

/**
 * Sends a file of the queue once. Resolves with null when it is stored, and with the file of the library that has the same
 * bytes when nothing was sent.
 * @throws UnreadableFileError, ApiError, UnreachableError, or an AbortError when the signal fires.
 */
export async function sendFile(
  entry: KeptUpload,
  file: File,
  options: SendOptions,
): Promise<MediaFile | null> {
  const hash = await hashOf(file, options.signal);
  while (inWork.has(hash)) await inWork.get(hash);
  const sending = sendOnce(entry, file, { ...options, hash });
  // The one that waits only needs to know when this one is over.
  const over = sending.catch(() => null).finally(() => inWork.delete(hash));
  inWork.set(hash, over);
  return sending;
}

/** The chosen file, or what was kept of it: the card that it is on may have been taken out. @throws UnreadableFileError */
export async function readableFile(
  { id, file }: Pick<Item, 'id' | 'file'>,
  kept: KeptUploads,
): Promise<File> {
  const start = file?.slice(0, 1).arrayBuffer();
  const isReadable = await start?.then(
    () => true,
    () => false,
  );
  const found = file && isReadable ? file : await kept.file(id);
  if (!found) throw new UnreadableFileError('The file is gone');
  return found;
}

async function sendOnce(
  { id, idempotencyKey }: KeptUpload,
  file: File,
  {
    connection,
    kept,
    signal,
    isAnyway,
    onReached,
    hash,
    ...reports
  }: SendOptions & { readonly hash: string },
): Promise<MediaFile | null> {
  signal.throwIfAborted();
  const begun = await kept.begun(id);
  const stored = isAnyway ? null : await findStored(connection, hash);
  if (!isAnyway) onReached();
  // What an earlier attempt has sent arrived, only its answer did not.
  if (stored) return begun ? null : stored;
  signal.throwIfAborted();
  const remember = (address: string | null) => kept.begin(id, { address }).catch(console.error);
  if (!begun) await remember(null);
  const url = await upload(connection, file, {
    ...reports,
    signal,
    idempotencyKey,
    resume: { from: begun?.address ?? null, onBegun: (address) => void remember(address) },
  });
  if (url === null) throw new TypeError('The answer of the upload has no url');
  return null;
}

async function hashOf(file: File, signal: AbortSignal): Promise<string> {
  try {
    return await sha256Of(file, signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new UnreadableFileError('The file cannot be read', { cause });
  }
}

/** The file of the library with these bytes; null where there is none, or where the server cannot tell. */
async function findStored(connection: Connection, sha256: string): Promise<MediaFile | null> {
  try {
    return (await filesWithHash(connection, sha256, 1))[0] ?? null;
  } catch (error) {
    if (isAway(error) || isSignedOut(error) || !(error instanceof ApiError)) throw error;
    return null;
  }
}
