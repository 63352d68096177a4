import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { keptPath, pieceBytes } from '../../channels.js';
import type { Bridge } from '../../preload/index.js';
import { text } from '../text.js';

export type KeptFile = { readonly key: string; readonly fileName: string };

type FileBridge = Pick<Bridge, 'openFile' | 'appendFile' | 'closeFile' | 'dropFile'>;

/** Puts a file on disk piece by piece; it is safe when this settles. */
export async function keepFile(
  bridge: FileBridge,
  file: File,
  key: string = crypto.randomUUID(),
): Promise<KeptFile> {
  const fileName = await bridge.openFile({ key, name: file.name });
  try {
    for (let start = 0; start < file.size; start += pieceBytes) {
      const piece = await file.slice(start, start + pieceBytes).arrayBuffer();
      await bridge.appendFile({ key, bytes: new Uint8Array(piece) });
    }
  } catch (error) {
    // What counts is why it could not be kept.
    await bridge.dropFile(key).catch(() => undefined);
    throw error;
  }
  await bridge.closeFile(key);
  return { key, fileName };
}

/** A file that was kept is no longer on this computer. */
export class FileGoneError extends Error {}

type FileFacts = { readonly fileName: string; readonly name: string; readonly type: string };

/**
 * The kept file again, as it was chosen.
 * @throws UnreachableError when the disk does not give it now, FileGoneError when it is gone.
 */
export async function readKeptFile({ fileName, name, type }: FileFacts): Promise<File> {
  let answer: Response;
  let blob: Blob;
  try {
    answer = await fetch(`${keptPath}${fileName}`);
    blob = await answer.blob();
  } catch (cause) {
    throw new UnreachableError('The kept file could not be read', { cause });
  }
  if (!answer.ok) throw new FileGoneError(text.outbox.fileGone);
  return new File([blob], name, { type });
}
