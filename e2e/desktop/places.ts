import { join } from 'node:path';
import { runNode } from '../../scripts/runtimes/child.js';
import { root } from '../../scripts/runtimes/folders.js';

/** Path of the packaged app under test. */
export const packagedApp = join(root, 'dist/desktop/linux-unpacked/agency-admin');

export type Packaging = { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv };

/** Runs `npm run desktop:package` with another output folder. @throws an error with its output when it fails */
export function packageApp(output: string, { args = [], env = {} }: Packaging = {}) {
  const command = ['--import', 'tsx', 'scripts/desktop/package.ts', `--output=${output}`, ...args];
  return runNode(command, { cwd: root, env: { ...process.env, ...env } });
}
