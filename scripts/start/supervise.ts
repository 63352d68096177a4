import { setTimeout as sleep } from 'node:timers/promises';
import { badSettingsCode } from '@ritmi/shared/server/exitCodes';

export interface Running {
  /** Resolves with the exit code of a program that has one. */
  readonly ended: Promise<unknown>;
  /** Asks the process to end, and kills it when that takes longer than the limit in ms. */
  stop(limitMs?: number): Promise<unknown>;
}

export interface Supervised {
  /** Consecutive starts that failed or whose process ended early. */
  readonly failures: () => number;
  /** Rejects, with a one-line error, when the supervisor gives up. */
  readonly gaveUp: Promise<never>;
  /** Restarts the process at once and prints the reason. */
  restart(reason: string): Promise<void>;
  /** Ends the process for good; kills it when that takes longer than the limit in ms. */
  stop(limitMs: number): Promise<void>;
}

interface Process {
  readonly name: string;
  /** A process that has been started already. */
  readonly first?: Running;
  readonly start: (signal: AbortSignal) => Promise<Running>;
  readonly say: (line: string) => void;
  /** Whether it answers; without this function a process that hangs is not replaced. */
  readonly answers?: (signal: AbortSignal) => Promise<boolean>;
}

const firstPauseMs = 500;
// Stays well below the 30 s in which a dead process must be back.
const longestPauseMs = 8_000;
// Longer than the check takes to notice that a process hangs.
const stableAfterMs = 60_000;
const maxFailures = 10;
// Five minutes for the first answer of all: the API fills an empty database before it listens. Then a minute for the first
// answer after a restart, and 15 s.
const paceAtStart = { checkMs: 1_000, maxUnanswered: 300 };
const paceAtRestart = { checkMs: 1_000, maxUnanswered: 60 };
const paceAfterwards = { checkMs: 3_000, maxUnanswered: 5 };

/**
 * Starts a process and starts it again whenever it ends or hangs, with growing pauses while it keeps failing; after ten
 * failures in a row it gives up.
 */
export function supervise({ name, first, start, say, answers }: Process): Supervised {
  const stopping = new AbortController();
  let giveUp: (error: Error) => void = () => undefined;
  const gaveUp = new Promise<never>((_resolve, fail) => (giveUp = fail));
  gaveUp.catch(() => undefined);
  let current = first ?? null;
  let failures = 0;
  let isRestart = false;
  /** Whether any process of this program has ever answered. */
  let hasAnswered = false;
  let pauseMs = firstPauseMs;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      let code: unknown = null;
      try {
        current ??= await start(stopping.signal);
        if (stopping.signal.aborted) return;
        if (answers) void endWhenHung(current, answers);
        code = await current.ended;
      } catch (error) {
        if (!stopping.signal.aborted) say(`${name} did not start: ${(error as Error).message}`);
      }
      if (stopping.signal.aborted) return;
      current = null;
      if (isRestart) {
        isRestart = false;
        continue;
      }
      if (performance.now() - startedAt > stableAfterMs) {
        pauseMs = firstPauseMs;
        failures = 0;
      }
      // With the settings of a start that worked it is only a matter of time.
      if (code !== badSettingsCode) failures += 1;
      if (code === badSettingsCode && !hasAnswered) return giveUp(hopeless(name));
      if (failures === maxFailures) return giveUp(tooManyFailures(name));
      say(`${name} ended, starting it again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  /** Counts checks instead of reading a clock, which jumps when the machine wakes up. */
  async function endWhenHung(running: Running, isAnswering: NonNullable<Process['answers']>): Promise<void> {
    let pace = hasAnswered ? paceAtRestart : paceAtStart;
    let unanswered = 0;
    while (unanswered < pace.maxUnanswered) {
      let isAnswered = false;
      void isAnswering(AbortSignal.timeout(pace.checkMs)).then(
        (is) => (isAnswered = is),
        () => undefined,
      );
      await sleep(pace.checkMs, undefined, { ref: false });
      if (current !== running || stopping.signal.aborted) return;
      unanswered = isAnswered ? 0 : unanswered + 1;
      if (isAnswered) {
        pace = paceAfterwards;
        hasAnswered = true;
      }
    }
    say(`${name} has not answered for ${(pace.maxUnanswered * pace.checkMs) / 1000} s, replacing it`);
    await running.stop(0);
  }

  const done = run();
  return {
    failures: () => failures,
    gaveUp,
    restart: async (reason) => {
      say(`${name}: ${reason}, restarting`);
      if (!current || stopping.signal.aborted) return;
      isRestart = true;
      await current.stop();
    },
    stop: async (limitMs) => {
      stopping.abort();
      await current?.stop(limitMs);
      await done;
      // A process may have started meanwhile.
      await current?.stop(limitMs);
    },
  };
}

const hopeless = (name: string) => new Error(`${name} cannot run with these settings; see its output`);

const tooManyFailures = (name: string) =>
  new Error(`${name} failed ${maxFailures} times in a row; see its output`);
