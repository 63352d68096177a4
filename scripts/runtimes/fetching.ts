import { spawn } from 'node:child_process';
import { folderBytes } from './cache.js';
import { envWithoutSecrets } from './child.js';
import type { Say } from './lookup.js';

export interface FetchCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Its growth is the progress that is watched and shown. */
  readonly folder: string;
  readonly stallMs: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly say: Say;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a program that downloads into `folder` and ends it, with all its children, when the folder has not grown for
 * `stallMs`: clients wait for minutes where a firewall swallows packets.
 */
export async function runFetch(fetching: FetchCommand): Promise<void> {
  const { command, args, say, signal } = fetching;
  signal?.throwIfAborted();
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(fetching.cwd ? { cwd: fetching.cwd } : {}),
    env: { ...envWithoutSecrets(), ...fetching.env },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  let bytes = 0;
  let shownBytes = 0;
  let grewAt = Date.now();
  let stalled = false;
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const watch = setInterval(
    () => {
      void folderBytes(fetching.folder).then((now) => {
        if (now !== bytes) grewAt = Date.now();
        bytes = now;
        if (bytes - shownBytes > 5_000_000) {
          shownBytes = bytes;
          say(`${Math.round(bytes / 1e6)} MB fetched`);
        }
        if (Date.now() - grewAt < fetching.stallMs) return;
        stalled = true;
        killGroup();
      });
    },
    Math.min(500, fetching.stallMs / 2),
  );
  signal?.addEventListener('abort', killGroup, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve();
        else if (stalled) reject(new Error(`no byte for ${fetching.stallMs / 1000} s`));
        else reject(new Error(lastLine(output) || `${command} ended with ${code}`));
      });
    });
  } finally {
    clearInterval(watch);
    signal?.removeEventListener('abort', killGroup);
  }
}

function lastLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /error/i.test(line)) ?? lines.findLast(Boolean) ?? '';
}
