import { spawn } from 'node:child_process';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly signal: AbortSignal;
  readonly env?: NodeJS.ProcessEnv;
  readonly limitMs?: number;
  /** What ends it in good order; Playwright takes its servers away at SIGINT only. */
  readonly stopSignal?: NodeJS.Signals;
  /** Keeps the output instead of showing it. */
  readonly isQuiet?: boolean;
}

interface Outcome {
  /** Null when the command was ended from outside or could not be started. */
  readonly code: number | null;
  readonly output: string;
}

const drainLimitMs = 20_000;

/** Runs a command in a process group of its own, so that what it started ends with it. */
export async function runCommand(options: Command): Promise<Outcome> {
  const { command, args, cwd, signal, isQuiet = false, limitMs, stopSignal = 'SIGTERM' } = options;
  const stop = AbortSignal.any([signal, ...(limitMs ? [AbortSignal.timeout(limitMs)] : [])]);
  const stdio = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', stdio, stdio],
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const killGroup = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended by itself.
    }
  };
  let killTimer: NodeJS.Timeout | undefined;
  const handleStop = () => {
    killGroup(stopSignal);
    killTimer = setTimeout(() => killGroup('SIGKILL'), drainLimitMs);
  };
  stop.addEventListener('abort', handleStop, { once: true });
  if (stop.aborted) handleStop();
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  clearTimeout(killTimer);
  stop.removeEventListener('abort', handleStop);
  if (stop.aborted) console.log(`${command} ${args.join(' ')}: ended, ${String(stop.reason)}`);
  return { code, output };
}
