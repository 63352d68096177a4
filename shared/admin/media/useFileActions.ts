import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import { languages } from '@ritmi/shared/domain/language';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { newKey } from '../kit/model/newKey.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { mediaViewText as text } from './text.js';

/** A large film over a slow line. */
const uploadMs = 30 * 60_000;

type Callbacks = {
  /** Called with the file as it is after a change, and with null when it is gone. */
  readonly onChanged: (file: MediaFile | null) => void;
  readonly onClose: () => void;
};

type Edited = Pick<MediaFile, 'alt' | 'focus'>;

/** What can be done with a file of the library; each result is reported. */
export function useFileActions(file: MediaFile, { onChanged, onClose }: Callbacks) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const path = `/media/${encodeURIComponent(file.name)}`;
  const refresh = () => client.invalidateQueries({ queryKey: ['changed'] });

  const save = useMutation({
    mutationFn: async ({ alt, focus }: Edited) => {
      const sent = Object.fromEntries(languages.map((each) => [each, alt[each] ?? '']));
      const body = { alt: sent, focus };
      return request<MediaFile>(connection, { method: 'PATCH', path, body, idempotencyKey: newKey() });
    },
    onSuccess: async ({ value }) => {
      showSuccess(t(text.saved));
      await refresh();
      onChanged(value);
      onClose();
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(text.saveFailed))),
  });
  const replace = useMutation({
    mutationFn: async (chosen: File) => {
      const body = new FormData();
      body.set('file', chosen);
      const call = { method: 'PUT', path: `${path}/file`, body, timeoutMs: uploadMs } as const;
      return request<MediaFile>(connection, { ...call, idempotencyKey: newKey() });
    },
    onSuccess: async ({ value }) => {
      showSuccess(t(text.replaced));
      await refresh();
      onChanged(value);
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(text.replaceFailed))),
  });
  const remove = useMutation({
    mutationFn: () => request(connection, { method: 'DELETE', path, idempotencyKey: newKey() }),
    onSuccess: async () => {
      showSuccess(t(text.removed));
      await refresh();
      onChanged(null);
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(text.removeFailed))),
  });
  return { save, replace, remove };
}
