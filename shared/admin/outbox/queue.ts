import type { WriteOperation } from '@ritmi/shared/client/write';
import { keyMemoryMs } from '@ritmi/shared/domain/history';
import { withoutDependents } from './dependents.js';
import {
  type Entry,
  hasTemporary,
  keyOf,
  type Outcome,
  type Refusal,
  resolved,
  temporariesIn,
  temporaryOf,
  type UploadEntry,
  type WriteEntry,
} from './entry.js';

/** The outbox as it is on disk. */
export type Queue = {
  readonly entries: readonly Entry[];
  /** The server's ids and addresses by the temporary ones, which a form may still contain. */
  readonly replaced: Readonly<Record<string, string>>;
  /** Entries that only a newer version of the app can send. */
  readonly newer: readonly unknown[];
};

export const emptyQueue: Queue = { entries: [], replaced: {}, newer: [] };

const maxReplaced = 1000;

const isoNow = () => new Date().toISOString();

/** Adds a write at the end, unless its key is queued already. `isTried`: the server may have it already. */
export function withWrite(queue: Queue, operation: WriteOperation, isTried = false): Queue {
  if (queue.entries.some((entry) => keyOf(entry) === operation.key)) return queue;
  const undone = operation.kind === 'undelete' && !isTried && untriedDelete(queue, operation);
  if (undone) return { ...queue, entries: queue.entries.filter((entry) => entry !== undone) };
  const { ifMatch, ...rest } = resolved(operation, queue.replaced);
  const isOutdated =
    rest.kind === 'reorder'
      ? changesList(queue, rest.entity)
      : rest.kind === 'draft' && changesCopy(queue, rest);
  const needsMatch = ifMatch !== undefined && !isOutdated;
  const entry: WriteEntry = {
    kind: 'write',
    operation: needsMatch ? { ...rest, ifMatch } : rest,
    state: 'waiting',
    ...(isTried ? { isFixed: true, triedAt: isoNow() } : {}),
  };
  return { ...queue, entries: [...queue.entries, entry] };
}

/** The delete that a restore undoes before it has been sent; undefined when a later order of the list leaves it out. */
function untriedDelete({ entries }: Queue, { entity, id = '' }: WriteOperation): WriteEntry | undefined {
  const writes = entries.filter((entry) => entry.kind === 'write');
  const place = writes.findLastIndex(
    ({ operation: { kind, ...of } }) => kind === 'delete' && of.entity === entity && of.id === id,
  );
  const isOrdered = writes.some(
    ({ operation }, index) => index > place && operation.kind === 'reorder' && operation.entity === entity,
  );
  const found = writes[place];
  return found?.triedAt || isOrdered ? undefined : found;
}

/** Whether a queued operation changes the same copy before. */
function changesCopy(queue: Queue, { entity, id }: WriteOperation): boolean {
  return queue.entries.some(
    (entry) =>
      entry.kind === 'write' &&
      entry.operation.kind === 'draft' &&
      entry.operation.entity === entity &&
      entry.operation.id === id,
  );
}

/** Whether queued operations change the membership or order of the list before a new order is sent. */
function changesList(queue: Queue, entity: string): boolean {
  return queue.entries.some(
    (entry) =>
      entry.kind === 'write' &&
      entry.operation.entity === entity &&
      !['update', 'draft'].includes(entry.operation.kind),
  );
}

export function withUpload(queue: Queue, upload: Omit<UploadEntry, 'kind' | 'state'>): Queue {
  const attempt = upload.sentAs ? { triedAt: isoNow() } : {};
  return {
    ...queue,
    entries: [...queue.entries, { kind: 'upload', state: 'waiting', ...upload, ...attempt }],
  };
}

/** Marks an operation that is about to be sent for the first time. */
export function attempted(queue: Queue, key: string): Queue {
  return changed(queue, key, { triedAt: isoNow() });
}

export function refused(queue: Queue, key: string, refusal: Refusal): Queue {
  return changed(queue, key, { ...refusal, state: 'refused' });
}

function changed(queue: Queue, key: string, part: Partial<Entry>): Queue {
  // Spreading a part of a union loses which of its types it is; only fields that all entries have are changed.
  const change = (entry: Entry) => (keyOf(entry) === key ? ({ ...entry, ...part } as Entry) : entry);
  return { ...queue, entries: queue.entries.map(change) };
}

