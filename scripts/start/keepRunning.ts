import { setTimeout as sleep } from 'node:timers/promises';

export interface Running {
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface Kept {
  /** Starts that ended or failed one after the other without the process having lasted. */
  readonly failures: () => number;
  /** Ends the process and starts it anew at once. */
  restart(): Promise<void>;
  /** Ends the process for good. */
  stop(): Promise<void>;
}

interface Process {
  readonly name: string;
  readonly start: () => Promise<Running>;
  readonly say: (line: string) => void;
}

const firstPauseMs = 500;
// Stays well below the 30 s in which a dead process must be back.
const longestPauseMs = 8_000;
const lastedMs = 20_000;

/** Starts a process and starts it again whenever it ends, with growing pauses while it keeps ending at once. */
export function keepRunning({ name, start, say }: Process): Kept {
  const stopping = new AbortController();
  let current: Running | null = null;
  let failures = 0;
  let isRestart = false;
  let pauseMs = firstPauseMs;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      try {
        current = await start();
        if (stopping.signal.aborted) await current.stop();
        await current.ended;
      } catch (error) {
        say(`${name} did not start: ${(error as Error).message}`);
      }
      current = null;
      if (isRestart) {
        isRestart = false;
        continue;
      }
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > lastedMs) {
        pauseMs = firstPauseMs;
        failures = 0;
      }
      failures += 1;
      say(`${name} ended, starting it again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  const done = run();
  return {
    failures: () => failures,
    restart: async () => {
      if (!current || stopping.signal.aborted) return;
      isRestart = true;
      await current.stop();
    },
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await done;
    },
  };
}
