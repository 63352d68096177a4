import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a path for a file that is not whole yet. Whoever asks for it removes it. */
export type NewPath = (extension?: string) => string;

/** A folder of this process for files that are not whole yet; those that killed processes have left are removed. */
export async function openIncoming(folder: string): Promise<NewPath> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!isOthers(Number(name))) await rm(join(folder, name), { recursive: true, force: true });
  }
  const own = join(folder, String(process.pid));
  await mkdir(own);
  return (extension = 'part') => join(own, `${randomUUID()}.${extension}`);
}

function isOthers(pid: number): boolean {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
