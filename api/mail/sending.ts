import type { Logger } from 'pino';
import type { Task } from '../tasks/runner.js';
import { letters, type StoredLetter } from './queue.js';

/** How often the queue is looked through, in ms. */
const lookMs = 5_000;

/** The first retry comes within a minute; later ones at most an hour after each other (contract, Being told). */
const firstRetryMs = 20_000;
const maxRetryMs = 3600_000;

/** After so long without an answer a letter is given up, in ms. */
const giveUpMs = 24 * 3600_000;

/** A letter that was claimed so long ago belongs to a process that has ended: all time limits below are shorter. */
const staleMs = 75_000;

const limits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Sends what is queued. One process at a time does it, and each letter is claimed before it is sent. */
export function mailTask(server: string, logger: Logger): Task {
  const run = async (lease: AbortSignal) => {
    await markUnknown();
    while (!lease.aborted) {
      const letter = await claim();
      if (!letter) break;
      await send(server, letter, logger);
    }
    return new Date(Date.now() + lookMs);
  };
  return { name: 'mail', run, restMs: 0, maxRetryMs: lookMs, leaseMs: 30_000 };
}

/** What a process had claimed when it ended may have been sent: only a person may send it again. */
async function markUnknown(): Promise<void> {
  const claimedAt = { $lt: new Date(Date.now() - staleMs) };
  await letters.updateMany({ state: 'sending', claimedAt }, { state: 'unknown' });
}

function claim(): Promise<StoredLetter | null> {
  const now = new Date();
  return letters
    .findOneAndUpdate(
      { state: 'queued', nextAt: { $lte: now } },
      { $set: { state: 'sending', claimedAt: now }, $inc: { tries: 1 } },
      { sort: { nextAt: 1 }, returnDocument: 'after' },
    )
    .lean<StoredLetter>();
}

type Outcome = Pick<StoredLetter, 'state'> & { readonly nextAt?: Date };

async function send(server: string, letter: StoredLetter, logger: Logger): Promise<void> {
  const outcome = await deliver(server, letter).catch((error: unknown) => {
    logger.warn({ letter: letter._id, code: codeIn(error) }, 'a letter could not be sent');
    return outcomeOf(letter, error);
  });
  await letters.updateOne({ _id: letter._id, state: 'sending' }, { ...outcome, claimedAt: null });
}

/** @throws DeliveryError */
async function deliver(server: string, letter: StoredLetter): Promise<Outcome> {
  let hasBegun = false;
  const note = (entry: { readonly tnx?: string }, message?: unknown) => {
    if (entry.tnx === 'client' && message === 'DATA') hasBegun = true;
  };
  const logger = {
    level: () => undefined,
    trace: note,
    debug: note,
    info: note,
    warn: note,
    error: note,
    fatal: note,
  };
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(server).hostname);
  // Nobody is between two programs of one machine, and such a server has a certificate of its own.
  const tls = isLocal ? { tls: { rejectUnauthorized: false } } : {};
  // Installations without a mail server never need it at the start.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: server, ...limits, ...tls, logger, debug: true });
  const { messageId, from, to, replyTo, subject, text, html, attachment } = letter;
  const attachments = attachment
    ? [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }]
    : [];
  try {
    await transport.sendMail({ messageId, from, to, replyTo, subject, text, html, attachments });
    return { state: 'sent' };
  } catch (cause) {
    throw new DeliveryError(cause, hasBegun);
  } finally {
    transport.close();
  }
}

class DeliveryError extends Error {
  constructor(
    override readonly cause: unknown,
    /** Whether the text of the letter was on its way. */
    readonly hasBegun: boolean,
  ) {
    super('a letter could not be sent');
  }
}

/** A refusal of the server is certain; after the text has begun to go, silence is not. */
function outcomeOf(letter: StoredLetter, error: unknown): Outcome {
  const { cause, hasBegun } = error instanceof DeliveryError ? error : { cause: error, hasBegun: false };
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(cause);
  const isRefused = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
  if (isRefused) return { state: 'failed' };
  if (hasBegun && typeof responseCode !== 'number') return { state: 'unknown' };
  const now = Date.now();
  if (now - letter.since.getTime() > giveUpMs) return { state: 'failed' };
  const pause = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(letter.tries - 1, 20));
  return { state: 'queued', nextAt: new Date(now + pause) };
}

/** For the log, without the addresses that messages of mail servers contain. */
function codeIn(error: unknown): string {
  const { cause }: { cause?: unknown } = Object(error);
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(cause ?? error);
  const known = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
  return known.join(' ');
}
