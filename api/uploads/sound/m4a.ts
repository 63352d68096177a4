import type { Part } from '../fileBytes.js';
import { hasTrack, lengthOfBox } from '../isoFile.js';
import type { ReadParts } from './readParts.js';

// M4A files are made of boxes (ISO 14496-12), like MP4. The index tells where the sound lies in the file, so nothing may move:
// what is private becomes free space of the same length.

/** Boxes at the top of a file that are stored as they are. The index is looked into, and all others are blanked. */
const sounds = new Set(['ftyp', 'mdat', 'moof', 'mfra', 'sidx', 'styp']);

/** Boxes whose contents are boxes again. */
const parents = new Set(['moov', 'trak']);

/** Titles, pictures, comments and places. */
const privateBoxes = new Set(['udta', 'meta', 'uuid']);

const maxBoxes = 4_000;

/** More than the index and the titles of a long mix take. */
const maxHeldBytes = 32 * 1024 * 1024;

/** The file with its private boxes blanked. */
export const partsOfM4a: ReadParts = async (bytes) => {
  const parts: Part[] = [];
  let [start, heldBytes, hasSound, hasContent] = [0, 0, false, false];
  for (let count = 0; count < maxBoxes && start + 8 <= bytes.size; count += 1) {
    const head = await bytes.at(start, 16);
    const length = lengthOfBox(head, bytes.size - start);
    if (length === null || start + length > bytes.size) return 'cutOff';
    const type = head.toString('latin1', 4, 8);
    if (sounds.has(type)) {
      parts.push([start, start + length]);
      hasContent ||= type === 'mdat';
    } else {
      heldBytes += length;
      if (heldBytes > maxHeldBytes) return 'noSound';
      const box = await bytes.long(start, length);
      hasSound ||= type === 'moov' && hasTrack(box, 'soun');
      parts.push(type === 'moov' ? withoutPrivateBoxes(box) : blanked(box));
    }
    start += length;
  }
  if (!hasContent) return 'cutOff';
  return hasSound ? parts : 'noSound';
};

/** A box that was made free space. */
function blanked(box: Buffer): Buffer {
  box.fill(0, box.readUInt32BE() === 1 ? 16 : 8).write('free', 4, 'latin1');
  return box;
}

/** An index in which the private boxes are free space. */
function withoutPrivateBoxes(index: Buffer): Buffer {
  const parent = index.readUInt32BE() === 1 ? 16 : 8;
  for (let start = parent; start + 8 <= index.length; ) {
    const length = lengthOfBox(index.subarray(start, start + 16), index.length - start);
    if (length === null || start + length > index.length) break;
    const box = index.subarray(start, start + length);
    const type = box.toString('latin1', 4, 8);
    if (privateBoxes.has(type)) blanked(box);
    else if (parents.has(type)) withoutPrivateBoxes(box);
    start += length;
  }
  return index;
}
