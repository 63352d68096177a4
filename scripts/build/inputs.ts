import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtimes/folders.js';
import { hashFiles, isBundleCurrent } from './bundles.mjs';

export const supervisor = 'scripts/start/main.ts';

/** The last step of the build, and what it writes. */
export const stylesCollector = 'web/server/collectStyles.ts';
export const collectedStyles = join(root, 'web/dist/site-styles.json');

/** What `npm start` runs as a bundle. */
export const programs = [supervisor, 'api/main.ts', 'web/server/main.ts', stylesCollector];

/** The file in which the build of the pages leaves the hash of what it read. */
export const siteStamp = join(root, 'web/dist/inputs.sha256');

interface Inputs {
  /** Files and folders, from the root; tests in them do not count. */
  readonly paths: readonly string[];
  /** Names of files and folders that do not count. */
  readonly ignored: readonly string[];
}

/** The hash of everything that a build may read: another one means that it is stale. */
export function hashInputs({ paths, ignored }: Inputs): string {
  const filesIn = (path: string): string[] => {
    if (!statSync(join(root, path)).isDirectory()) return [path];
    const names = readdirSync(join(root, path)).filter(
      (name) => !ignored.includes(name) && !/\.test\.tsx?$/.test(name),
    );
    return names.toSorted().flatMap((name) => filesIn(`${path}/${name}`));
  };
  return hashFiles(root, paths.flatMap(filesIn));
}

/** The same for the build of the pages. */
export const hashSite = () =>
  hashInputs({
    paths: ['web', 'shared', 'package-lock.json', 'tsconfig.base.json'],
    // The web server has a bundle of its own.
    ignored: ['node_modules', 'dist', 'server'],
  });

/** Whether a build that ended left this text in its stamp. */
export function isStamped(stampPath: string, text: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === text;
}

/** Whether everything that `npm start` runs was built of the sources as they are. */
export function isProductCurrent(): boolean {
  return (
    programs.every((entry) => isBundleCurrent(root, entry)) &&
    existsSync(collectedStyles) &&
    isStamped(siteStamp, hashSite())
  );
}
