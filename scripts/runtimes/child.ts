import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

interface ProgramRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  /** What the abort sends first. */
  readonly stopSignal?: NodeJS.Signals;
  /** Shows the output instead of returning it. */
  readonly isShown?: boolean;
}

interface Outcome {
  /** Null when a signal ended the program or it could not be started. */
  readonly code: number | null;
  readonly output: string;
}

const stopLimitMs = 20_000;

/** Runs a program in a process group of its own, so that the abort ends what it started too. */
export async function runProgram({
  command,
  args,
  signal,
  stopSignal,
  ...run
}: ProgramRun): Promise<Outcome> {
  signal?.throwIfAborted();
  const stdio = run.isShown ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    ...(run.cwd ? { cwd: run.cwd } : {}),
    env: run.env ?? process.env,
    stdio: ['ignore', stdio, stdio],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const killGroup = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended already.
    }
  };
  let killTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    killGroup(stopSignal ?? 'SIGTERM');
    killTimer = setTimeout(() => killGroup('SIGKILL'), stopLimitMs);
  };
  signal?.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  clearTimeout(killTimer);
  signal?.removeEventListener('abort', stop);
  return { code, output };
}

/** Resolves when a process has ended or could not be started; call it right after the spawn. */
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

/** The words that a running process was started with; none when there is no such process. */
export async function commandLineOf(pid: number | string): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (text !== null) return text.split('\0');
  const ps = promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
  const { stdout } = await ps.catch(() => ({ stdout: '' }));
  return stdout.trim().split(/\s+/);
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
