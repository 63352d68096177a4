import type { ChildProcess } from 'node:child_process';

/** Settles when a process has ended, for whatever reason, or could not be started. To be asked for right after the spawn. */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    child.once('exit', () => settle());
    child.once('error', () => settle());
  });
}

/** Asks a process to end and kills it when that takes longer than `limitMs`. `ended` is what `endOf` gave. */
export async function endChild(child: ChildProcess, ended: Promise<void>, limitMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await ended;
  clearTimeout(timer);
}
