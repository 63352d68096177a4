// @ts-check
// `npm start`. Plain JavaScript: it brings the bundle of the supervisor up to date and runs it.
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf, isBundleCurrent } from '../build/bundles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = 'scripts/start/main.ts';

/** @type {(() => void) | undefined} */
let stopBuild;
// main.ts takes the signals over when it is loaded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => (stopBuild ? stopBuild() : process.exit(0)));
}

if (!isBundleCurrent(root, entry)) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/main.ts', '--supervisor'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isStopped = false;
  stopBuild = () => {
    isStopped = true;
    child.kill();
  };
  const code = await new Promise((resolve) => child.once('exit', resolve));
  stopBuild = undefined;
  if (isStopped || code !== 0) process.exit(isStopped ? 0 : 1);
}
await import(pathToFileURL(bundleOf(root, entry)).href);
