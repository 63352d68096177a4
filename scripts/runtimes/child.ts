import type { ChildProcess } from 'node:child_process';

/** Settles when a process has ended, for whatever reason, or could not be started. To be asked for right after the spawn. */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
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

// What any program needs from the machine.
const machineVariables = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'NODE_OPTIONS',
];

const secretVariables = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'FEED_SECRET', 'ADMIN_PASSWORD', 'MONGODB_URI'];

/** The environment of programs that need nothing of our settings. */
export function machineEnv(): Record<string, string> {
  return pick((name) => machineVariables.includes(name));
}

/** The environment of downloads, whose clients have settings of their own. */
export function envWithoutSecrets(): Record<string, string> {
  return pick((name) => !secretVariables.includes(name));
}

function pick(isWanted: (name: string) => boolean): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && isWanted(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
