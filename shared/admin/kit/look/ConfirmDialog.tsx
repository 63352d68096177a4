import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { ButtonRow, DangerButton, PlainButton, sheetFoot } from './frames.js';
import { Dialog } from '@ritmi/shared/ui/Dialog';

const Foot = styled(ButtonRow)`
  ${sheetFoot}
`;

type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What to know before confirming. */
  readonly children?: ReactNode;
};

/** Asks before something is deleted or discarded. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog frame="small sheet" title={title} description={text} onClose={onCancel}>
      {children}
      <Foot>
        <DangerButton disabled={isBusy} onClick={onConfirm}>
          {isBusy ? <Ring size={18} turns /> : null}
          {confirmLabel}
        </DangerButton>
        <PlainButton onClick={onCancel}>Cancel</PlainButton>
      </Foot>
    </Dialog>
  );
}
