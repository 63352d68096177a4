import type { WaitingOperation } from '@ritmi/shared/admin';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { isUnresolved, resolved } from './standIns.js';

type State = {
  readonly state: 'waiting' | 'refused';
  readonly problem?: string;
  readonly refusal?: NonNullable<WaitingOperation['refusal']>;
};

export type WriteEntry = State & {
  readonly kind: 'write';
  /** A create carries the temporary id that its document has until the server names it. */
  readonly operation: WriteOperation;
};

export type UploadEntry = State & {
  readonly kind: 'upload';
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly fileName: string;
  /** The address that forms and later operations carry until the server gives one. */
  readonly standIn: string;
};

export type Entry = WriteEntry | UploadEntry;

/** The outbox as it lies on disk. */
export type Queue = {
  readonly entries: readonly Entry[];
  /** Temporary ids and addresses, and what the server made of them; a form may still carry an old one. */
  readonly replaced: Readonly<Record<string, string>>;
};

export const emptyQueue: Queue = { entries: [], replaced: {} };

const mostReplaced = 1000;

export const keyOf = (entry: Entry) => (entry.kind === 'write' ? entry.operation.key : entry.key);

/** A write comes last. The same key twice is one operation. */
export function withWrite(queue: Queue, operation: WriteOperation): Queue {
  if (queue.entries.some((entry) => keyOf(entry) === operation.key)) return queue;
  const known = resolved(operation, queue.replaced);
  const entry: WriteEntry = {
    kind: 'write',
    operation: known.kind === 'reorder' && changesList(queue, known) ? withoutMatch(known) : known,
    state: 'waiting',
  };
  return { ...queue, entries: [...queue.entries, entry] };
}

/** Own changes that still wait will have changed the list's version by the time that its new order is sent. */
function changesList(queue: Queue, { entity }: WriteOperation): boolean {
  return queue.entries.some((entry) => entry.kind === 'write' && entry.operation.entity === entity);
}

function withoutMatch(operation: WriteOperation): WriteOperation {
  const { ifMatch, ...rest } = operation;
  return ifMatch === undefined ? operation : rest;
}

/** An upload comes last too. */
export function withUpload(queue: Queue, upload: Omit<UploadEntry, 'kind' | 'state'>): Queue {
  return { ...queue, entries: [...queue.entries, { kind: 'upload', state: 'waiting', ...upload }] };
}

export type Outcome = {
  /** The id or address that stands for the temporary one from now on. */
  readonly replacement?: string;
  readonly etag?: string | null;
};

/** The server has taken the operation: it leaves, and the later ones learn what came of it. */
export function settled(queue: Queue, key: string, { replacement, etag }: Outcome): Queue {
  const done = queue.entries.find((entry) => keyOf(entry) === key);
  if (!done) return queue;
  const standIn = standInOf(done);
  const fresh = standIn && replacement ? { [standIn]: replacement } : {};
  const rest = queue.entries.filter((entry) => entry !== done).map((entry) => resolved(entry, fresh));
  const replaced = Object.entries({ ...queue.replaced, ...fresh }).slice(-mostReplaced);
  return {
    entries: rest.map((entry) =>
      done.kind === 'write' && etag ? rebased(entry, done.operation, etag) : entry,
    ),
    replaced: Object.fromEntries(replaced),
  };
}

function standInOf(entry: Entry): string | undefined {
  if (entry.kind === 'upload') return entry.standIn;
  return entry.operation.kind === 'create' ? entry.operation.id : undefined;
}

/**
 * A later change of the same document started from the same version as this one. It now starts from this one's
 * result, and leaves out the fields that this one has set already: somebody else's change to them must stay.
 */
function rebased(entry: Entry, done: WriteOperation, etag: string): Entry {
  if (entry.kind !== 'write' || done.kind !== 'update') return entry;
  const { operation } = entry;
  const isSame = operation.entity === done.entity && operation.id === done.id;
  if (!isSame || !operation.ifMatch || operation.ifMatch !== done.ifMatch) return entry;
  const isUpdate = operation.kind === 'update';
  const body = isUpdate ? { body: changedFields(operation.body, done.body) } : {};
  return { ...entry, operation: { ...operation, ...body, ifMatch: etag } };
}

function changedFields(body: unknown, before: unknown): unknown {
  if (typeof body !== 'object' || body === null || typeof before !== 'object' || before === null) return body;
  const known = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => known.get(name) !== JSON.stringify(value)),
  );
}

export function refused(queue: Queue, key: string, why: Pick<State, 'problem' | 'refusal'>): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) =>
      keyOf(entry) === key ? { ...entry, ...why, state: 'refused' } : entry,
    ),
  };
}

/** Other writes take the place of one that was refused; none of them drops it. */
export function replacedBy(queue: Queue, key: string, operations: readonly WriteOperation[]): Queue {
  const entries = operations.map(
    (operation): WriteEntry => ({
      kind: 'write',
      operation: resolved(operation, queue.replaced),
      state: 'waiting',
    }),
  );
  const isRefused = (entry: Entry) => keyOf(entry) === key && entry.state === 'refused';
  return { ...queue, entries: queue.entries.flatMap((entry) => (isRefused(entry) ? entries : [entry])) };
}

/** The operation to send next; a refused one holds up only those that build on it. */
export function nextToSend(queue: Queue): Entry | undefined {
  return queue.entries.find(({ state }) => state === 'waiting');
}

/** Whether it builds on something that was refused or discarded, so that it can never be sent. */
export function isStranded(entry: Entry): boolean {
  if (entry.kind === 'upload') return false;
  const { kind, id, body } = entry.operation;
  return isUnresolved(kind === 'create' ? body : { id, body });
}
