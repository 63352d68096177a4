import { useState } from 'react';
import { styled } from 'styled-components';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import { besideChange, changedPart } from '@ritmi/shared/domain/translations/progress';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton } from '../look/frames.js';
import { languageText } from './text.js';
import { wordsOf } from './useTranslation.js';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-left: 2px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.card};
  font-size: ${type.size.small};
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del {
    color: ${color.quiet};
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;

type StaleProps = {
  /** The text that was translated; undefined while it is not known. */
  readonly before: unknown;
  readonly now: unknown;
  /** Without it the translation cannot be judged yet: the new source is not saved. */
  readonly onReview: (() => Promise<void>) | undefined;
};

/** What has changed in the source since a translation was made. */
export function Stale({ before, now, onReview }: StaleProps) {
  const { t } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const part = before === undefined ? null : changedPart(wordsOf(before), wordsOf(now));

  async function handleReview() {
    setIsBusy(true);
    await onReview?.();
    setIsBusy(false);
  }

  return (
    <Frame data-stale>
      <strong>{t(languageText.stale)}</strong>
      {part ? (
        <p lang={sourceLanguage}>
          {besideChange(part.start, 'before')}
          {part.removed ? <del>{part.removed}</del> : null}
          {part.removed && part.added ? ' ' : null}
          {part.added ? <ins>{part.added}</ins> : null}
          {besideChange(part.end, 'after')}
        </p>
      ) : null}
      {onReview ? (
        <ButtonRow>
          <PlainButton disabled={isBusy} onClick={() => void handleReview()}>
            {t(languageText.stillRight)}
          </PlainButton>
        </ButtonRow>
      ) : null}
    </Frame>
  );
}
