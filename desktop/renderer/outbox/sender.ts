import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { text } from '../text.js';
import { type Entry, keyOf, type Outcome } from './entry.js';
import { isForgotten, isStranded, nextToSend, type Queue, refused, settled, tried } from './queue.js';
import type { QueueStore } from './queueStore.js';

const firstRetryMs = 1000;
const longestRetryMs = 5_000;

/** So often an operation that makes the server fail is tried before it is shown and the others go on. */
const mostFailures = 5;

type Parts = {
  readonly store: QueueStore;
  readonly send: (entry: Entry) => Promise<Outcome>;
  readonly isSignedIn: () => boolean;
  /** A run is over; how many operations the server took in it. */
  readonly onSent: (count: number) => void;
  /** The server no longer knows the session: nothing is sent until somebody signs in. */
  readonly onUnauthorized: () => void;
  readonly onFault: (error: unknown) => void;
};

type Result = 'sent' | 'refused' | 'later';

type Verdict = { readonly result: Result; readonly change?: (queue: Queue, key: string) => Queue };

/** Sends what waits, in order, one at a time. An operation leaves the disk only after the server's answer. */
export function makeSender({ store, send, isSignedIn, onSent, onUnauthorized, onFault }: Parts) {
  let isPaused = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const wantRun = oneAtATime(run, onFault);

  async function run(): Promise<void> {
    let [sent, result]: [number, Result] = [0, 'sent'];
    while (result !== 'later' && !isPaused && isSignedIn()) {
      const entry = nextToSend(store.queue());
      if (!entry) break;
      result = await sendOne(entry);
      if (result === 'sent') sent += 1;
    }
    if (sent > 0) onSent(sent);
  }

  async function sendOne(entry: Entry): Promise<Result> {
    const key = keyOf(entry);
    store.markSending(key);
    try {
      // On disk before it is sent, so that after a crash nobody takes it for new.
      if (!entry.triedAt) await store.change((queue) => tried(queue, key));
      const { result, change } = await attempt(entry);
      // Until this is on disk the operation is still there, and its key makes sending it again harmless.
      if (change) await store.change((queue) => change(queue, key));
      return result;
    } catch (error) {
      onFault(error);
      return tryLater().result;
    } finally {
      store.markSending(null);
    }
  }

  async function attempt(entry: Entry): Promise<Verdict> {
    const obstacle = obstacleOf(entry);
    if (obstacle) return refusal(obstacle);
    try {
      const outcome = await send(entry);
      retryMs = firstRetryMs;
      failures = 0;
      return { result: 'sent', change: (queue, key) => settled(queue, key, outcome) };
    } catch (error) {
      return afterFailure(entry, error);
    }
  }

  function afterFailure(entry: Entry, error: unknown): Verdict {
    const status = statusOf(error);
    if (status === 401) {
      isPaused = true;
      onUnauthorized();
      return { result: 'later' };
    }
    // Somebody else has deleted it already, which is what was wanted.
    if (status === 404 && entry.kind === 'write' && entry.operation.kind === 'delete') {
      return { result: 'sent', change: (queue, key) => settled(queue, key, {}) };
    }
    failures = status === 500 ? failures + 1 : 0;
    if (isPassing(status) && failures < mostFailures) return tryLater();
    failures = 0;
    return refusal(reasonOf(error, entry));
  }

  function tryLater(): Verdict {
    clearTimeout(timer);
    timer = setTimeout(flush, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    return { result: 'later' };
  }

  function flush(): void {
    clearTimeout(timer);
    wantRun();
  }

  return {
    flush,
    /** A person asks: no more waiting between tries. */
    hurry: () => {
      retryMs = firstRetryMs;
      flush();
    },
    /** Somebody signed in. */
    resume: () => {
      isPaused = false;
      flush();
    },
  };
}

/** Why it is not sent as things are. */
function obstacleOf(entry: Entry): Parameters<typeof refused>[2] | null {
  if (isStranded(entry)) return { problem: text.outbox.stranded };
  return isForgotten(entry) ? { problem: text.outbox.forgotten, isUncertain: true } : null;
}

const tooLarge = 413;

/**
 * What our API answered; null when nothing did, or something in between in its place. Our API gives every refusal a
 * message; a proxy has a limit of its own for the size of a body. Undefined when no call failed but something here.
 */
function statusOf(error: unknown): number | null | undefined {
  if (error instanceof UnreachableError) return null;
  if (!(error instanceof ApiError)) return undefined;
  const isOurs = typeof error.body.message === 'string' || error.status === tooLarge;
  return isOurs ? error.status : null;
}

/** Whether trying later may help. */
function isPassing(status: number | null | undefined): boolean {
  return status === null || (status !== undefined && (status === 408 || status === 429 || status >= 500));
}

function refusal(why: Parameters<typeof refused>[2]): Verdict {
  return { result: 'refused', change: (queue, key) => refused(queue, key, why) };
}

function reasonOf(error: unknown, { kind }: Entry): Parameters<typeof refused>[2] {
  const said = error instanceof Error && error.message ? error.message : text.outbox.refused;
  if (!(error instanceof ApiError)) return { problem: said };
  const problem = error.status === 404 && kind === 'write' ? text.outbox.missing : said;
  return { problem, refusal: { status: error.status, body: error.body } };
}

/** Runs the work as often as it is wanted, never twice at once; what comes while it runs makes it run once more. */
function oneAtATime(work: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  async function runWhileWanted(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } catch (error) {
      onFault(error);
    } finally {
      isRunning = false;
    }
  }
  return () => {
    isWanted = true;
    void runWhileWanted();
  };
}
