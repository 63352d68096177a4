import type { WriteOperation } from '@ritmi/shared/client/write';
import { keyMemoryMs } from '@ritmi/shared/domain/calls';
import { type Entry, keyOf, type Outcome, type State, type UploadEntry, type WriteEntry } from './entry.js';
import { rebased } from './rebased.js';
import { isUnresolved, resolved, standInsIn } from './standIns.js';

/** The outbox as it lies on disk. */
export type Queue = {
  readonly entries: readonly Entry[];
  /** Temporary ids and addresses, and what the server made of them; a form may still carry an old one. */
  readonly replaced: Readonly<Record<string, string>>;
  /** Entries that only a newer version of the app knows how to send. */
  readonly newer: readonly unknown[];
};

export const emptyQueue: Queue = { entries: [], replaced: {}, newer: [] };

const mostReplaced = 1000;

/** A write comes last. The same key twice is one operation. `isTried`: the server may have it already. */
export function withWrite(queue: Queue, operation: WriteOperation, isTried = false): Queue {
  if (queue.entries.some((entry) => keyOf(entry) === operation.key)) return queue;
  const known = resolved(operation, queue.replaced);
  const entry: WriteEntry = {
    kind: 'write',
    operation: known.kind === 'reorder' && changesPlaces(queue, known) ? withoutMatch(known) : known,
    state: 'waiting',
    ...(isTried ? { isFixed: true, triedAt: isoNow() } : {}),
  };
  return { ...queue, entries: [...queue.entries, entry] };
}

/** Own changes that still wait will have changed who is in the list, and where, by the time that a new order is sent. */
function changesPlaces(queue: Queue, { entity }: WriteOperation): boolean {
  return queue.entries.some(
    (entry) =>
      entry.kind === 'write' && entry.operation.entity === entity && entry.operation.kind !== 'update',
  );
}

function withoutMatch(operation: WriteOperation): WriteOperation {
  const { ifMatch, ...rest } = operation;
  return ifMatch === undefined ? operation : rest;
}

/** An upload comes last too. */
export function withUpload(queue: Queue, upload: Omit<UploadEntry, 'kind' | 'state'>): Queue {
  const tried = upload.sentAs ? { triedAt: isoNow() } : {};
  return { ...queue, entries: [...queue.entries, { kind: 'upload', state: 'waiting', ...upload, ...tried }] };
}

const isoNow = () => new Date().toISOString();

/** It is about to be sent for the first time. */
export function tried(queue: Queue, key: string): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (keyOf(entry) === key ? { ...entry, triedAt: isoNow() } : entry)),
  };
}

/** Whether the server may have done it and forgotten its key, so that sending it again could do it twice. */
export function isForgotten({ triedAt }: Entry): boolean {
  return triedAt !== undefined && Date.now() - Date.parse(triedAt) >= keyMemoryMs;
}

/** An older queue of the same account comes before what it has now. */
export function merged(older: Queue, queue: Queue): Queue {
  const known = new Set(queue.entries.map(keyOf));
  return {
    entries: [...older.entries.filter((entry) => !known.has(keyOf(entry))), ...queue.entries],
    replaced: { ...older.replaced, ...queue.replaced },
    newer: [...older.newer, ...queue.newer],
  };
}

/** The server has taken the operation: it leaves, and the later ones learn what came of it. */
export function settled(queue: Queue, key: string, outcome: Outcome): Queue {
  const place = queue.entries.findIndex((entry) => keyOf(entry) === key);
  const done = queue.entries[place];
  if (!done) return queue;
  const standIn = standInOf(done);
  const fresh = standIn && outcome.replacement ? { [standIn]: outcome.replacement } : {};
  const rest = queue.entries.filter((entry) => entry !== done).map((entry) => resolved(entry, fresh));
  const replaced = Object.entries({ ...queue.replaced, ...fresh }).slice(-mostReplaced);
  return {
    // What stands before it is older and knows nothing of it.
    entries: rest.map((entry, index) =>
      done.kind === 'write' && index >= place ? rebased(entry, done.operation, outcome) : entry,
    ),
    replaced: Object.fromEntries(replaced),
    newer: resolved(queue.newer, fresh),
  };
}

