import { isBundleCurrent } from './bundles.mjs';
import { hashSite, isSiteCurrent } from './site.js';

export const supervisor = 'scripts/start/main.ts';

/** What `npm start` runs as a bundle. */
export const programs = [supervisor, 'api/main.ts', 'web/server/main.ts'];

/** Whether everything that `npm start` runs was built of the sources as they are. */
export async function isProductCurrent(root: string): Promise<boolean> {
  return programs.every((entry) => isBundleCurrent(root, entry)) && isSiteCurrent(root, await hashSite(root));
}
