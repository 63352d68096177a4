import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { Erased, TrashEntry } from '@ritmi/shared/domain/history';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { newKey } from '../kit/newKey.js';
import { useFailure } from '../kit/session/useFailure.js';
import { documentsText, failures, removedText, text } from './text.js';

/** A large trash takes several calls, and files take their time, in ms. */
const timeoutMs = 60_000;

/** Deletes for good and says what went; `null` stands for the whole trash. Nothing of it waits in an outbox. */
export function useErase(): (entry: TrashEntry | null) => Promise<void> {
  const { connection } = useHost();
  const client = useQueryClient();
  const fail = useFailure();

  async function erase(path: string): Promise<Erased> {
    const call = { method: 'DELETE', path, idempotencyKey: newKey(), timeoutMs } as const;
    return (await request<Erased>(connection, call)).value;
  }

  /** The server takes a part at a time. */
  async function empty(): Promise<Erased> {
    const all = { documents: 0, files: 0 };
    for (;;) {
      const { documents, files } = await erase('/trash');
      if (documents === 0) return all;
      all.documents += documents;
      all.files += files;
    }
  }

  return async (entry) => {
    try {
      if (entry) {
        const { files } = await erase(`/trash/${encodeURIComponent(entry.id)}`);
        showSuccess(removedText(entry.title || 'Untitled', files));
      } else {
        const { documents, files } = await empty();
        showSuccess(removedText(documentsText(documents), files));
      }
    } catch (error) {
      if (!isNotFound(error)) await fail(error, failures.erase);
      else showSuccess(text.alreadyErased);
    }
    await client.invalidateQueries({ queryKey: ['changed'] });
  };
}
