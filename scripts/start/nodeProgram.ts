import { spawn } from 'node:child_process';
import { endChild, endOf } from '../runtimes/child.js';
import type { Running } from './keepRunning.js';

export interface NodeProgram {
  /** A TypeScript file, relative to the root. */
  readonly entry: string;
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
}

const drainLimitMs = 15_000;

/** Runs a program of ours from source in a process of its own that ends with this one. */
export function startNodeProgram({
  entry,
  root,
  env,
}: NodeProgram): Running & { readonly pid: number | undefined } {
  const lifeline = new URL('./lifeline.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', lifeline, entry], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches the supervisor only, which stops everything in order.
    detached: true,
  });
  const ended = endOf(child);
  return { ended, pid: child.pid, stop: (limitMs = drainLimitMs) => endChild(child, ended, limitMs) };
}
