import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBundleCurrent } from './bundles.mjs';
import { hashSite, isSiteCurrent } from './site.js';

export const supervisor = 'scripts/start/main.ts';

/** The last step of the build. */
export const stylesCollector = 'web/server/collectStyles.ts';

/** What `npm start` runs as a bundle. */
export const programs = [supervisor, 'api/main.ts', 'web/server/main.ts', stylesCollector];

/** What the collector writes. */
export const collectedStylesOf = (root: string) => join(root, 'web/dist/site-styles.json');

/** Whether everything that `npm start` runs was built of the sources as they are. */
export async function isProductCurrent(root: string): Promise<boolean> {
  const areBundlesCurrent = programs.every((entry) => isBundleCurrent(root, entry));
  return areBundlesCurrent && existsSync(collectedStylesOf(root)) && isSiteCurrent(root, hashSite(root));
}
