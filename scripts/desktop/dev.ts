import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findElectron } from '../runtimes/electron.js';
import { root } from '../runtimes/folders.js';
import { runCommand } from '../start/command.js';
import { makeIcons, runTool } from './tools.js';

// Runs the app in development: windows reload on change, main restarts. Uses the API of `npm run dev`.
const desktop = join(root, 'desktop');

await runCommand(async (signal) => {
  // Removes the stamp: a development build must not be packaged.
  await rm(join(root, 'dist/desktop-resources/bundled'), { force: true });
  await makeIcons();
  const { AGENCY_API_URL, AGENCY_USER_DATA, API_PORT = 4000, DATA_DIR = '.data' } = process.env;
  const env = {
    ...process.env,
    ELECTRON_EXEC_PATH: join(await runnableDistribution(await findElectron({ signal })), 'electron'),
    AGENCY_API_URL: AGENCY_API_URL ?? `http://127.0.0.1:${API_PORT}`,
    AGENCY_USER_DATA: AGENCY_USER_DATA ?? resolve(root, DATA_DIR, 'desktop'),
  };
  const args = ['dev', '--watch', ...(process.getuid?.() === 0 ? ['--noSandbox'] : [])];
  await runTool('electron-vite', args, { cwd: desktop, env, isShown: true, signal });
});

/** A distribution that runs our sources. Without its default app, Electron looks for an app inside itself: a copy links ours. */
async function runnableDistribution(distribution: string): Promise<string> {
  if (existsSync(join(distribution, 'resources/default_app.asar'))) return distribution;
  const copy = join(root, 'dist/desktop-dev');
  await rm(copy, { recursive: true, force: true });
  await cp(distribution, copy, { recursive: true });
  await mkdir(join(copy, 'resources'), { recursive: true });
  await symlink(desktop, join(copy, 'resources/app'), 'junction');
  return copy;
}
