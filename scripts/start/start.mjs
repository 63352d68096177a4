// @ts-check
// `npm start`. Plain JavaScript: it builds what is stale, in a process that ends, and runs the bundle of the supervisor.
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf, isProductCurrent } from '../build/bundles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {(() => void) | undefined} */
let stopBuild;
// main.ts takes the signals over when it is loaded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => (stopBuild ? stopBuild() : process.exit(0)));
}

if (!isProductCurrent(root)) {
  const loaders = ['--import', 'tsx', '--import', './scripts/start/endWithParent.mjs'];
  const child = spawn(process.execPath, [...loaders, 'scripts/build/main.ts', '--start'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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
await import(pathToFileURL(bundleOf(root, 'scripts/start/main.ts')).href);
