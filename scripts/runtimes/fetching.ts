import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { envWithoutSecrets, runProgram } from './child.js';
import { cacheFolder } from './folders.js';
import type { Tools } from './lookup.js';

interface FetchCommand extends Tools {
  readonly command: string;
  readonly args: readonly string[];
  /** Its growth is the progress. */
  readonly folder: string;
  readonly stallMs: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

const checkMs = 500;
const installerStallMs = 15_000;

/**
 * Runs a program that downloads into `folder`, and ends it with all its children when the folder has not grown for
 * `stallMs`: clients wait for minutes when a firewall drops packets.
 */
export async function runFetch({ folder, stallMs, say, signal, ...program }: FetchCommand): Promise<void> {
  const stalled = new AbortController();
  let bytes = 0;
  let shownBytes = 0;
  let grewAt = Date.now();
  const watch = async () => {
    const now = await bytesIn(folder);
    if (now !== bytes) grewAt = Date.now();
    bytes = now;
    if (bytes - shownBytes > 5_000_000) {
      shownBytes = bytes;
      say(`${Math.round(bytes / 1e6)} MB fetched`);
    }
    if (Date.now() - grewAt >= stallMs) stalled.abort();
  };
  const timer = setInterval(() => void watch(), Math.min(checkMs, stallMs / 2));
  const { code, output } = await runProgram({
    ...program,
    env: { ...envWithoutSecrets(), ...program.env },
    signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]),
    stopSignal: 'SIGKILL',
  }).finally(() => clearInterval(timer));
  if (code === 0) return;
  if (stalled.signal.aborted) throw new Error(`no byte for ${stallMs / 1000} s`);
  const lines = output.split('\n').map((line) => line.trim());
  const line = lines.findLast((each) => /error/i.test(each)) ?? lines.findLast(Boolean);
  throw new Error(line ?? `${program.command} ended with ${code}`);
}

/** Runs the installer of an npm package, which verifies its download, with its own temporary folder. */
export async function runInstaller(
  args: readonly string[],
  tools: Tools,
  folderVariable = 'TMPDIR',
): Promise<void> {
  await mkdir(cacheFolder(), { recursive: true });
  const folder = await mkdtemp(`${cacheFolder()}/installer-`);
  const env = { TMPDIR: folder, [folderVariable]: folder };
  try {
    await runFetch({ ...tools, command: process.execPath, args, folder, stallMs: installerStallMs, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Total size of the files in a folder; files that are removed meanwhile count as 0. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const entries = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return entries.reduce((sum, entry) => sum + (entry?.isFile() ? entry.size : 0), 0);
}
