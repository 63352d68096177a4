import { createHash } from 'node:crypto';
import { keyMemoryMs } from '@ritmi/shared/domain/history';
import mongoose, { Schema } from 'mongoose';
import { KeyReusedError } from './errors.js';
import { deadline, inQueuedTransaction, inTransaction } from './transaction.js';

type KeptReply = { _id: string; fingerprint: string; reply: string; createdAt: Date };

const schema = new Schema<KeptReply>(
  { _id: String, fingerprint: String, reply: String, createdAt: Date },
  { collection: 'idempotency', versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: keyMemoryMs / 1000 });

const keptReplies = mongoose.model<KeptReply>('idempotency', schema);

/** A write that may be repeated. */
export type Attempt = {
  /** The caller's Idempotency-Key; without one every attempt is a new write. */
  readonly key: string | undefined;
  readonly accountId: string;
  readonly path: string;
  /** Stands for all that the caller sent, see `fingerprintOf`. */
  readonly fingerprint: string;
};

/**
 * Runs the work in a transaction that also keeps its reply under the caller's key. A repeat gets the kept reply;
 * while the first is still running it waits.
 * @param list the ordered list that the work changes: writes on it run one after the other anyway
 * @throws KeyReusedError when the key came with something else before.
 */
export async function once<T>(attempt: Attempt, work: () => Promise<T>, list?: string): Promise<T> {
  // Waiting for others counts too.
  const overdue = deadline();
  const { key } = attempt;
  if (key === undefined)
    return list ? inQueuedTransaction(list, work, overdue) : inTransaction(work, overdue);
  const _id = idOf(attempt, key);
  const run = async () => {
    const kept = await keptReplies.findById(_id).lean();
    if (kept && kept.fingerprint !== attempt.fingerprint) throw new KeyReusedError();
    if (kept) return JSON.parse(kept.reply) as T;
    const reply = await work();
    const { fingerprint } = attempt;
    const made = { _id, fingerprint, reply: JSON.stringify(reply), createdAt: new Date() };
    await keptReplies.insertMany([made], { lean: true });
    return reply;
  };
  return inQueuedTransaction(list ?? `key ${_id}`, run, overdue);
}

function idOf({ accountId, path }: Attempt, key: string): string {
  return fingerprintOf([accountId, path, key]);
}

/** Replaces the reply that was kept for an attempt, where more became known after its transaction. */
export async function keepReply(attempt: Attempt, reply: unknown): Promise<void> {
  if (attempt.key === undefined) return;
  await keptReplies.updateOne({ _id: idOf(attempt, attempt.key) }, { reply: JSON.stringify(reply) });
}

/**
 * Takes documents and files that were deleted for good out of the kept replies: a repeat does not bring them back, it is
 * answered that they are gone. `gone` holds ids and addresses of files.
 */
export async function forgetReplies(gone: ReadonlySet<string>): Promise<void> {
  for await (const { _id, reply } of keptReplies.find().lean().cursor()) {
    if (!(reply.match(idOrAddress) ?? []).some((word) => gone.has(word))) continue;
    const kept = JSON.parse(reply) as { body?: { id?: unknown; url?: unknown } };
    const isGone = [kept.body?.id, kept.body?.url].some((word) => gone.has(String(word)));
    const left = isGone ? { status: 404, body: { message: 'Not found' } } : withoutEntries(kept, gone);
    await keptReplies.updateOne({ _id }, { reply: JSON.stringify(left) });
  }
}

const idOrAddress = /[0-9a-f]{24}|\/uploads\/[^"\\]+/g;

/** The value without the entries of its lists that are about something gone, such as the services of a package. */
function withoutEntries(value: unknown, gone: ReadonlySet<string>): unknown {
  return JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    Array.isArray(each) ? each.filter((entry: Entry) => !gone.has(entry?.service?.id ?? '')) : each,
  );
}

type Entry = { service?: { id?: string } } | null;

/** A digest of a JSON value that does not depend on the order of keys. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortedKeys) ?? '')
    .digest('base64url');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
