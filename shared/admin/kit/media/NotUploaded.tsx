import { useLanguage } from '@ritmi/shared/ui/Language';
import { Bar, ButtonRow, PlainButton } from '../look/frames.js';
import { words } from '../text.js';
import { mediaText } from './text.js';

type NotUploadedProps = {
  readonly failed: readonly File[];
  readonly onAgain: (files: readonly File[]) => void;
  readonly onDrop: () => void;
};

/** Files whose upload failed, which can be sent again or left out. */
export function NotUploaded({ failed, onAgain, onDrop }: NotUploadedProps) {
  const { t } = useLanguage();
  return (
    <Bar>
      <span>
        {t(mediaText.notYet)}
        {failed.map((file) => file.name).join(', ')}
      </span>
      <ButtonRow>
        <PlainButton onClick={() => onAgain(failed)}>{t(words.again)}</PlainButton>
        <PlainButton onClick={onDrop}>{t(mediaText.leaveOut)}</PlainButton>
      </ButtonRow>
    </Bar>
  );
}
