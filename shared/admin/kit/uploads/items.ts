import { createStore, type Store } from '@ritmi/shared/ui/store';
import type { KeptUpload } from './keptUploads.js';
import { noTotals, type QueuedUpload, type UploadState, type UploadTotals } from './queued.js';

/** A file of the queue, with what only the queue needs to know. */
export type Item = QueuedUpload & {
  readonly entry: KeptUpload;
  /** Lets other windows have it. */
  readonly release: () => void;
  readonly isAnyway: boolean;
  /** As it was chosen; after a reload it is read from the store when its turn comes. */
  file: File | null;
  /** While it is sent. */
  sending: AbortController | null;
};

export function itemOf(
  entry: KeptUpload,
  {
    release,
    file = null,
    isAnyway = false,
  }: Pick<Item, 'release'> & Partial<Pick<Item, 'file' | 'isAnyway'>>,
): Item {
  const { id, name, size } = entry;
  const state: Store<UploadState> = createStore<UploadState>({ step: 'waiting' });
  return { id, name, size, state, entry, release, file, isAnyway, sending: null };
}

/** Whether it is still to be sent. */
export function isOpen({ state }: Item): boolean {
  const { step } = state.get();
  return step === 'waiting' || step === 'sending';
}

type Counted = Pick<UploadTotals, 'isAway' | 'elsewhere' | 'unkept'> & {
  /** What is stored since the queue was last empty. */
  readonly stored: { readonly count: number; readonly bytes: number };
};

export function totalsOf(queue: readonly Item[], { stored, ...rest }: Counted): UploadTotals {
  const totals = { ...noTotals, ...rest };
  totals.all = queue.length + stored.count;
  totals.stored = stored.count;
  totals.bytes = stored.bytes;
  totals.sentBytes = stored.bytes;
  for (const { state, size } of queue) {
    const now = state.get();
    totals.bytes += size;
    if (now.step === 'refused') {
      totals.refused += 1;
      totals.retryable += now.mayRetry ? 1 : 0;
    } else if (now.step === 'known') {
      totals.known += 1;
      totals.sentBytes += size;
    } else {
      totals.open += 1;
      totals.sentBytes += now.step === 'sending' ? size * now.share : 0;
    }
  }
  return totals;
}
