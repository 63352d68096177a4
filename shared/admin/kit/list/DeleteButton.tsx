import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ChangeList } from '../changes/ChangeList.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { DangerIconButton } from '../look/iconButtons.js';
import type { Removal } from '../resource/useResource.js';
import { words } from '../text.js';

/** `changes`: what somebody else has changed since. */
type Pending = Partial<NonNullable<Removal>> & Pick<NonNullable<Removal>, 'remove'>;

export type DeleteButtonProps = {
  /** The entity's, or that of what is stored in the browser only. */
  readonly name: string;
  readonly entity: Entity;
  readonly title: string;
  readonly titleId: string;
  readonly question: Message;
  readonly onDelete: () => Promise<Removal>;
};

/** Deletes after a yes, and asks again when it is no longer what was seen. */
export function DeleteButton({ name, entity, title, titleId, question, onDelete }: DeleteButtonProps) {
  const { t } = useLanguage();
  const [pending, setPending] = useState<Pending | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm({ remove }: Pending) {
    setIsBusy(true);
    setPending(await remove());
    setIsBusy(false);
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
          title={`${t(words.remove)} ${t(entity.called).toLowerCase()}`}
          subject={title}
          text={t(pending.changes ? words.changedMeanwhile : question)}
          confirmLabel="Delete"
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(pending)}
          onCancel={() => setPending(null)}
        >
          {pending.changes ? <ChangeList entity={name} changes={pending.changes} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
