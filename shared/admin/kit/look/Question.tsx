import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { ButtonRow, DangerButton, PlainButton, sheetFoot } from './frames.js';
import { Dialog } from '@ritmi/shared/ui/Dialog';

const Foot = styled(ButtonRow)`
  ${sheetFoot}
`;

type QuestionProps = {
  readonly title: string;
  readonly text: string;
  /** The word of the button that says yes. */
  readonly yes: string;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onCancel: () => void;
  /** What there is to know before one answers. */
  readonly children?: ReactNode;
};

/** Asks before something that is not meant by accident; no is always 'Cancel'. */
export function Question({ title, text, yes, isBusy = false, onYes, onCancel, children }: QuestionProps) {
  return (
    <Dialog frame="small sheet" title={title} description={text} onClose={onCancel}>
      {children}
      <Foot>
        <DangerButton disabled={isBusy} onClick={onYes}>
          {isBusy ? <Ring size={18} turns /> : null}
          {yes}
        </DangerButton>
        <PlainButton onClick={onCancel}>Cancel</PlainButton>
      </Foot>
    </Dialog>
  );
}
