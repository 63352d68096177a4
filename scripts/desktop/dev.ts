import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findElectron } from '../runtimes/electron.js';
import { makeIcons, runTool } from './tools.js';

// The app in development: windows reload on change, main restarts. It uses the API of `npm run dev`.
const root = fileURLToPath(new URL('../..', import.meta.url));
const desktop = join(root, 'desktop');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

// What this builds is no bundle to package.
await rm(join(root, 'dist/desktop-resources/bundled'), { force: true });
await makeIcons(root);
const env = {
  ELECTRON_EXEC_PATH: join(await runnable(await findElectron()), 'electron'),
  AGENCY_API_URL: process.env.AGENCY_API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 4000}`,
  AGENCY_USER_DATA: process.env.AGENCY_USER_DATA ?? resolve(root, process.env.DATA_DIR ?? '.data', 'desktop'),
};
const args = ['dev', '--watch', ...(process.getuid?.() === 0 ? ['--noSandbox'] : [])];
try {
  await runTool('electron-vite', args, { cwd: desktop, env, isShown: true, signal: stopping.signal });
} catch (error) {
  if (!stopping.signal.aborted) throw error;
}

/** A distribution that starts our sources: one without Electron's default app looks for the app inside itself. */
async function runnable(distribution: string): Promise<string> {
  if (existsSync(join(distribution, 'resources/default_app.asar'))) return distribution;
  const copy = join(root, 'dist/desktop-dev');
  await rm(copy, { recursive: true, force: true });
  await cp(distribution, copy, { recursive: true });
  await mkdir(join(copy, 'resources'), { recursive: true });
  await symlink(desktop, join(copy, 'resources/app'), 'junction');
  return copy;
}
