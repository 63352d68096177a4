import type { FileBytes } from '../fileBytes.js';
import { partsOfM4a } from './m4a.js';
import { partsOfMp3 } from './mp3.js';
import type { ReadParts } from './readParts.js';
import { partsOfWav } from './wav.js';

/** Kinds of file that are sound alone. */
export type SoundKind = 'audio/mpeg' | 'audio/mp4' | 'audio/wav';

const readers: Readonly<Record<SoundKind, ReadParts>> = {
  'audio/mpeg': partsOfMp3,
  'audio/mp4': partsOfM4a,
  'audio/wav': partsOfWav,
};

export function isSound(kind: string): kind is SoundKind {
  return kind in readers;
}

/** The parts of a file that make up its sound, without titles, pictures, comments and places. */
export function readSound(kind: SoundKind, bytes: FileBytes): ReturnType<ReadParts> {
  return readers[kind](bytes);
}
