import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineEnv, startProgram } from '../child.js';
import { root, temporaryFolder } from '../folders.js';
import { findOnPath } from '../lookup.js';

// Tests only.

const startLimitMs = 60_000;

/** Starts a Varnish with the VCL of the compose file in front of web servers on these ports of 127.0.0.1. */
export async function startVarnish(webPorts: readonly number[], port: number) {
  const binary = findVarnish();
  const folder = await temporaryFolder();
  const url = `http://127.0.0.1:${port}`;
  const shipped = await readFile(join(root, 'scripts/containers/default.vcl'), 'utf8');
  let next = 0;
  const vcl = shipped.replaceAll(
    /\.host = "web-\d";\n\s*\.port = "3000";/g,
    () => `.host = "127.0.0.1"; .port = "${webPorts[next++ % webPorts.length]}";`,
  );
  const path = join(folder, 'default.vcl');
  await writeFile(path, vcl);
  const isRoot = process.getuid?.() === 0;
  // Root would have to be a user that may not read the folder.
  const words = [
    ...(isRoot ? ['-j', 'none'] : []),
    ...`-F -n ${folder}/work -a 127.0.0.1:${port} -f ${path}`.split(' '),
  ];
  const options = ['-p', 'http_gzip_support=off', '-p', 'backend_idle_timeout=2', '-s', 'default,64m'];
  const program = startProgram(binary, [...words, ...options], { env: machineEnv() });
  const giveUpAt = Date.now() + startLimitMs;
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > giveUpAt || !program.isRunning()) throw new Error(program.output().slice(-4_000));
    await pause(100);
  }
  return { url, stop: () => program.stop() };
}

/** @throws when there is none; `findEngines` installs it */
function findVarnish(): string {
  const found = findOnPath(['varnishd']) ?? findOnPath(['/usr/sbin/varnishd']);
  if (!found) throw new Error('varnishd is missing (as root: apt-get install varnish varnish-modules)');
  return found;
}
