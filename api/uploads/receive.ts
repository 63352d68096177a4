import { acceptedMedia, type AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { tooLarge, wrongMedia } from '../http/errors.js';

/** Returns a path for a file that is not complete yet. The caller removes the file. */
export type NewPath = (extension?: string) => string;

/** A file that has arrived complete and is of an accepted kind, but is not stored yet. */
export type ReceivedFile = {
  readonly path: string;
  readonly kind: AcceptedMedia;
  /** The name that the sender gave. */
  readonly filename: string;
  readonly sha256: string;
  /** Whether it is a video that contains the location of its recording. */
  readonly hasLocation: boolean;
};

/** How many bytes are needed to detect the kind of a file. */
const headBytes = 4100;

/** Where files arrive, and how large one may be. */
export type Incoming = { readonly newPath: NewPath; readonly maxBytes: number };

/** Writes a stream to a file and detects its kind by its content; null for an empty file without a name. */
export async function receive(
  stream: Readable,
  filename: string,
  { newPath, maxBytes }: Incoming,
): Promise<ReceivedFile | null> {
  const path = newPath();
  const handle = await open(path, 'wx+');
  let received: ReceivedFile | null = null;
  try {
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    // Without an encoding a stream gives buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) {
        const megabytes = Math.round((maxBytes / 1024 ** 2) * 10) / 10;
        throw tooLarge('fileTooLarge', 'The file is too large', { megabytes });
      }
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
        // Refuses a file of another kind before all of it has arrived.
        if (head.length === headBytes) await kindOf(head);
      }
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    if (size > 0 || filename !== '') {
      const kind = await kindOf(head);
      const hasLocation = kind === 'video/mp4' && (await mp4HasLocation(handle, size));
      received = { path, kind, filename, sha256: hash.digest('hex'), hasLocation };
    }
  } finally {
    await handle.close();
    if (!received) await rm(path);
  }
  return received;
}

/** @throws 415 */
async function kindOf(head: Buffer): Promise<AcceptedMedia> {
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime && isAccepted(mime)) return mime;
  // The library does not recognise a PNG whose colour profile is longer than the head.
  if (!mime && head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  throw wrongMedia('notAccepted', 'Only PNG, JPEG, GIF, WebP, AVIF, MP4 and WEBM files are accepted');
}

function isAccepted(mime: string): mime is AcceptedMedia {
  return mime in acceptedMedia;
}

/** What cameras and phones write before a location: QuickTime's two ways, 3GPP's, and GPS in embedded EXIF or XMP. */
const locationMarks = ['\xa9xyz', 'loci', 'location.ISO6709', 'exif:GPS'];

/** More than the metadata of a long film takes. */
const maxBoxBytes = 32 * 1024 * 1024;

/**
 * Whether an MP4 contains a location. Searches its top-level boxes up to the first invalid one, but not pictures and sound
 * (`mdat`), which may contain any bytes.
 */
async function mp4HasLocation(file: FileHandle, size: number): Promise<boolean> {
  const head = Buffer.alloc(16);
  let end = 0;
  for (let start = 0; start + 8 <= size; start = end) {
    await file.read(head, 0, 16, start);
    const short = head.readUInt32BE();
    // 0 means up to the end of the file, 1 that the length follows as a 64-bit number.
    const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    end = short === 0 ? size : Math.min(start + long, size);
    if (end < start + 8) return false;
    if (head.toString('latin1', 4, 8) === 'mdat') continue;
    const box = Buffer.alloc(Math.min(end - start, maxBoxBytes));
    await file.read(box, 0, box.length, start);
    if (locationMarks.some((mark) => box.includes(mark, 0, 'latin1'))) return true;
  }
  return false;
}
