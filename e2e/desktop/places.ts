import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packaged app that the specs drive. */
export const packagedApp = join(root, 'dist/desktop/linux-unpacked/agency-admin');

export function temporaryFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `ritmi-${name}-`));
}

/** `npm run desktop:package` into another folder than the usual one. */
export function packageApp(output: string, { args = [], env = {} }: Packaging = {}) {
  const command = ['--import', 'tsx', 'scripts/desktop/package.ts', `--output=${output}`, ...args];
  return promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, ...env } });
}

export type Packaging = { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv };
