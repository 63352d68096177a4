import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a stream as the body of an answer. It ends without an error when the caller disconnects. */
export async function sendStream(content: Readable, response: Writable): Promise<void> {
  // Disconnected while the content was opened: a pipeline refuses the answer and leaves the content open.
  if (response.destroyed) {
    content.destroy();
    return;
  }
  await pipeline(content, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
