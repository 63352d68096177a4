// @ts-check
// Plain JavaScript: start.mjs reads it before anything is compiled.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the bundle of a program lies: below `dist/programs`, under the path of its source.
 * @param {string} root
 * @param {string} entry
 */
export function bundleOf(root, entry) {
  return join(root, 'dist/programs', entry.replace(/\.ts$/, '.js'));
}

/**
 * SHA-256 over names and contents of files, and over the version of Node.
 * @param {string} root
 * @param {readonly string[]} inputs
 */
export function hashFiles(root, inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Whether the files that a bundle was made of are still the same.
 * @param {string} root
 * @param {string} entry
 */
export function isBundleCurrent(root, entry) {
  try {
    /** @type {{ inputs: string[], hash: string }} */
    const { inputs, hash } = JSON.parse(readFileSync(`${bundleOf(root, entry)}.inputs`, 'utf8'));
    return hashFiles(root, inputs) === hash;
  } catch {
    // Never built, or one of the files is gone.
    return false;
  }
}
