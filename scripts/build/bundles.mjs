// @ts-check
// Plain JavaScript: start.mjs reads it before anything is compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a build reads: files and folders, relative to the root, except tests and entries with an ignored name.
 * @typedef {{ paths: readonly string[], ignored: readonly string[] }} Inputs
 */

const packages = ['package-lock.json', 'tsconfig.base.json'];

/**
 * The two parts of what `npm start` runs. After a build, the stamp file of a part contains the hash of its inputs.
 * @satisfies {Record<string, Inputs & { stamp: string }>}
 */
export const parts = {
  programs: {
    stamp: 'dist/programs/inputs.sha256',
    paths: [
      'api',
      'shared/client',
      'shared/demo',
      'shared/domain',
      'shared/server',
      'web/admin-worker',
      'web/render',
      'web/server',
      'scripts/build',
      'scripts/runtimes',
      'scripts/start',
      ...packages,
    ],
    // Pictures are read from where they are.
    ignored: ['node_modules', 'variants'],
  },
  site: {
    stamp: 'web/dist/inputs.sha256',
    paths: ['web', 'shared', ...packages],
    // The web server is one of the programs.
    ignored: ['node_modules', 'dist', 'server'],
  },
};

/**
 * Path of a program's bundle: below `dist/programs`, under the path of its source.
 * @param {string} root
 * @param {string} entry
 */
export function bundleOf(root, entry) {
  return join(root, 'dist/programs', entry.replace(/\.ts$/, '.js'));
}

/**
 * SHA-256 of the names and contents of the inputs and of the Node version; a build with another hash is stale.
 * @param {string} root
 * @param {Inputs} inputs
 */
export function hashInputs(root, { paths, ignored }) {
  const hash = createHash('sha256').update(process.version);
  /** @param {string} path */
  const add = (path) => {
    if (!statSync(join(root, path)).isDirectory()) {
      hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
      return;
    }
    for (const name of readdirSync(join(root, path)).toSorted())
      if (!ignored.includes(name) && !/\.test\.tsx?$/.test(name)) add(`${path}/${name}`);
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/**
 * Whether a stamp file contains this text, which a finished build writes.
 * @param {string} path
 * @param {string} text
 */
export function isStamped(path, text) {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}

/**
 * Whether everything that `npm start` runs was built from the current sources.
 * @param {string} root
 */
export function isProductCurrent(root) {
  return Object.values(parts).every((part) => isStamped(join(root, part.stamp), hashInputs(root, part)));
}
