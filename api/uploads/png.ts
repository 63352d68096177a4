import { type FileBytes, joined, type Range } from './fileBytes.js';

/** More than the largest accepted pictures have. */
const maxChunks = 100_000;

const signatureBytes = 8;

/** Texts, EXIF and times. */
const privateChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

type Png = {
  readonly isAnimated: boolean;
  /** The parts of the file that make up the picture, without texts, EXIF and what follows its end. */
  readonly picture: readonly Range[];
};

/** Reads the structure of a PNG; null when it is cut off or damaged. */
export async function readPng(bytes: FileBytes): Promise<Png | null> {
  const kept: Range[] = [[0, signatureBytes]];
  let isAnimated = false;
  let start = signatureBytes;
  for (let count = 0; count < maxChunks; count += 1) {
    const head = await bytes.at(start, 8);
    if (head.length < 8) return null;
    const type = head.toString('latin1', 4);
    // Length, type and checksum take 12 bytes.
    const end = start + head.readUInt32BE() + 12;
    if (end > bytes.size) return null;
    if (type === 'acTL') isAnimated = true;
    if (!privateChunks.has(type)) kept.push([start, end]);
    if (type === 'IEND') return { isAnimated, picture: joined(kept) };
    start = end;
  }
  return null;
}
