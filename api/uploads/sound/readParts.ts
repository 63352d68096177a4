import type { FileBytes, Part } from '../fileBytes.js';

/** Reads the structure of a file of its kind: what of it is stored, or what is wrong with it. */
export type ReadParts = (bytes: FileBytes) => Promise<readonly Part[] | 'cutOff' | 'noSound'>;
