import { acceptedMedia, type AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type HttpError, tooLarge, wrongMedia } from '../http/errors.js';
import { FileBytes } from './fileBytes.js';
import { brandsOf, readIsoFile } from './isoFile.js';
import { isSound, readSound, type SoundKind } from './sound/readSound.js';
import { readWebm } from './webm.js';

/** Returns a path for a file that is not complete yet. The caller removes the file. */
export type NewPath = (extension?: string) => string;

/** HEIC pictures are accepted, but stored as JPEG. */
export type ReceivedKind = AcceptedMedia | 'image/heic';

/** A file that has arrived complete and is of an accepted kind, but is not stored yet. */
export type ReceivedFile = {
  readonly path: string;
  readonly kind: ReceivedKind;
  /** The name that the sender gave. */
  readonly filename: string;
  readonly sha256: string;
  /** Whether it is a video that contains the location of its recording. */
  readonly hasLocation: boolean;
  /** Whether it is a video that plays where ffmpeg cannot tell: WebM, or with an index that names H.264. */
  readonly isKnownToPlay: boolean;
};

/** How many bytes are needed to detect the kind of a file. */
export const headBytes = 4100;

/** Where files arrive, and how large one may be. */
export type Incoming = {
  readonly newPath: NewPath;
  readonly maxBytes: number;
  /** False once the caller has gone. */
  readonly isWanted?: () => boolean;
};

export function fileTooLarge(maxBytes: number): HttpError {
  const megabytes = Math.round((maxBytes / 1024 ** 2) * 10) / 10;
  return tooLarge('fileTooLarge', 'The file is too large', { megabytes });
}

/** Writes a stream to a file and detects its kind by its content; null for an empty file without a name. */
export async function receive(
  stream: Readable,
  filename: string,
  { newPath, maxBytes, isWanted }: Incoming,
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
      if (size > maxBytes) throw fileTooLarge(maxBytes);
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
      const bytes = new FileBytes(handle, size);
      if (isSound(kind)) await checkSound(kind, bytes);
      const film = await filmIn(kind, bytes, isWanted);
      received = { path, kind, filename, sha256: hash.digest('hex'), ...film };
    }
  } finally {
    await handle.close();
    if (!received) await rm(path);
  }
  return received;
}

/** Brands of pictures in HEIF, as phones make them. */
const heifBrands = new Set('heic heix hevc hevx heim heis mif1 msf1'.split(' '));

/** Brands of files of boxes that are neither a picture of these kinds nor a film: JPEG 2000 and raw pictures. */
const otherBrands = new Set('jp2 jpx jpm mjp2 crx'.split(' '));

/** The kind of a file by its first `headBytes`. @throws 415 */
export async function kindOf(head: Buffer): Promise<ReceivedKind> {
  const brands = brandsOf(head).map((brand) => brand.trim());
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif';
  if (brands.some((brand) => heifBrands.has(brand))) return 'image/heic';
  if (brands[0] === 'M4A' || brands[0] === 'M4B') return 'audio/mp4';
  // Editing programs and cameras have brands of their own; its content decides whether it is a film. QuickTime's `.mov` is
  // made of the same boxes as MP4, and is stored and served as one.
  if (brands.length > 0 && !brands.some((brand) => otherBrands.has(brand))) return 'video/mp4';
  // The library does not look behind a tag with a picture.
  if (head.toString('latin1', 0, 3) === 'ID3') return 'audio/mpeg';
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === 'image/apng') return 'image/png';
  // Old cameras begin with another box.
  if (mime === 'video/quicktime') return 'video/mp4';
  if (mime && mime !== 'video/mp4' && isAccepted(mime)) return mime;
  // The library does not recognise a PNG whose colour profile is longer than the head.
  if (!mime && head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  throw wrongMedia(
    'notAccepted',
    'Only PNG, JPEG, GIF, WebP, AVIF, HEIC, MP4, MOV, WEBM, MP3, M4A and WAV files are accepted',
  );
}

/** @throws 415 for sound that is cut off or of another coding than its kind's */
async function checkSound(kind: SoundKind, bytes: FileBytes): Promise<void> {
  const parts = await readSound(kind, bytes);
  if (parts === 'cutOff') throw wrongMedia('cutOffFile', 'The sound is cut off');
  if (parts === 'noSound') throw wrongMedia('noSound', 'The file has no sound that can be played');
}

/**
 * What a film contains besides pictures and sound.
 * @throws 415 for a film that is cut off or has no pictures
 */
async function filmIn(
  kind: ReceivedKind,
  bytes: FileBytes,
  isWanted?: () => boolean,
): Promise<Pick<ReceivedFile, 'hasLocation' | 'isKnownToPlay'>> {
  if (!kind.startsWith('video/')) return { hasLocation: false, isKnownToPlay: false };
  const film =
    kind === 'video/webm' ? { ...(await readWebm(bytes)), isH264: true } : await readIsoFile(bytes, isWanted);
  if (film.isCutOff) throw wrongMedia('cutOffFile', 'The film is cut off');
  if (!film.hasFilm) throw wrongMedia('noFilm', 'The file has no moving picture');
  return { hasLocation: film.hasLocation, isKnownToPlay: film.isH264 };
}

function isAccepted(mime: string): mime is AcceptedMedia {
  return mime in acceptedMedia;
}
