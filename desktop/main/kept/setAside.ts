import { existsSync, renameSync } from 'node:fs';

/**
 * Opens what lies at a path. Where something stands there that cannot be opened, such as a folder in the place of a
 * file, it is set aside, never deleted, and the second try starts afresh.
 */
export function openOrSetAside<T>(path: string, open: () => T, warn: (line: string) => void): T {
  try {
    return open();
  } catch (error) {
    if (!existsSync(path)) throw error;
    renameSync(path, `${path}.damaged-${Date.now()}`);
    warn(`${path} could not be opened and has been set aside`);
    return open();
  }
}
