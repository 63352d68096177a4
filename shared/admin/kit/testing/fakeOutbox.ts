import { vi } from 'vitest';
import type { Outbox, QueuedOperation } from '../../host/host.js';

/** An outbox that contains these operations and only records its calls. */
export function fakeOutbox(queued: readonly QueuedOperation[] = []) {
  return {
    add: vi.fn<Outbox['add']>(async () => 'temporary'),
    addUpload: vi.fn<Outbox['addUpload']>(),
    queued: () => queued,
    mustQueue: () => false,
    subscribe: () => () => undefined,
    discard: vi.fn<Outbox['discard']>(async () => undefined),
    retry: vi.fn<Outbox['retry']>(async () => undefined),
    replace: vi.fn<Outbox['replace']>(async () => undefined),
    flush: vi.fn<Outbox['flush']>(),
    onSessionLost: vi.fn<Outbox['onSessionLost']>(() => () => undefined),
    ofOthers: () => 0,
  } satisfies Outbox;
}
