import type { ReactNode } from 'react';
import { ActButton, ButtonRow, DangerButton, PlainButton } from './buttons.js';
import { DialogFrame } from './DialogFrame.js';

type QuestionProps = {
  readonly title: string;
  readonly text: string;
  /** The word of the button that says yes. */
  readonly yes: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onCancel: () => void;
  /** What there is to know before one answers. */
  readonly children?: ReactNode;
};

/** Asks before something that is not meant by accident; no is always 'Cancel'. */
export function Question({
  title,
  text,
  yes,
  isDangerous = true,
  isBusy = false,
  onYes,
  onCancel,
  children,
}: QuestionProps) {
  const YesButton = isDangerous ? DangerButton : ActButton;
  return (
    <DialogFrame title={title} description={text} onClose={onCancel}>
      {children}
      <ButtonRow>
        <YesButton type="button" disabled={isBusy} onClick={onYes}>
          {yes}
        </YesButton>
        <PlainButton type="button" onClick={onCancel}>
          Cancel
        </PlainButton>
      </ButtonRow>
    </DialogFrame>
  );
}
