import { createHash } from 'node:crypto';
import { keyMemoryMs } from '@ritmi/shared/domain/history';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from './collection.js';
import { KeyReusedError, UnavailableError } from './errors.js';
import { inQueuedTransaction, inTransaction } from './transaction.js';

type StoredReply = {
  _id: string;
  fingerprint: string;
  reply: string;
  /** Ids of documents, and addresses of files and enquiries, by which it is found when one is deleted for good. */
  names: string[];
  /** Those of them that are in the path of the call: the whole reply is about them. */
  about: string[];
  createdAt: Date;
};

const schema = new Schema<StoredReply>({ _id: String }, { collection: 'idempotency', ...plainDocuments });
schema.index({ createdAt: 1 }, { expireAfterSeconds: keyMemoryMs / 1000 });

schema.index({ names: 1 });

const replies = mongoose.model<StoredReply>('idempotency', schema);

export type Attempt = {
  /** The caller's Idempotency-Key; without one every attempt is a new write. */
  readonly key: string | undefined;
  /** The caller's account; '' for visitors. */
  readonly accountId: string;
  readonly path: string;
  /** Digest of the request, see `fingerprintOf`. */
  readonly fingerprint: string;
};

export type Waits = {
  /** The ordered list that the work changes: its writes run one after the other. */
  readonly list?: string | undefined;
  /** Throws what the work would throw, from reads alone, before it waits for others of its list. */
  readonly check?: (() => Promise<void>) | undefined;
};

/**
 * Runs the work in a transaction that also stores its reply under the caller's key. A repeat gets the stored reply, and
 * waits for the first attempt when that is still running.
 * @throws KeyReusedError when the key was used for a different request.
 */
export async function once<T>(
  attempt: Attempt,
  work: () => Promise<T>,
  { list, check }: Waits = {},
): Promise<T> {
  const { key } = attempt;
  if (key === undefined) return list ? inQueuedTransaction(list, work, check) : inTransaction(work);
  const _id = idOf(attempt, key);
  const { fingerprint } = attempt;
  const run = async () => {
    const reply = await work();
    const text = storedReply(JSON.stringify(reply), aboutIn(attempt.path));
    const stored = { _id, fingerprint, ...text, createdAt: new Date() };
    await replies.insertMany([stored], { lean: true });
    return reply;
  };
  try {
    return await inQueuedTransaction(list ?? `key ${_id}`, run, check);
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    // Only a failed write looks for an earlier reply. A repeat always fails, at the latest when it stores its own reply.
    // Linearizable: the first may have been stored by another process and not be acknowledged by a majority yet.
    const earlier = await replies.findById(_id).readConcern('linearizable').maxTimeMS(2_000).lean();
    if (!earlier) throw error;
    if (earlier.fingerprint !== fingerprint) throw new KeyReusedError();
    // What `work` returned for the same request.
    const reply: T = JSON.parse(earlier.reply);
    return reply;
  }
}

function idOf({ accountId, path }: Attempt, key: string): string {
  return fingerprintOf([accountId, path, key]);
}

/** Replaces the stored reply of an attempt, when its result changes after the transaction. */
export async function replaceReply(attempt: Attempt, reply: unknown): Promise<void> {
  if (attempt.key === undefined) return;
  const stored = storedReply(JSON.stringify(reply), aboutIn(attempt.path));
  await replies.updateOne({ _id: idOf(attempt, attempt.key) }, stored);
}

/**
 * Removes documents and files that were deleted for good from the stored replies: a repeated request gets 404 instead.
 * `removed` holds ids of documents and URLs of files. Call it outside of a transaction, whose time would limit it.
 */
export async function forgetReplies(removed: ReadonlySet<string>): Promise<void> {
  const naming = replies.find({ names: { $in: [...removed] } });
  // Replies of earlier versions have no `about`.
  for await (const { _id, reply, about = [] } of naming.lean().cursor({ batchSize: 50 })) {
    const { body }: { body?: { id?: string; url?: string } } = JSON.parse(reply);
    const named = body ? [body.id ?? '', body.url ?? '', ...about] : [];
    const isRemoved = named.some((name) => removed.has(name));
    const left = isRemoved ? notFoundReply : withoutRemoved(reply, removed);
    await replies.updateOne({ _id }, storedReply(left, isRemoved ? [] : about));
  }
}

function storedReply(
  reply: string,
  about: readonly string[],
): Pick<StoredReply, 'reply' | 'names' | 'about'> {
  const inReply = reply.match(/[0-9a-f]{24}|\/(?:uploads|kerkesa)\/[^"\\]+/g) ?? [];
  return { reply, names: [...new Set([...inReply, ...about])], about: [...about] };
}

/** Ids of documents in the path of a call, and the address of the enquiry whose secret it has. */
function aboutIn(path: string): string[] {
  const [, secret] = /\/by-secret\/([^/]+)/.exec(path) ?? [];
  return secret ? [`/kerkesa/${secret}`] : (path.match(/(?<=\/)[0-9a-f]{24}(?=\/|$)/g) ?? []);
}

const notFoundReply = JSON.stringify({ status: 404, body: { code: 'notFound', message: 'Not found' } });

/** Leaves removed documents out of the lists in a reply, such as the services of a package. */
function withoutRemoved(reply: string, removed: ReadonlySet<string>): string {
  const isRemoved = (value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value && removed.has(String(value.id));
  // An entry is the document, or has it as one of its values.
  const names = (entry: unknown) => isRemoved(entry) || Object.values(entry ?? {}).some(isRemoved);
  const left: unknown = JSON.parse(reply, (_key, value: unknown) =>
    Array.isArray(value) ? value.filter((entry) => !names(entry)) : value,
  );
  return JSON.stringify(left);
}

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
