import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { Erased, TrashEntry } from '@ritmi/shared/domain/history';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { ConfirmDialog } from '../kit/look/ConfirmDialog.js';
import { newKey } from '../kit/resource/write.js';
import { useFailure } from '../kit/session/useSession.js';
import { words } from '../kit/text.js';
import { trashText } from './text.js';

/** One document, or the whole trash. */
export type Erasable = TrashEntry | 'all';

type EraseDialogProps = { readonly what: Erasable; readonly onClose: () => void };

/** A large trash takes several calls, and deleting files takes long. */
const timeoutMs = 60_000;

/** Asks before something is deleted for good, deletes it and says what was removed. It is never queued in an outbox. */
export function EraseDialog({ what, onClose }: EraseDialogProps) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const text = t(trashText);
  const client = useQueryClient();
  const fail = useFailure();
  const isAll = what === 'all';
  const title = isAll ? undefined : what.title || t(words.untitled);

  async function erase(path: string): Promise<Erased> {
    const call = { method: 'DELETE', path, idempotencyKey: newKey(), timeoutMs } as const;
    return (await request<Erased>(connection, call)).value;
  }

  /** The server deletes a part at a time. */
  async function eraseAll(): Promise<Erased> {
    const all = { documents: 0, files: 0 };
    for (;;) {
      const { documents, files } = await erase('/trash');
      if (documents === 0) return all;
      all.documents += documents;
      all.files += files;
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => (isAll ? eraseAll() : erase(`/trash/${encodeURIComponent(what.id)}`)),
    onSuccess: ({ documents, files }) => showSuccess(text.removed(title ?? text.documents(documents), files)),
    onError: (error) => (isNotFound(error) ? showSuccess(text.alreadyErased) : fail(error, text.eraseFailed)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['changed'] });
      onClose();
    },
  });

  return (
    <ConfirmDialog
      title={isAll ? text.empty : text.erase}
      text={isAll ? text.emptyQuestion : text.eraseQuestion}
      confirmLabel={isAll ? text.empty : text.erase}
      subject={title}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
