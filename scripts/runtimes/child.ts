import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const stopLimitMs = 20_000;

interface ProgramOptions extends SpawnOptions {
  /** Also sends signals to the processes that it started. A program that drains must end those itself. */
  readonly signalsGroup?: boolean;
}

/** Starts a program and collects its output. */
export function startProgram(command: string, args: readonly string[], options: ProgramOptions = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const streams = [child.stdout, child.stderr];
  let output = '';
  for (const stream of streams) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  let isRunning = true;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve).once('error', ({ message }) => {
      output += message;
      resolve(null);
    });
  }).finally(() => (isRunning = false));
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (!options.signalsGroup) child.kill(signal);
      else if (child.pid && isRunning) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  return {
    pid: child.pid ?? 0,
    stdin: child.stdin,
    output: () => output,
    isRunning: () => isRunning,
    /** Resolves with the exit code; null when a signal ended it or it could not be started. */
    ended,
    kill,
    /** Resolves when its output contains the text; rejects when it ends before. */
    shows: (text: string | RegExp) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.search(text) >= 0 && resolve();
        for (const stream of streams) stream?.on('data', look);
        void ended.then(() => reject(new Error(`${command} ended without ${text}:\n${output}`)));
        look();
      }),
    /** Asks it to end, and kills it when that takes longer than the limit; resolves as `ended` does. */
    stop: (limitMs = stopLimitMs, signal: NodeJS.Signals = 'SIGTERM') => {
      kill(signal);
      const timer = setTimeout(() => kill('SIGKILL'), limitMs);
      return ended.finally(() => clearTimeout(timer));
    },
  };
}

export type RunningProgram = ReturnType<typeof startProgram>;

interface ProgramRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
  /** The first signal that an abort sends. */
  readonly stopSignal?: NodeJS.Signals;
  /** Shows the output instead of returning it. */
  readonly isShown?: boolean;
}

/** Runs a program until it ends or is aborted; an abort also ends the processes that it started. */
export async function runProgram({ command, args, signal, stopSignal, isShown, ...options }: ProgramRun) {
  signal?.throwIfAborted();
  const stdio = isShown ? 'inherit' : 'pipe';
  const program = startProgram(command, args, {
    ...options,
    stdio: ['ignore', stdio, stdio],
    detached: true,
    signalsGroup: true,
  });
  const stop = () => void program.stop(stopLimitMs, stopSignal);
  signal?.addEventListener('abort', stop);
  const code = await program.ended;
  signal?.removeEventListener('abort', stop);
  return { code, output: program.output() };
}

/** Runs a program in Node. @throws an error with its output when it fails */
export async function runNode(args: readonly string[], how: Omit<ProgramRun, 'command' | 'args'> = {}) {
  const { code, output } = await runProgram({ ...how, command: process.execPath, args });
  how.signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output.slice(-20_000)}\n${args.join(' ')} ended with ${code}`);
  return output;
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** The command line of a running process; empty when there is no such process. */
export async function commandLineOf(pid: number | string): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (text !== null) return text.split('\0');
  const ps = promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
  const { stdout } = await ps.catch(() => ({ stdout: '' }));
  return stdout.trim().split(/\s+/);
}

// Variables that any program needs from the machine.
const machineVariables = 'PATH HOME LANG LC_ALL TZ TMPDIR TEMP SystemRoot NODE_OPTIONS'.split(' ');
const secretVariables =
  'JWT_SECRET JWT_SECRET_PREVIOUS SECOND_FACTOR_KEY FEED_SECRET ADMIN_PASSWORD MONGODB_URI S3_SECRET_ACCESS_KEY'.split(
    ' ',
  );

/** The environment of programs that need none of the product's settings. */
export const machineEnv = () => pick((name) => machineVariables.includes(name));

/** The environment of downloads, whose clients have their own settings. */
export const envWithoutSecrets = () => pick((name) => !secretVariables.includes(name));

function pick(isWanted: (name: string) => boolean): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)));
}
