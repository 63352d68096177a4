import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { machineEnv } from '../runtimes/child.js';
import { hashInputs } from './hashInputs.js';
import { lockFolder } from './lock.js';

interface BuildOptions {
  readonly root: string;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

const inputs = {
  paths: ['web', 'shared', 'package-lock.json', 'tsconfig.base.json'],
  // The server runs from source.
  left: ['node_modules', 'dist', 'server'],
  circumstances: [process.version],
};

/** Builds the public site when a file that goes into it has changed since the last build. */
export async function buildWeb({ root, say, signal }: BuildOptions): Promise<void> {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, 'inputs.sha256');
  const lock = await waitForLock(join(root, 'web'), signal);
  try {
    const hash = await hashInputs(root, inputs);
    if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
    const startedAt = Date.now();
    say('web: building');
    await rm(stamp, { force: true });
    await runVikeBuild(root, signal);
    await mkdir(dist, { recursive: true });
    await writeFile(stamp, hash);
    say(`web: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  } finally {
    await lock.release();
  }
}

/** Two starts from one clone must not build into the same folder at once. */
async function waitForLock(folder: string, signal?: AbortSignal) {
  for (;;) {
    signal?.throwIfAborted();
    const lock = await lockFolder(folder);
    if (lock) return lock;
    await sleep(200, undefined, signal ? { signal } : {});
  }
}

async function runVikeBuild(root: string, signal?: AbortSignal): Promise<void> {
  // Vike's exports name neither its package.json nor its program.
  const folders = createRequire(join(root, 'web', 'package.json')).resolve.paths('vike') ?? [];
  const vike = folders.map((folder) => join(folder, 'vike', 'bin.js')).find((path) => existsSync(path));
  if (!vike) throw new Error('vike is not installed: run npm ci');
  const child = spawn(process.execPath, [vike, 'build'], {
    cwd: join(root, 'web'),
    env: { ...machineEnv(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches the supervisor only, which ends the build itself.
    detached: true,
    killSignal: 'SIGKILL',
    ...(signal ? { signal } : {}),
  });
  // A hundred lines about chunks, which only a failure makes worth reading.
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((settle, fail) => {
    child.once('error', fail).once('close', settle);
  });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output}\nthe web build failed (${code})`);
}
