import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { derivedNames, storedName } from '@ritmi/shared/domain/uploads/stored';
import { isMadeBeforehand } from '../../api/uploads/derived.js';
import { lookOf } from '../../api/uploads/picture.js';
import { root } from '../runtimes/folders.js';

const media = join(root, 'api/db/demo/media');

export const variantsFolder = join(root, 'api/db/demo/variants');

/** SHA-256 of the original of the variants, by its name: one that has changed needs new ones. */
export const originalsFile = join(variantsFolder, 'originals.json');

export interface Variant {
  /** Path of the picture. */
  readonly original: string;
  /** Its name in the folder of variants: like `derived`, but without what is added to an uploaded file's name. */
  readonly name: string;
  /** A name that the API gives such a file. */
  readonly derived: string;
}

/** The variants that the API makes beforehand of the demo's pictures. */
export async function demoVariants(): Promise<Variant[]> {
  const found: Variant[] = [];
  for (const file of await pictures()) {
    const original = join(media, file);
    const base = parse(file).name;
    const stored = storedName({ base, id: '0'.repeat(10), extension: 'webp', look: await lookOf(original) });
    const stem = parse(stored).name;
    const made = derivedNames(stored).filter(isMadeBeforehand);
    found.push(...made.map((derived) => ({ original, name: base + derived.slice(stem.length), derived })));
  }
  return found;
}

export async function hashesOfOriginals(): Promise<Record<string, string>> {
  const hashed = (await pictures()).map(async (file) => {
    const content = await readFile(join(media, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

const pictures = async () => (await readdir(media)).filter((file) => file.endsWith('.webp')).toSorted();
