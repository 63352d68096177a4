import type { WaitingOperation } from '@ritmi/shared/admin';
import { parsed } from '@ritmi/shared/client/request';
import type { Bridge } from '../../preload/index.js';
import { type Entry, keyOf } from './entry.js';
import { emptyQueue, type Queue } from './queue.js';

const documentName = 'outbox';

export type QueueStore = Awaited<ReturnType<typeof openQueueStore>>;

/**
 * The queue on disk, and in memory what the disk has: a change counts once it is written, and each one starts from the
 * result of the one before. All changes go through here; there is no other writer.
 */
export async function openQueueStore(bridge: Pick<Bridge, 'readKept' | 'writeKept'>) {
  let queue = readQueue(await bridge.readKept(documentName));
  let sendingKey: string | null = null;
  let shown = shownOf(queue, sendingKey);
  const listeners = new Set<() => void>();
  let line: Promise<unknown> = Promise.resolve();
  let inLine = 0;

  function show(): void {
    shown = shownOf(queue, sendingKey);
    for (const listener of listeners) listener();
  }

  async function changeNow(next: (current: Queue) => Queue): Promise<void> {
    const wanted = next(queue);
    if (wanted === queue) return;
    await bridge.writeKept({ name: documentName, text: JSON.stringify(wanted), files: filesOf(wanted) });
    queue = wanted;
    show();
  }

  return {
    queue: () => queue,
    /** Whether a change is on its way to the disk. */
    isChanging: () => inLine > 0,
    /** For the screen: the same array until something changes. */
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
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

function filesOf({ entries }: Queue): string[] {
  return entries.flatMap((entry) => (entry.kind === 'upload' ? [entry.key] : []));
}

/** Main sets damaged files aside; this is for a text that is whole and says something else. */
function readQueue(stored: string | null): Queue {
  const queue = parsed(stored ?? '');
  const isQueue =
    typeof queue === 'object' && queue !== null && 'entries' in queue && Array.isArray(queue.entries);
  if (!isQueue) return emptyQueue;
  const { entries, replaced = {} } = queue as Partial<Queue>;
  return { entries: (entries ?? []).filter(isEntry), replaced };
}

function isEntry(entry: Partial<Entry> | null): boolean {
  if (entry?.kind === 'write') return typeof entry.operation?.key === 'string';
  return entry?.kind === 'upload' && typeof entry.key === 'string' && typeof entry.standIn === 'string';
}

function shownOf(queue: Queue, sendingKey: string | null): readonly WaitingOperation[] {
  return queue.entries.map((entry) => ({
    operation:
      entry.kind === 'write' ? entry.operation : { kind: 'upload', key: entry.key, title: entry.name },
    state: keyOf(entry) === sendingKey ? 'sending' : entry.state,
    ...(entry.problem ? { problem: entry.problem } : {}),
    ...(entry.refusal ? { refusal: entry.refusal } : {}),
  }));
}
