import { joined, type Range } from '../fileBytes.js';
import type { ReadParts } from './readParts.js';

/** Chunks that a player needs; all others are titles, comments, places and edits. */
const kept = new Set(['fmt ', 'fact', 'data']);

/** More than editing programs write. */
const maxChunks = 1_000;

/** A new head, and the chunks that are sound. */
export const partsOfWav: ReadParts = async (bytes) => {
  const ranges: Range[] = [];
  const found = new Set<string>();
  let start = 12;
  for (let count = 0; count < maxChunks && start + 8 <= bytes.size; count += 1) {
    const head = await bytes.at(start, 8);
    const type = head.toString('latin1', 0, 4);
    // A chunk of an odd length is followed by one more byte.
    const length = head.readUInt32LE(4);
    const end = start + 8 + length;
    if (kept.has(type)) {
      if (end > bytes.size) return 'cutOff';
      ranges.push([start, Math.min(end + (length % 2), bytes.size)]);
      found.add(type);
    }
    start = end + (length % 2);
  }
  if (!found.has('fmt ') || !found.has('data')) return 'noSound';
  const head = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1');
  head.writeUInt32LE(
    ranges.reduce((sum, [from, to]) => sum + to - from, 4),
    4,
  );
  return [head, ...joined(ranges)];
};
