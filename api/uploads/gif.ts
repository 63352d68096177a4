import { type FileBytes, joined, type Range } from './fileBytes.js';

const maxBlocks = 100_000;

/** Extensions of applications that tell how often the animation repeats. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/**
 * The parts of a GIF that make up the picture, without comments, data of applications (such as XMP, which tells the place)
 * and what follows its end; null when it is cut off or damaged.
 */
export async function pictureOfGif(bytes: FileBytes): Promise<readonly Range[] | null> {
  const flags = (await bytes.at(10, 1))[0] ?? 0;
  const kept: Range[] = [[0, 13 + paletteBytes(flags)]];
  let [, start] = kept[0] ?? [0, 0];
  for (let count = 0; count < maxBlocks; count += 1) {
    const [kind, label] = await bytes.at(start, 2);
    if (kind === undefined || kind === 0x3b) {
      // Some programs leave the end mark out, and players do not mind.
      if (start > bytes.size) return null;
      return joined(kind === undefined ? kept : [...kept, [start, start + 1]]);
    }
    if (kind !== 0x21 && kind !== 0x2c) return null;
    const data = kind === 0x21 ? start + 2 : await startOfImage(bytes, start);
    const end = await endOfBlocks(bytes, data);
    if (end === null) return null;
    if (kind === 0x2c || label === 0xf9 || (label === 0xff && loops.has(await applicationAt(bytes, start)))) {
      kept.push([start, end]);
    }
    start = end;
  }
  return null;
}

/** Behind an image's descriptor, palette and code size. */
async function startOfImage(bytes: FileBytes, start: number): Promise<number> {
  const flags = (await bytes.at(start + 9, 1))[0] ?? 0;
  return start + 10 + paletteBytes(flags) + 1;
}

async function endOfBlocks(bytes: FileBytes, first: number): Promise<number | null> {
  let start = first;
  for (;;) {
    const [length] = await bytes.at(start, 1);
    if (length === undefined) return null;
    start += 1 + length;
    if (length === 0) return start;
  }
}

async function applicationAt(bytes: FileBytes, start: number): Promise<string> {
  return (await bytes.at(start + 3, 11)).toString('latin1');
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
