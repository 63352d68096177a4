import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../runtimes/child.js';

/** Far more than the tests' files take, so that browsers and databases have enough memory beside them. */
const neededBytes = 8_000_000_000;

const prefix = 'ritmi-test-';

/**
 * Makes the folder for the temporary files of one `npm test`. In memory where there is enough of it, because databases
 * wait for the disk at each write (docs/decisions/246). Also removes folders that killed runs left.
 */
export async function makeTestRoot(): Promise<string> {
  const parent = (await hasRoom('/dev/shm')) ? '/dev/shm' : tmpdir();
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null;
    if (pid === process.pid || (pid !== null && !isAlive(pid)))
      await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `${prefix}${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

async function hasRoom(memoryFolder: string): Promise<boolean> {
  const disk = await statfs(memoryFolder).catch(() => null);
  return disk !== null && Math.min(disk.bavail * disk.bsize, freemem()) > neededBytes;
}
