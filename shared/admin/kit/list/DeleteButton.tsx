import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ChangeList } from '../changes/ChangeList.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { DangerIconButton } from '../look/iconButtons.js';
import type { Removal } from '../resource/useResource.js';
import { words } from '../text.js';

type Pending = {
  readonly remove: () => Promise<Removal>;
  /** What somebody else has changed since. */
  readonly changes?: Exclude<Removal, string>['changes'];
};

type DeleteButtonProps = {
  readonly title: string;
  /** What one of the list is called. */
  readonly called: Message;
  /** Id of the element with its title. */
  readonly titleId: string;
  /** None for what is stored in the browser only. */
  readonly entity?: EntityName | undefined;
  /** Asked before a delete. */
  readonly question: Message;
  /** Deletes what the row shows when the question is asked. */
  readonly onDelete: () => Promise<Removal>;
};

/** Deletes after a yes, and asks again when it is no longer what was seen. */
export function DeleteButton(props: DeleteButtonProps) {
  const { title, called, titleId, entity = '', question, onDelete } = props;
  const { t } = useLanguage();
  const [pending, setPending] = useState<Pending | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm({ remove }: Pending) {
    setIsBusy(true);
    const removal = await remove();
    setIsBusy(false);
    setPending(
      typeof removal === 'string' ? null : { remove: removal.removeAnyway, changes: removal.changes },
    );
  }

  return (
    <>
      <DangerIconButton
        aria-label="Delete"
        aria-describedby={titleId}
        title="Delete"
        onClick={() => setPending({ remove: onDelete })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </DangerIconButton>
      {pending ? (
        <ConfirmDialog
          key={pending.changes ? 'again' : 'first'}
          title={`${t(words.remove)} ${t(called).toLowerCase()}`}
          subject={title}
          text={pending.changes ? t(words.changedMeanwhile) : t(question)}
          confirmLabel="Delete"
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(pending)}
          onCancel={() => setPending(null)}
        >
          {pending.changes ? <ChangeList entity={entity} changes={pending.changes} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
