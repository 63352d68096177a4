import type { QueuedOperation } from '@ritmi/shared/admin/host';
import { parsed } from '@ritmi/shared/client/request';
import type { Bridge } from '../../messages.js';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { entities } from '@ritmi/shared/domain/entities';
import { type Entry, keyOf } from './entry.js';
import { emptyQueue, type Queue } from './queue.js';

type Parts = {
  readonly bridge: Pick<Bridge, 'writeDocument'>;
  /** Of the document on disk. */
  readonly name: string;
  /** What it says; null when there is none yet. */
  readonly stored: string | null;
  readonly onChange: () => void;
};

export type QueueStore = ReturnType<typeof openQueueStore>;

/**
 * The queue on disk, and in memory what the disk has: a change counts once it is written, and each one starts from the
 * result of the one before. All changes go through here; there is no other writer.
 */
export function openQueueStore({ bridge, name, stored, onChange }: Parts) {
  let queue = readQueue(stored);
  let sendingKey: string | null = null;
  let shown = shownOf(queue, sendingKey);
  let line: Promise<unknown> = Promise.resolve();
  let inLine = 0;

  function show(): void {
    shown = shownOf(queue, sendingKey);
    onChange();
  }

  async function changeNow(next: (current: Queue) => Queue): Promise<void> {
    const wanted = next(queue);
    if (wanted === queue) return;
    const { newer, ...known } = wanted;
    const text = JSON.stringify({ ...known, entries: [...known.entries, ...newer] });
    await bridge.writeDocument({ name, text, files: filesOf(wanted) });
    queue = wanted;
    show();
  }

  return {
    queue: () => queue,
    /** Whether a change is on its way to the disk. */
    isChanging: () => inLine > 0,
    /** For the screen: the same array until something changes. */
    shown: () => shown,
    markSending(key: string | null): void {
      sendingKey = key;
      show();
    },
    /** Answers when the change is on disk; when the disk refuses it, nothing has changed. */
    change(next: (current: Queue) => Queue): Promise<void> {
      inLine += 1;
      const turn = line
        .then(() => changeNow(next))
        .finally(() => {
          inLine -= 1;
        });
      line = turn.catch(() => undefined);
      return turn;
    },
  };
}

function filesOf({ entries, newer }: Queue): string[] {
  const known = entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.key] : []));
  // Nobody here knows which of these ids are files.
  return [...new Set([...known, ...(JSON.stringify(newer).match(uuids) ?? [])])];
}

const uuids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Main sets damaged files aside; this is for a text that is whole and says something else. */
function readQueue(stored: string | null): Queue {
  const queue = parsed(stored ?? '');
  const isQueue =
    typeof queue === 'object' && queue !== null && 'entries' in queue && Array.isArray(queue.entries);
  if (!isQueue) return emptyQueue;
  const { entries, replaced = {} } = queue as Pick<Queue, 'entries'> & Partial<Queue>;
  return { entries: entries.filter(isEntry), replaced, newer: entries.filter(isNewer) };
}

type Stored = { readonly kind?: unknown; readonly operation?: Partial<WriteOperation> | null };

const writeKinds: readonly unknown[] = ['create', 'update', 'delete', 'reorder'];

function isEntry(entry: (Stored & Partial<Entry>) | null): boolean {
  if (entry?.kind === 'write') return typeof entry.operation?.key === 'string' && !isNewer(entry);
  return entry?.kind === 'upload' && typeof entry.key === 'string' && typeof entry.standIn === 'string';
}

/** Whole, but of a kind, or about an entity, that this version does not know. */
function isNewer(entry: Stored | null): boolean {
  if (typeof entry?.kind !== 'string' || entry.kind === 'upload') return false;
  if (entry.kind !== 'write') return true;
  const { operation } = entry;
  return Boolean(operation?.key) && !(writeKinds.includes(operation?.kind) && isEntity(operation?.entity));
}

const isEntity = (name: unknown) => typeof name === 'string' && Object.hasOwn(entities, name);

function shownOf(queue: Queue, sendingKey: string | null): readonly QueuedOperation[] {
  return queue.entries.map((entry) => ({
    operation:
      entry.kind === 'write' ? entry.operation : { kind: 'upload', key: entry.key, title: entry.name },
    state: keyOf(entry) === sendingKey ? 'sending' : entry.state,
    ...(entry.problem ? { problem: entry.problem } : {}),
    ...(entry.refusal ? { refusal: entry.refusal } : {}),
    ...(entry.isUncertain ? { isUncertain: true } : {}),
  }));
}
