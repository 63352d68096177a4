import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packaged app that the specs drive. */
export const packagedApp = join(root, 'dist/desktop/linux-unpacked/agency-admin');

export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `ritmi-${name}-`));
}
