// @ts-check
// `npm start`: builds what is stale in a separate process and runs the supervisor's bundle. JavaScript, because it runs
// before anything is compiled.
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf, isProductCurrent } from '../build/bundles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {(() => void) | undefined} */
let stopBuild;
// main.ts replaces these handlers when it is loaded.
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
