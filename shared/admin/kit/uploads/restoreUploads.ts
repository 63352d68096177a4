import { type Item, itemOf } from './items.js';
import type { KeptUploads, ListedUpload } from './keptUploads.js';
import { holdLock } from './locks.js';

/** A file is sent by the window that holds the lock of this name. */
export const lockOf = (id: string) => `upload:${id}`;

type RestoreOptions = {
  readonly kept: KeptUploads;
  /** Of those that this window has already. */
  readonly isKnown: (id: string) => boolean;
  readonly onFound: (item: Item) => void;
  /** Another window has one more file, or one less. */
  readonly onElsewhere: (change: 1 | -1) => void;
  readonly signal: AbortSignal;
};

/** Finds the kept files that no window sends, now and when another window is closed before it has sent its own. */
export async function restoreUploads(options: RestoreOptions): Promise<void> {
  const { kept, isKnown, onElsewhere, signal } = options;

  async function wait(listed: ListedUpload): Promise<void> {
    onElsewhere(1);
    const release = await holdLock(lockOf(listed.id), signal).catch(() => null);
    if (release) await take(listed, release, options);
    if (!signal.aborted) onElsewhere(-1);
  }

  for (const listed of await kept.list()) {
    if (signal.aborted) return;
    if (isKnown(listed.id)) continue;
    const release = await holdLock(lockOf(listed.id));
    if (release) await take(listed, release, options);
    else void wait(listed).catch(console.error);
  }
}

async function take(
  listed: ListedUpload,
  release: () => void,
  { kept, onFound, signal }: RestoreOptions,
): Promise<void> {
  const entry = await kept.read(listed).catch(() => null);
  if (entry && !signal.aborted) onFound(itemOf(entry, { release }));
  else release();
}
