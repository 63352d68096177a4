import type { QueuedOperation } from '@ritmi/shared/admin/host';
import { parsed } from '@ritmi/shared/client/request';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { createStore } from '@ritmi/shared/ui/store';
import PQueue from 'p-queue';
import type { Bridge } from '../../messages.js';
import { type Entry, keyOf } from './entry.js';
import { emptyQueue, type Queue } from './queue.js';

type Parts = {
  readonly bridge: Pick<Bridge, 'writeDocument'>;
  /** Of the document on disk. */
  readonly name: string;
  /** Its text; null when there is none yet. */
  readonly stored: string | null;
};

export type QueueStore = ReturnType<typeof openQueueStore>;

/**
 * The queue on disk, and in memory what the disk has: a change counts once it is written, and each one starts from the
 * result of the one before. All changes are made here; nothing else writes the document.
 */
export function openQueueStore({ bridge, name, stored }: Parts) {
  let queue = readQueue(stored);
  let sendingKey: string | null = null;
  const queued = createStore(queuedOperations(queue, sendingKey));
  const changes = new PQueue({ concurrency: 1 });

  async function write(change: (current: Queue) => Queue): Promise<void> {
    const next = change(queue);
    if (next === queue) return;
    const { newer, ...known } = next;
    const text = JSON.stringify({ ...known, entries: [...known.entries, ...newer] });
    await bridge.writeDocument({ name, text, files: filesOf(next) });
    queue = next;
    queued.set(queuedOperations(queue, sendingKey));
  }

  return {
    queue: () => queue,
    count: () => queue.entries.length + queue.newer.length,
    /** Whether a change is not on disk yet. */
    isChanging: () => changes.pending > 0,
    /** For the screen: the same array until something changes. */
    queued,
    markSending(key: string | null): void {
      sendingKey = key;
      queued.set(queuedOperations(queue, sendingKey));
    },
    /** Resolves when the change is on disk; when the disk refuses it, nothing has changed. */
    change: (change: (current: Queue) => Queue) => changes.add(() => write(change)),
  };
}

const uuids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Keys of the files that the entries need; of newer ones any id may be such a key. */
function filesOf({ entries, newer }: Queue): string[] {
  const known = entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.key] : []));
  return [...new Set([...known, ...(JSON.stringify(newer).match(uuids) ?? [])])];
}

type Loose = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Loose => (typeof value === 'object' && value ? { ...value } : {});

/** Main sets damaged files aside; here a text that is whole but no queue counts as an empty one. */
function readQueue(stored: string | null): Queue {
  const { entries, replaced } = asObject(parsed(stored ?? ''));
  if (!Array.isArray(entries)) return emptyQueue;
  const stages = entries.map((entry: unknown) => ({ entry, kind: kindOf(asObject(entry)) }));
  const only = (kind: ReturnType<typeof kindOf>) =>
    stages.filter((stage) => stage.kind === kind).map(({ entry }) => entry);
  return {
    // Known kinds are what this version or an older one wrote, and `replaced` is written beside them.
    entries: only('known') as Entry[],
    replaced: asObject(replaced) as Queue['replaced'],
    newer: only('newer'),
  };
}

const writeKinds: readonly unknown[] = ['create', 'update', 'delete', 'reorder'];

/** `newer` is whole, but of a kind, or about an entity, that this version does not know. */
function kindOf(entry: Loose): 'known' | 'newer' | 'damaged' {
  if (typeof entry.kind !== 'string') return 'damaged';
  if (entry.kind === 'upload') {
    return typeof entry.key === 'string' && typeof entry.standIn === 'string' ? 'known' : 'damaged';
  }
  if (entry.kind !== 'write') return 'newer';
  const { key, kind, entity } = asObject(entry.operation);
  if (typeof key !== 'string' || key === '') return 'damaged';
  return writeKinds.includes(kind) && typeof entity === 'string' && isEntityName(entity) ? 'known' : 'newer';
}

function queuedOperations({ entries }: Queue, sendingKey: string | null): readonly QueuedOperation[] {
  return entries.map((entry) => {
    const { problem, refusal, isUncertain } = entry;
    return {
      operation:
        entry.kind === 'write' ? entry.operation : { kind: 'upload', key: entry.key, title: entry.name },
      state: keyOf(entry) === sendingKey ? 'sending' : entry.state,
      ...(problem ? { problem } : {}),
      ...(refusal ? { refusal } : {}),
      ...(isUncertain ? { isUncertain } : {}),
    };
  });
}