/** Removes an operation that the server has done, and applies its results to the others. */
export function completed(queue: Queue, key: string, outcome: Outcome): Queue {
  const place = queue.entries.findIndex((entry) => keyOf(entry) === key);
  const done = queue.entries[place];
  if (!done) return queue;
  const temporary = temporaryOf(done);
  const fresh = temporary && outcome.replacement ? { [temporary]: outcome.replacement } : {};
  const rest = queue.entries.filter((entry) => entry !== done).map((entry) => resolved(entry, fresh));
  const replaced = Object.entries({ ...queue.replaced, ...fresh }).slice(-maxReplaced);
  return {
    // An entry before it is older and not based on it.
    entries: rest.map((entry, index) =>
      done.kind === 'write' && index >= place ? rebased(entry, done.operation, outcome) : entry,
    ),
    replaced: Object.fromEntries(replaced),
    newer: resolved(queue.newer, fresh),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rebases a queued edit on the one of the same document that is done, where both were made on the same version. It leaves
 * out the fields that the first one has set already: somebody else's change to them must stay.
 */
function rebased(entry: Entry, done: WriteOperation, { etag, document, replacement }: Outcome): Entry {
  if (entry.kind !== 'write' || entry.isFixed || entry.triedAt || !etag) return entry;
  const { operation } = entry;
  const { id, ifMatch } = operation;
  if (operation.entity !== done.entity || operation.kind !== 'update') return entry;
  if (done.kind === 'create') {
    // A document that was created here had no version until now.
    const isItsEdit = id === replacement && ifMatch === undefined;
    return isItsEdit ? { ...entry, operation: { ...operation, ifMatch: etag } } : entry;
  }
  if (done.kind !== 'update' || id !== done.id || ifMatch === undefined || ifMatch !== done.ifMatch)
    return entry;
  const before = fieldsOf(done.body);
  const body = changedFields(fieldsOf(operation.body), before);
  // Somebody else has changed the document in between if its version is not the next one. If a field of this edit then
  // differs from what was sent, the edit keeps its old version, so that the server notices.
  const isNextVersion = versionOf(etag) - versionOf(ifMatch) <= 1;
  const readsAsSent = (name: string) => document && isSame(before[name], document[name]);
  const isOurs = isNextVersion || (document && Object.keys(body).every(readsAsSent));
  return { ...entry, operation: { ...operation, body, ifMatch: isOurs ? etag : ifMatch } };
}

const versionOf = (etag: string) => Number(etag.replaceAll('"', ''));

/** Numbers are sent as people write them: 10 reads as 10.00. */
function isSame(sent: unknown, read: unknown): boolean {
  const isText = typeof sent === 'string' && sent.trim() !== '';
  return JSON.stringify(sent) === JSON.stringify(read) || (isText && Number(sent) === Number(read));
}

function changedFields(body: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  );
}

/** The body of an update. */
const fieldsOf = (body: unknown) => (body ?? {}) as Fields;

/** Replaces a refused operation by other writes, added at the end like all new ones; without any it is discarded. */
export function replacedBy(queue: Queue, key: string, operations: readonly WriteOperation[]): Queue {
  const taken = findRefused(queue, key);
  if (!taken) return queue;
  const entries = queue.entries.filter((entry) => entry !== taken);
  if (operations.length === 0) return { ...queue, entries: withoutDependents(entries, temporaryOf(taken)) };
  const replacements = operations.map(
    (operation): WriteEntry => ({
      kind: 'write',
      operation: resolved(operation, queue.replaced),
      state: 'waiting',
      isFixed: true,
    }),
  );
  return { ...queue, entries: [...entries, ...replacements] };
}

/** Queues a refused operation again, at the end, with the same key. */
export function retried(queue: Queue, key: string): Queue {
  const taken = findRefused(queue, key);
  if (!taken) return queue;
  const {
    problem: _problem,
    refusal: _refusal,
    triedAt: _triedAt,
    isUncertain: _uncertain,
    ...entry
  } = taken;
  const again: Entry = { ...entry, state: 'waiting', ...(entry.kind === 'write' ? { isFixed: true } : {}) };
  return { ...queue, entries: [...queue.entries.filter((other) => other !== taken), again] };
}

const findRefused = ({ entries }: Queue, key: string) =>
  entries.find((entry) => keyOf(entry) === key && entry.state === 'refused');

/**
 * The operation to send next. Only an operation that depends on a refused one, or on one of a newer version, has to wait.
 * The same one is returned until the server has answered, so the queue never sends another one meanwhile.
 */
export function nextToSend({ entries, newer }: Queue): Entry | undefined {
  const pending = [...entries.flatMap((entry) => temporaryOf(entry) ?? []), ...temporariesIn(newer)];
  return entries.find((entry) => {
    if (entry.state !== 'waiting') return false;
    if (entry.kind === 'upload') return true;
    const text = JSON.stringify(entry.operation);
    const own = temporaryOf(entry);
    return !pending.some((temporary) => temporary !== own && text.includes(temporary));
  });
}

/** Whether the server may have done it and forgotten its key, so that sending it again could do it twice. */
export function isForgotten({ triedAt }: Entry): boolean {
  return triedAt !== undefined && Date.now() - Date.parse(triedAt) >= keyMemoryMs;
}

/** Whether it depends on an operation that was discarded, so that it can never be sent. */
export function isStranded(entry: Entry): boolean {
  if (entry.kind === 'upload') return false;
  const { kind, id, body } = entry.operation;
  return hasTemporary(kind === 'create' ? body : { id, body });
}
