import { MissingFileError, type OutboxStorage, type StoredFile } from '@ritmi/shared/admin/outbox/storage';
import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { type Bridge, filesPath, maxPieceBytes } from '../../messages.js';

type FileRequest = 'appendToFile' | 'completeFile' | 'discardFile';

export type StorageBridge = Pick<Bridge, FileRequest | 'documentNames' | 'readDocument' | 'writeDocument'>;

/** Writes a file to disk piece by piece. When this resolves, it survives a crash. */
export async function storeFile(bridge: StorageBridge, file: File): Promise<StoredFile> {
  const key = crypto.randomUUID();
  const { name, type } = file;
  try {
    for (let start = 0; start < file.size; start += maxPieceBytes) {
      const piece = await file.slice(start, start + maxPieceBytes).arrayBuffer();
      await bridge.appendToFile({ key, bytes: new Uint8Array(piece) });
    }
    return { key, fileName: await bridge.completeFile({ key, name }), name, type };
  } catch (error) {
    // Report the first failure, not one of the clean-up.
    await bridge.discardFile(key).catch(() => undefined);
    throw error;
  }
}

/**
 * Reads a stored file, with the name and type that it was chosen with.
 * @throws UnreachableError when it cannot be read now, MissingFileError when it is missing.
 */
export async function readStoredFile({ fileName, name, type }: StoredFile): Promise<File> {
  const response = await fetch(`${filesPath}${fileName}`).catch(unreadable);
  if (!response.ok) throw new MissingFileError();
  return new File([await response.blob().catch(unreadable)], name, { type });
}

/** What the outboxes need of main's storage. */
export function outboxStorage(bridge: StorageBridge): OutboxStorage {
  return {
    documentNames: bridge.documentNames,
    readDocument: bridge.readDocument,
    writeDocument: bridge.writeDocument,
    storeFile: (file) => storeFile(bridge, file),
    readFile: readStoredFile,
  };
}

function unreadable(cause: unknown): never {
  throw new UnreachableError('The stored file could not be read', { cause });
}
