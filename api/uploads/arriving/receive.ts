import { acceptedMedia, type AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tooLarge, wrongMedia } from '../../http/errors.js';
import type { NewPath } from './newPath.js';
import { tellsPlace } from './place.js';
import type { Arrival } from '../model.js';

/** As much as telling the kind of a file takes. */
const headBytes = 4100;

type Incoming = {
  readonly stream: Readable & { readonly truncated?: boolean };
  readonly filename: string;
  readonly newPath: NewPath;
  readonly maxBytes: number;
};

/** Writes a stream to a file and tells its kind by its content; null for an empty file without a name. */
export async function receive({ stream, filename, newPath, maxBytes }: Incoming): Promise<Arrival | null> {
  const path = newPath();
  const handle = await open(path, 'wx');
  let arrival: Arrival | null = null;
  try {
    const { kind, size, sha256 } = await write(stream, handle, maxBytes);
    if (stream.truncated) throw tooLarge('The file is too large');
    if (size > 0 || filename !== '') {
      const known = requireKind(kind);
      const isTelling = known === 'video/mp4' && (await tellsPlace(path));
      arrival = { path, kind: known, filename, sha256, tellsPlace: isTelling };
    }
  } finally {
    await handle.close();
    if (!arrival) await rm(path);
  }
  return arrival;
}

async function write(stream: Readable, handle: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge('The file is too large');
    const wasShort = head.length < headBytes;
    if (wasShort) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
    // What is of no use need not come whole.
    if (wasShort && head.length === headBytes) requireKind(await kindOf(head));
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  return { kind: await kindOf(head), size, sha256: hash.digest('hex') };
}

async function kindOf(head: Buffer): Promise<AcceptedMedia | null> {
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime && mime in acceptedMedia) return mime as AcceptedMedia;
  // A colour profile longer than the head hides from the library what makes a PNG one.
  return !mime && head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' ? 'image/png' : null;
}

function requireKind(kind: AcceptedMedia | null): AcceptedMedia {
  if (kind) return kind;
  throw wrongMedia('Only PNG, JPEG, GIF, WebP, AVIF, MP4 and WEBM files are accepted');
}
