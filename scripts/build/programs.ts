import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBundleCurrent } from './bundles.mjs';
import { hashInputs, isStamped } from './hashInputs.js';

export const supervisor = 'scripts/start/main.ts';

/** The last step of the build. */
export const stylesCollector = 'web/server/collectStyles.ts';

/** What `npm start` runs as a bundle. */
export const programs = [supervisor, 'api/main.ts', 'web/server/main.ts', stylesCollector];

/** What the collector writes. */
export const collectedStylesOf = (root: string) => join(root, 'web/dist/site-styles.json');

/** The file in which the build of the pages leaves the hash of what it read. */
export const siteStampOf = (root: string) => join(root, 'web/dist/inputs.sha256');

const siteInputs = {
  paths: ['web', 'shared', 'package-lock.json', 'tsconfig.base.json'],
  // The web server has a bundle of its own.
  ignored: ['node_modules', 'dist', 'server'],
};

/** The hash of everything that the build of the pages may read. */
export const hashSite = (root: string) => hashInputs(root, siteInputs);

/** Whether everything that `npm start` runs was built of the sources as they are. */
export function isProductCurrent(root: string): boolean {
  return (
    programs.every((entry) => isBundleCurrent(root, entry)) &&
    existsSync(collectedStylesOf(root)) &&
    isStamped(siteStampOf(root), hashSite(root))
  );
}
