import { useQueryClient } from '@tanstack/react-query';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { useAttemptKey } from '../kit/forms/useFormDraft.js';
import { listKey } from '../kit/model/queries.js';
import { send } from '../kit/resource/write.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { storyText } from './text.js';

type Operation = Pick<WriteOperation<'enquiries'>, 'kind' | 'id' | 'body' | 'ifMatch' | 'title'>;

/** Writes about enquiries; where the host has an outbox they wait there while the server is away. */
export function useEnquiryWrites() {
  const host = useHost();
  const client = useQueryClient();
  const report = useReportFailure();
  const { t } = useLanguage();
  const keyFor = useAttemptKey();

  /** @throws what `send` throws */
  async function write(operation: Operation) {
    const sent = await send(host, { entity: 'enquiries', key: keyFor(operation), ...operation });
    keyFor(null);
    await client.invalidateQueries({ queryKey: listKey('enquiries') });
    return sent;
  }

  /** Says that it was done, or why not. @returns whether it was */
  async function run(operation: Operation, done: Message | null): Promise<boolean> {
    try {
      const { isQueued } = await write(operation);
      if (isQueued) showSuccess(t(storyText.queued));
      else if (done) showSuccess(t(done));
      return true;
    } catch (error) {
      await report(error, { text: t(storyText.notSaved), saysWhy: true });
      await client.invalidateQueries({ queryKey: listKey('enquiries') });
      return false;
    }
  }

  return {
    write,
    change: ({ id, version, name: title }: Enquiry, body: object, done: Message | null = storyText.saved) =>
      run({ kind: 'update', id, body, title, ifMatch: `"${version}"` }, done),
    /** Sets what follows from something that was just done, whatever the version is by then. */
    set: ({ id, name: title }: Enquiry, body: object) => run({ kind: 'update', id, body, title }, null),
    note: ({ id, name: title }: Enquiry, text: string, done: Message | null = storyText.noteSaved) =>
      run({ kind: 'note', id, body: { text }, title }, done),
  };
}
