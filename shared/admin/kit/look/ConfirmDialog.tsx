import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { ButtonRow, DangerButton } from './frames.js';
import { Sheet } from './Sheet.js';
import { CancelButton } from './CancelButton.js';

const Subject = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  /** Title of the document in question, because on a phone the dialog covers its row. */
  readonly subject?: string | undefined;
  readonly confirmLabel: string;
  readonly isBusy?: boolean;
  /** At the foot of the form in question, with the focus on Cancel, because discarded changes cannot be restored. */
  readonly isAtFoot?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
};

/** Asks before something is deleted or discarded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, subject, confirmLabel, isBusy = false, isAtFoot = false, children } = props;
  const { onConfirm, onCancel } = props;
  const cancel = <CancelButton onCancel={onCancel} />;
  return (
    <Sheet place={isAtFoot ? 'foot' : 'middle'} title={title} description={text} onClose={onCancel}>
      {subject === undefined ? null : <Subject>{subject}</Subject>}
      {children}
      <ButtonRow>
        {isAtFoot ? cancel : null}
        <DangerButton disabled={isBusy} onClick={onConfirm}>
          {isBusy ? <Ring size={18} turns /> : null}
          {confirmLabel}
        </DangerButton>
        {isAtFoot ? null : cancel}
      </ButtonRow>
    </Sheet>
  );
}
