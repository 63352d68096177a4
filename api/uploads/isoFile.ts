import type { FileBytes } from './fileBytes.js';

// MP4, QuickTime and AVIF files are made of boxes (ISO 14496-12).

/** What cameras and phones write before a location: QuickTime's two ways, 3GPP's, and GPS in embedded EXIF or XMP. */
const locationMarks = ['\xa9xyz', 'loci', 'location.ISO6709', 'exif:GPS'];

/** More than the metadata of a long film takes. */
const maxBoxBytes = 32 * 1024 * 1024;

/** Boxes that are looked at: a film of tiny ones would keep a core busy for hours. */
const maxBoxes = 4_000;

/** Boxes that a picture or film of these kinds may have on its top level. */
const knownBoxes = new Set(
  'ftyp meta moov mdat moof mfra sidx styp free skip wide pdin prft emsg'.split(' '),
);

type IsoFile = {
  /** Whether a box goes beyond the end of the file. */
  readonly isCutOff: boolean;
  readonly hasFilm: boolean;
  /** Whether its index names H.264 as the coding of a track. */
  readonly isH264: boolean;
  readonly hasLocation: boolean;
  /** Whether there is anything that may be private, such as a `uuid` box or bytes behind the last box. */
  readonly hasMore: boolean;
};

/** Reads the top-level boxes, but not pictures and sound (`mdat`), which may contain any bytes. */
export async function readIsoFile(bytes: FileBytes, isWanted = () => true): Promise<IsoFile> {
  let [isCutOff, hasFilm, isH264, hasLocation, hasMore] = [false, false, false, false, false];
  let start = 0;
  for (let count = 0; count < maxBoxes && start + 8 <= bytes.size && isWanted(); count += 1) {
    const head = await bytes.at(start, 16);
    const length = lengthOfBox(head, bytes.size - start);
    if (length === null) break;
    const end = start + length;
    const type = head.toString('latin1', 4, 8);
    // What follows the last box may look like a very long one.
    if (end > bytes.size && !knownBoxes.has(type)) break;
    isCutOff ||= end > bytes.size;
    hasMore ||= !knownBoxes.has(type);
    if (type !== 'mdat') {
      const box = await bytes.long(start, Math.min(end - start, maxBoxBytes));
      hasLocation ||= locationMarks.some((mark) => box.includes(mark, 0, 'latin1'));
      hasFilm ||= type === 'moov' && hasTrack(box, 'vide');
      isH264 ||= type === 'moov' && namesH264(box);
    }
    start = end;
  }
  return { isCutOff, hasFilm, isH264, hasLocation, hasMore: hasMore || start < bytes.size };
}

/**
 * The length of a box in bytes, null for an invalid one.
 * @param head its first 16 bytes, or all of a shorter one
 * @param rest bytes from its beginning to the end of the file
 */
export function lengthOfBox(head: Buffer, rest: number): number | null {
  const short = head.readUInt32BE();
  // 0 means up to the end of the file, 1 that the length follows as a 64-bit number.
  if (short === 0) return rest;
  if (short > 1) return short < 8 ? null : short;
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
  return long < 16 ? null : long;
}

/** Whether an index has a track of pictures (`vide`) or sound (`soun`). */
export function hasTrack(index: Buffer, type: 'vide' | 'soun'): boolean {
  for (let at = index.indexOf('hdlr'); at >= 0; at = index.indexOf('hdlr', at + 4)) {
    if (index.toString('latin1', at + 12, at + 16) === type) return true;
  }
  return false;
}

/** Whether a track's table of codings begins with H.264 (`avc1` or `avc3`). */
function namesH264(index: Buffer): boolean {
  for (let at = index.indexOf('stsd'); at >= 0; at = index.indexOf('stsd', at + 4)) {
    if (index.toString('latin1', at + 16, at + 19) === 'avc') return true;
  }
  return false;
}

/** The brands of a file of boxes, the major one first; empty for any other file. */
export function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