function standInOf(entry: Entry): string | undefined {
  if (entry.kind === 'upload') return entry.standIn;
  return entry.operation.kind === 'create' ? entry.operation.id : undefined;
}

export function refused(
  queue: Queue,
  key: string,
  why: Pick<State, 'problem' | 'refusal' | 'isUncertain'>,
): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) =>
      keyOf(entry) === key ? { ...entry, ...why, state: 'refused' } : entry,
    ),
  };
}

/** Other writes, which come last like all that is new, take the place of one that was refused; none of them drops it. */
export function replacedBy(queue: Queue, key: string, operations: readonly WriteOperation[]): Queue {
  const { rest, taken } = withoutRefused(queue, key);
  if (!taken) return queue;
  const entries = operations.map(
    (operation): WriteEntry => ({
      kind: 'write',
      operation: resolved(operation, queue.replaced),
      state: 'waiting',
      isFixed: true,
    }),
  );
  return operations.length > 0 ? { ...queue, entries: [...rest, ...entries] } : discarded(queue, key);
}

/** A refused operation goes out once more, with the same key. */
export function retried(queue: Queue, key: string): Queue {
  const { rest, taken } = withoutRefused(queue, key);
  if (!taken) return queue;
  const { problem: _problem, refusal: _refusal, triedAt: _tried, isUncertain: _asked, ...entry } = taken;
  const waiting: Entry = { ...entry, state: 'waiting', ...(entry.kind === 'write' ? { isFixed: true } : {}) };
  return { ...queue, entries: [...rest, waiting] };
}

/** Nobody wants a refused operation any more; later edits of what it would have made go with it. */
function discarded(queue: Queue, key: string): Queue {
  const { rest, taken } = withoutRefused(queue, key);
  const standIn = taken && standInOf(taken);
  if (!standIn) return { ...queue, entries: rest };
  const entries = rest.flatMap((entry): Entry[] => {
    if (entry.kind === 'upload') return [entry];
    const { operation } = entry;
    if (operation.id === standIn) return [];
    if (operation.kind !== 'reorder') return [entry];
    const body = (operation.body as readonly { readonly id: string }[]).filter(({ id }) => id !== standIn);
    return [{ ...entry, operation: { ...operation, body } }];
  });
  return { ...queue, entries };
}

function withoutRefused({ entries }: Queue, key: string) {
  const taken = entries.find((entry) => keyOf(entry) === key && entry.state === 'refused');
  return { taken, rest: entries.filter((entry) => entry !== taken) };
}

/**
 * The operation to send next. One that builds on a refused one, or on one of a newer version, waits for it; nothing else
 * does. What this names stays first until it is answered for, so that no other operation may ever have reached the
 * server.
 */
export function nextToSend({ entries, newer }: Queue): Entry | undefined {
  const standIns = entries.flatMap((entry) => {
    const standIn = standInOf(entry);
    return standIn ? [{ entry, standIn }] : [];
  });
  // What a newer version would make, and nothing here does.
  const foreign = standInsIn(newer).filter(
    (found) => !standIns.some(({ standIn }) => standIn.includes(found)),
  );
  return entries.find((entry) => {
    if (entry.state !== 'waiting') return false;
    if (entry.kind === 'upload' || (standIns.length === 0 && foreign.length === 0)) return true;
    const text = JSON.stringify(entry.operation);
    if (foreign.some((standIn) => text.includes(standIn))) return false;
    return !standIns.some(({ entry: owner, standIn }) => owner !== entry && text.includes(standIn));
  });
}

/** Whether it builds on something that was discarded, so that it can never be sent. */
export function isStranded(entry: Entry): boolean {
  if (entry.kind === 'upload') return false;
  const { kind, id, body } = entry.operation;
  return isUnresolved(kind === 'create' ? body : { id, body });
}
