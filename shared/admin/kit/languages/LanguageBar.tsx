import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  languages,
  sourceLanguage,
  type TargetLanguage,
  targetLanguages,
} from '@ritmi/shared/domain/language';
import type { Values } from '@ritmi/shared/domain/values';
import { type Progress, progressOf } from '@ritmi/shared/domain/translations/progress';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { ChoiceButton } from '../look/ChoiceButton.js';
import { PlainButton } from '../look/frames.js';
import { useFormLanguages } from './context.js';
import { holdBack, languageText, nameOf, progressText } from './text.js';

const Frame = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  justify-content: space-between;
`;

const Tabs = styled.div`
  display: flex;
  gap: ${space(1)};
`;

/** The languages of a form: tabs where one is in sight at a time, and how far each translation is. */
export function LanguageBar() {
  const form = useFormLanguages();
  const { t } = useLanguage();
  if (!form) return null;
  const { isWide, tab, setTab } = form;
  return (
    <Frame>
      {isWide ? null : (
        <Tabs role="tablist" aria-label={t(languageText.tabs)}>
          {languages.map((language) => (
            <ChoiceButton
              key={language}
              role="tab"
              aria-selected={language === tab}
              onClick={() => setTab(language)}
            >
              {t(nameOf(language))}
            </ChoiceButton>
          ))}
        </Tabs>
      )}
      {targetLanguages
        .filter((language) => isWide || tab === sourceLanguage || tab === language)
        .map((language) => (
          <OneLanguage key={language} language={language} hasSwitch={isWide || tab === language} />
        ))}
    </Frame>
  );
}

type OneLanguageProps = { readonly language: TargetLanguage; readonly hasSwitch: boolean };

function OneLanguage({ language, hasSwitch }: OneLanguageProps) {
  const form = useFormLanguages();
  const { t } = useLanguage();
  const { control, setValue } = useFormContext();
  const values: Values = useDeferredValue(useWatch({ control }));
  const hidden: unknown = useWatch({ name: 'hiddenLanguages' });
  const others = Array.isArray(hidden) ? hidden.filter((each) => each !== language) : [];
  const isHidden = Array.isArray(hidden) && hidden.includes(language);
  const fields = form?.fields;
  // A deferred value is rendered twice: before it changes and after.
  const progress = useMemo(
    () => (fields ? progressOf(fields, values, language) : null),
    [fields, values, language],
  );
  return (
    <>
      {progress && progress.total > 0 ? <ProgressLine language={language} progress={progress} /> : null}
      {hasSwitch ? (
        <PlainButton
          role="switch"
          aria-checked={isHidden}
          onClick={() =>
            setValue('hiddenLanguages', isHidden ? others : [...others, language], { shouldDirty: true })
          }
        >
          {t(holdBack(language))}
        </PlainButton>
      ) : null}
    </>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.quiet};
  font-size: ${type.size.small};
`;

const Track = styled.span<{ $share: number }>`
  flex: none;
  width: 72px;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: linear-gradient(
    to right,
    ${color.text} ${({ $share }) => 100 * $share}%,
    ${color.line} ${({ $share }) => 100 * $share}%
  );
`;

type ProgressLineProps = { readonly language: TargetLanguage; readonly progress: Progress };

/** `3 nga 5 tekste në anglisht`, as a bar too. */
export function ProgressLine({ language, progress }: ProgressLineProps) {
  const { t } = useLanguage();
  return (
    <Line>
      <Track aria-hidden="true" $share={progress.done / progress.total} />
      {t(progressText(language, progress))}
    </Line>
  );
}
