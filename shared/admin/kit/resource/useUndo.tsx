import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { About, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { PlainButton } from '../look/frames.js';
import { ToastRow } from '../look/ToastRow.js';
import { failureWithServerText } from '../model/failureText.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import { newKey } from '../model/newKey.js';
import { useFixed } from '../fixed.js';
import { send } from './write.js';

const undoMs = 12_000;

/** A deleted document, by the title that it shows while its restore waits in the outbox. */
type Deleted = { readonly id: string; readonly title: string };

/** Restores deleted documents from the trash, and offers to undo deletes and reorders. */
export function useUndo() {
  const host = useHost();
  const { t } = useLanguage();
  const fixed = useFixed();
  const client = useQueryClient();
  const reportFailure = useReportFailure();

  async function bringBack(deleted: Deleted, entity: EntityName): Promise<void> {
    await send(host, { ...deleted, entity, kind: 'undelete', key: newKey() });
  }

  async function refresh(entity: string): Promise<void> {
    const stale = [['list', entity], ['changed']];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  /** Restores a deleted document; reports failures. */
  async function restore(deleted: Deleted, entity: EntityName): Promise<void> {
    try {
      await bringBack(deleted, entity);
      showSuccess(<About text={t(words.restored)} about={deleted.title} />);
    } catch (error) {
      const failure = { ...failureWithServerText(t(words.notRestored)), about: deleted.title };
      if (!isNotFound(error)) return reportFailure(error, failure);
      console.error(error);
      showSuccess(t(words.restoredBefore));
    }
    await refresh(entity);
  }

  /** Restores several deleted documents, with one report. */
  async function restoreAll(all: readonly Deleted[], entity: EntityName): Promise<void> {
    const failures: unknown[] = [];
    for (const each of all) await bringBack(each, entity).catch((error: unknown) => failures.push(error));
    const [failure] = failures.filter((error) => !isNotFound(error));
    if (failure) await reportFailure(failure, failureWithServerText(t(words.notRestored)));
    else showSuccess(t(words.restored));
    await refresh(entity);
  }

  /** Reports that something was done, and to what, with a button that undoes it unless `undo` is null. */
  function offer(text: string, undo: (() => Promise<void>) | null, about?: string): void {
    const done = <About text={fixed(text)} about={about} />;
    if (!undo) return showSuccess(done);
    // The toast takes a moment to disappear; a double click undoes once.
    let isUndone = false;
    showSuccess(
      ({ closeToast }: { closeToast: () => void }) => (
        <ToastRow>
          {done}
          <PlainButton
            onClick={() => {
              closeToast();
              if (!isUndone) void undo();
              isUndone = true;
            }}
          >
            {t(words.undo)}
          </PlainButton>
        </ToastRow>
      ),
      { autoClose: undoMs },
    );
  }

  return { offer, restore, restoreAll };
}
