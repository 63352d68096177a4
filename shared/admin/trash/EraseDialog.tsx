import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { Erased, TrashEntry } from '@ritmi/shared/domain/history';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { Question } from '../kit/look/Question.js';
import { newKey } from '../kit/newKey.js';
import { useFailure } from '../kit/session/useFailure.js';
import { documentsText, failures, removedText, text } from './text.js';

const Subject = styled.p`
  margin: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** One document, or the whole trash. */
export type Erasable = TrashEntry | 'all';

type EraseDialogProps = { readonly what: Erasable; readonly onClose: () => void };

/** Asks before something is deleted for good, and deletes it. */
export function EraseDialog({ what, onClose }: EraseDialogProps) {
  const erase = useErase();
  const { mutate, isPending } = useMutation({ mutationFn: erase, onSettled: onClose });
  const isAll = what === 'all';
  return (
    <Question
      title={isAll ? text.empty : text.erase}
      text={isAll ? text.emptyQuestion : text.eraseQuestion}
      yes={isAll ? text.empty : text.erase}
      isBusy={isPending}
      onYes={() => mutate(what)}
      onCancel={onClose}
    >
      {isAll ? null : <Subject>{what.title || 'Untitled'}</Subject>}
    </Question>
  );
}

/** A large trash takes several calls, and deleting files takes long, in ms. */
const timeoutMs = 60_000;

/** Deletes for good and reports what was removed. It is never queued in an outbox. */
function useErase(): (what: Erasable) => Promise<void> {
  const { connection } = useHost();
  const client = useQueryClient();
  const fail = useFailure();

  async function erase(path: string): Promise<Erased> {
    const call = { method: 'DELETE', path, idempotencyKey: newKey(), timeoutMs } as const;
    return (await request<Erased>(connection, call)).value;
  }

  /** The server deletes a part at a time. */
  async function empty(): Promise<Erased> {
    const all = { documents: 0, files: 0 };
    for (;;) {
      const { documents, files } = await erase('/trash');
      if (documents === 0) return all;
      all.documents += documents;
      all.files += files;
    }
  }

  return async (what) => {
    try {
      if (what === 'all') {
        const { documents, files } = await empty();
        showSuccess(removedText(documentsText(documents), files));
      } else {
        const { files } = await erase(`/trash/${encodeURIComponent(what.id)}`);
        showSuccess(removedText(what.title || 'Untitled', files));
      }
    } catch (error) {
      if (!isNotFound(error)) await fail(error, failures.erase);
      else showSuccess(text.alreadyErased);
    }
    await client.invalidateQueries({ queryKey: ['changed'] });
  };
}
