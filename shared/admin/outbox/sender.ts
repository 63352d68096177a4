import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { type Connection, foreignAnswer } from '@ritmi/shared/client/request';
import { upload } from '@ritmi/shared/client/upload';
import { write } from '@ritmi/shared/client/write';
import PQueue from 'p-queue';
import { type Entry, keyOf, type Outcome, type Refusal, type UploadEntry } from './entry.js';
import { attempted, completed, isForgotten, isStranded, nextToSend, refused } from './queue.js';
import type { QueueStore } from './queueStore.js';
import type { OutboxStorage } from './storage.js';
import { sendingText } from './text.js';

const firstRetryMs = 1000;
const maxRetryMs = 5_000;

/** An operation that makes the server fail this often is shown as refused, and the others are sent. */
const maxFailures = 5;

type Parts = {
  readonly store: QueueStore;
  readonly send: (entry: Entry) => Promise<Outcome>;
  /** Does a run while no other window sends this queue. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  /** Whether the account is signed in. */
  readonly canSend: () => boolean;
  /** Called after a run, with the number of operations that the server has done in it. */
  readonly onSent: (count: number) => void;
  /** The server no longer accepts the session. */
  readonly onUnauthorized: () => void;
  readonly onError: (error: unknown) => void;
};

/** Null when it is to be sent again later. */
type Verdict = { readonly outcome: Outcome } | { readonly refusal: Refusal } | null;

/** Sends the queue in order, one operation at a time. An operation leaves the disk only after the server's answer. */
export function makeSender({ store, send, alone, canSend, onSent, onUnauthorized, onError }: Parts) {
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const runs = new PQueue({ concurrency: 1 });
  const next = () => (canSend() ? nextToSend(store.queue()) : undefined);

  /** Starts a run, or one more after the run that is going on. */
  function start(): void {
    clearTimeout(timer);
    if (runs.size === 0) runs.add(() => alone(run)).catch(onError);
  }

  async function run(): Promise<void> {
    await store.refresh();
    let sent = 0;
    try {
      for (let entry = next(); entry; entry = next()) {
        const key = keyOf(entry);
        // On disk before it is sent, so that after a crash it does not count as new.
        if (!entry.triedAt) await store.change((queue) => attempted(queue, key));
        // It may have been undone just before.
        if (!store.queue().entries.some((each) => keyOf(each) === key)) continue;
        const verdict = await attempt(entry);
        if (!verdict) break;
        const isSent = 'outcome' in verdict;
        // Until this is on disk the operation is still there, and its key makes sending it again harmless.
        await store.change((queue) =>
          isSent ? completed(queue, key, verdict.outcome) : refused(queue, key, verdict.refusal),
        );
        if (isSent) sent += 1;
      }
    } catch (error) {
      onError(error);
      retryLater();
    }
    if (sent > 0) onSent(sent);
  }

  async function attempt(entry: Entry): Promise<Verdict> {
    if (isStranded(entry)) return { refusal: { problem: sendingText().stranded } };
    if (isForgotten(entry)) return { refusal: { problem: sendingText().forgotten, isUncertain: true } };
    try {
      const outcome = await send(entry);
      retryMs = firstRetryMs;
      failures = 0;
      return { outcome };
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) {
        onUnauthorized();
        return null;
      }
      // Somebody else has deleted or restored it already, so there is nothing left to do.
      if (status === 404 && entry.kind === 'write' && ['delete', 'undelete'].includes(entry.operation.kind))
        return { outcome: {} };
      failures = status === 500 ? failures + 1 : 0;
      if (isTransient(status) && failures < maxFailures) return retryLater();
      failures = 0;
      return { refusal: refusalOf(error, entry) };
    }
  }

  function retryLater(): null {
    clearTimeout(timer);
    timer = setTimeout(start, retryMs);
    retryMs = Math.min(retryMs * 2, maxRetryMs);
    return null;
  }

  /** Sends now; the waits between attempts start again with the shortest. */
  return function flush(): void {
    retryMs = firstRetryMs;
    start();
  };
}

const tooLarge = 413;

/**
 * The status of our API's response; null when there was none, or one of something in between, which has no message as
 * every refusal of our API has. A 413 always counts, because proxies limit bodies too. Undefined when something failed here.
 */
function statusOf(error: unknown): number | null | undefined {
  if (error instanceof UnreachableError) return null;
  if (!(error instanceof ApiError)) return undefined;
  const isOurs = typeof error.body.message === 'string' || error.status === tooLarge;
  return isOurs ? error.status : null;
}

/** Whether trying later may help. */
function isTransient(status: number | null | undefined): boolean {
  return status === null || (status !== undefined && (status === 408 || status === 429 || status >= 500));
}

function refusalOf(error: unknown, { kind }: Entry): Refusal {
  const message = error instanceof Error && error.message ? error.message : sendingText().refused;
  if (!(error instanceof ApiError)) return { problem: message };
  const problem = error.status === 404 && kind === 'write' ? sendingText().missing : message;
  return { problem, refusal: { status: error.status, body: error.body } };
}

type Sending = {
  readonly connection: Connection;
  readonly readFile: OutboxStorage['readFile'];
  readonly onProgress: (share: number | null) => void;
};

/**
 * Sends one operation; its key makes a repeat harmless.
 * @throws ApiError when the server refuses it, UnreachableError when none answers.
 */
export async function sendEntry(entry: Entry, sending: Sending): Promise<Outcome> {
  if (entry.kind === 'upload') return sendFile(entry, sending);
  const { operation } = entry;
  const { value, etag } = await write({ ...sending.connection, isStrict: true }, operation);
  if (value === undefined) return { etag };
  return { etag, document: { ...value }, ...(operation.kind === 'create' ? { replacement: value.id } : {}) };
}

async function sendFile(entry: UploadEntry, { connection, readFile, onProgress }: Sending): Promise<Outcome> {
  const file = await readFile(entry);
  try {
    const url = await upload(connection, file, { onProgress, idempotencyKey: entry.sentAs ?? entry.key });
    if (url === null) throw foreignAnswer();
    return { replacement: url };
  } catch (error) {
    // Only a page that closes cancels these uploads.
    if (error instanceof DOMException) throw new UnreachableError('The upload was cut off', { cause: error });
    throw error;
  } finally {
    onProgress(null);
  }
}
