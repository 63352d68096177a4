import { sha256 } from '@noble/hashes/sha2.js';

const pieceBytes = 1024 * 1024;

/** SHA-256 of a file in hexadecimal, of which one piece at a time is in memory. @throws when it cannot be read any more */
export async function sha256Of(file: Blob, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += pieceBytes) {
    hash.update(new Uint8Array(await file.slice(start, start + pieceBytes).arrayBuffer()));
    signal.throwIfAborted();
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
