import type { QueuedOperation } from '../host/host.js';
import { parsed } from '@ritmi/shared/domain/json';
import { isEntityName } from '@ritmi/shared/domain/entities';
import PQueue from 'p-queue';
import { z } from 'zod';
import { canDoWithout } from './dependents.js';
import type { Entry } from './entry.js';
import { emptyQueue, type Queue } from './queue.js';

type Disk = {
  readonly write: (text: string, files: readonly string[]) => Promise<void>;
  /** Where other windows write the same document: every change begins with what they have written. */
  readonly others?: {
    readonly read: () => Promise<string | null>;
    /** Runs a change while no other window makes one. */
    readonly alone: (change: () => Promise<void>) => Promise<void>;
  };
};

export type QueueStore = ReturnType<typeof openQueueStore>;

/**
 * Keeps the queue in memory as it is on disk: a change takes effect once it is written, and changes run one after the
 * other. `stored` is the text of its document, null if there is none yet.
 */
export function openQueueStore(
  stored: string | null,
  { write: writeToDisk, others }: Disk,
  onChange: () => void,
) {
  let onDisk = stored;
  let queue = readQueue(stored);
  let queued = queuedOperations(queue);
  const changes = new PQueue({ concurrency: 1 });

  function show(next: Queue, text: string | null): void {
    onDisk = text;
    queue = next;
    queued = queuedOperations(queue);
    onChange();
  }

  async function readAgain(): Promise<void> {
    const text = others ? await others.read() : onDisk;
    if (text !== onDisk) show(readQueue(text), text);
  }

  async function write(change: (current: Queue) => Queue): Promise<void> {
    const next = change(queue);
    if (next === queue) return;
    const { newer, ...known } = next;
    const text = JSON.stringify({ ...known, entries: [...known.entries, ...newer] });
    await writeToDisk(text, filesOf(next));
    show(next, text);
  }

  async function changeShared(change: (current: Queue) => Queue): Promise<void> {
    await readAgain();
    await write(change);
  }

  return {
    queue: () => queue,
    count: () => queue.entries.length + queue.newer.length,
    /** Whether a change is not on disk yet. */
    isChanging: () => changes.pending > 0,
    /** For the screen: the same array until something changes. */
    queued: () => queued,
    /** Resolves when the change is on disk; when the disk refuses it, nothing has changed. */
    change: (change: (current: Queue) => Queue) =>
      changes.add(() => (others ? others.alone(() => changeShared(change)) : write(change))),
    /** Takes over what other windows have written. */
    refresh: async (): Promise<void> => {
      if (others) await changes.add(readAgain);
    },
  };
}

const uuids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Keys of the files that the entries need. In newer entries any id may be such a key. */
function filesOf({ entries, newer }: Queue): string[] {
  const known = entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.key] : []));
  return [...new Set([...known, ...(JSON.stringify(newer).match(uuids) ?? [])])];
}

const knownEntry = z.union([
  z.object({ kind: z.literal('upload'), key: z.string(), standIn: z.string() }),
  z.object({
    kind: z.literal('write'),
    operation: z.object({
      key: z.string().min(1),
      kind: z.enum(['create', 'update', 'delete', 'undelete', 'reorder', 'draft', 'note', 'book']),
      entity: z.string().refine(isEntityName),
    }),
  }),
]);

/** A complete entry of a kind, or about an entity, that this version does not know. */
const newerEntry = z.union([
  z.object({ kind: z.literal('write'), operation: z.object({ key: z.string().min(1) }) }),
  z.object({ kind: z.string().regex(/^(?!write$|upload$)/) }),
]);

const storedQueue = z.object({
  entries: z.array(z.unknown()),
  replaced: z.record(z.string(), z.string()).catch({}),
});

/** Main sets damaged files aside. A text that is not a queue counts as an empty one. */
function readQueue(stored: string | null): Queue {
  const { success, data } = storedQueue.safeParse(parsed(stored ?? ''));
  if (!success) return emptyQueue;
  const isKnown = (entry: unknown) => knownEntry.safeParse(entry).success;
  return {
    // This version or an older one wrote them, so only what tells them apart is checked; other fields must stay.
    entries: data.entries.filter(isKnown) as Entry[],
    replaced: data.replaced,
    newer: data.entries.filter((entry) => !isKnown(entry) && newerEntry.safeParse(entry).success),
  };
}

/** The entries as the screen shows them. */
function queuedOperations({ entries }: Queue): readonly QueuedOperation[] {
  return entries.map((entry) => {
    if (entry.kind === 'write') return entry;
    const isDispensable = entry.state === 'refused' && canDoWithout(entries, entry.standIn);
    const operation = { kind: 'upload', key: entry.key, title: entry.name } as const;
    return { ...entry, operation, ...(isDispensable && { isDispensable }) };
  });
}
