import type { FileBytes } from '../fileBytes.js';
import type { ReadParts } from './readParts.js';

// MP3: frames of MPEG 1, 2 or 2.5, layer III, with ID3, APE and Lyrics3 tags around them.

/** Tags before the sound; a file has one, and careless programs write a second one. */
const maxTags = 8;

/** Bytes between the tags and the first frame, in which encoders leave zeros. */
const maxPadding = 64 * 1024;

const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

const rates = [44_100, 48_000, 32_000];

/** The sound between the tags. */
export const partsOfMp3: ReadParts = async (bytes) => {
  let start = 0;
  for (let count = 0; count < maxTags; count += 1) {
    const length = tagLength(await bytes.at(start, 10));
    if (length === 0) break;
    start += length;
  }
  if (start >= bytes.size) return 'cutOff';
  const padding = await bytes.at(start, maxPadding);
  const leading = padding.findIndex((byte) => byte !== 0);
  if (leading < 0) return 'noSound';
  start += leading;
  const first = frameLength(await bytes.at(start, 4));
  const second = first === 0 ? 0 : frameLength(await bytes.at(start + first, 4));
  if (second === 0) return first > 0 && start + first > bytes.size ? 'cutOff' : 'noSound';
  return [[start, await endOfSound(bytes)]];
};

/** Length of an ID3v2 tag, or 0. Its size has seven bits in each byte. */
function tagLength(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
  return size + (hasFooter ? 20 : 10);
}

/** Length of the frame with this head, or 0 for anything else. */
function frameLength(head: Buffer): number {
  const [sync = 0, version = 0, coding = 0] = head;
  const isLayerThree = sync === 0xff && (version & 0xe0) === 0xe0 && (version & 0x06) === 0x02;
  const mpeg = (version >> 3) & 3;
  if (head.length < 4 || !isLayerThree || mpeg === 1) return 0;
  const isFirst = mpeg === 3;
  const rate = (rates[(coding >> 2) & 3] ?? 0) / (isFirst ? 1 : mpeg === 2 ? 2 : 4);
  const speed = kilobits[isFirst ? 'first' : 'second'][coding >> 4] ?? 0;
  if (rate === 0 || speed === 0) return 0;
  return Math.floor(((isFirst ? 144 : 72) * speed * 1000) / rate) + ((coding >> 1) & 1);
}

/** Where the tags behind the sound begin. */
async function endOfSound(bytes: FileBytes): Promise<number> {
  let end = bytes.size;
  for (let count = 0; count < maxTags; count += 1) {
    const length = await trailerLength(bytes, end);
    if (length === 0 || length > end) break;
    end -= length;
  }
  return end;
}

/** Length of an ID3v1, APE or Lyrics3 tag that ends here, or 0. */
async function trailerLength(bytes: FileBytes, end: number): Promise<number> {
  if (end < 128) return 0;
  const tail = await bytes.long(end - 128, 128);
  if (tail.toString('latin1', 0, 3) === 'TAG') return 128;
  if (tail.toString('latin1', 96, 104) === 'APETAGEX') {
    const hasHead = (tail.readUInt32LE(116) & 0x80000000) !== 0;
    return tail.readUInt32LE(108) + (hasHead ? 32 : 0);
  }
  const lyrics = /(\d{6})LYRICS200$/.exec(tail.toString('latin1'));
  return lyrics ? Number(lyrics[1]) + 15 : 0;
}
