import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sourceLanguage, type TargetLanguage, targetLanguages } from '@ritmi/shared/domain/language';
import { TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space } from '@ritmi/shared/ui/tokens';
import { useFieldError } from '../inputs/fields.js';
import { LineArea } from '../inputs/LineArea.js';
import { Note, Stack } from '../look/frames.js';
import { type FormLanguages, useFormLanguages } from './context.js';
import { Stale } from './Stale.js';
import { labelOf, languageText, missingNote, numbersText } from './text.js';
import { type TextPath, useTranslation } from './useTranslation.js';

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)} ${space(4)};
  align-items: start;
`;

type Named = { readonly label: string; readonly sourceName?: string; readonly wraps?: true };

type InLanguagesProps = TextPath & {
  readonly field: Named;
  /** Whether the text has several lines. */
  readonly isLong: boolean;
  /** The input of the source. */
  readonly children: ReactNode;
};

/** A text in the languages that are in sight. */
export function InLanguages({ children, ...text }: InLanguagesProps): ReactNode {
  const languages = useFormLanguages();
  if (!languages) return children;
  const { isWide, tab } = languages;
  const inputs = targetLanguages
    .filter((language) => isWide || language === tab)
    .map((language) => (
      <Translation key={language} {...text} isAlone={!isWide} language={language} languages={languages} />
    ));
  if (!isWide) return tab === sourceLanguage ? children : inputs;
  return (
    <Side>
      {children}
      {inputs}
    </Side>
  );
}

type TranslationProps = Omit<InLanguagesProps, 'children'> & {
  readonly language: TargetLanguage;
  readonly languages: FormLanguages;
  /** Shows the source too, whose input is not in sight. */
  readonly isAlone: boolean;
};

/** The input of a translation: what is missing, out of date or contradicts the source is said below it. */
function Translation({ language, languages, field, isLong, isAlone, ...at }: TranslationProps) {
  const { t } = useLanguage();
  const { text, put, source, state, isSourceStored, numbers } = useTranslation(languages, language, at);
  const name = `translations.${language}.${at.path}`;
  const error = useFieldError(name);
  const isListed = /\.\d+(?:\.|$)/.test(at.path);
  const differing = numbers.inSource.length + numbers.inTranslation.length > 0;
  const hints = [
    ...(state.kind === 'missing' && !isListed ? [t(languageText.missing)] : []),
    ...(differing && text !== '' && !isListed ? [t(numbersText(language, numbers))] : []),
  ];
  return (
    <Stack $gap={1.5}>
      {isAlone && typeof source === 'string' && source !== '' ? (
        <Note lang={sourceLanguage}>{source}</Note>
      ) : null}
      <Field label={t(labelOf(language, field))} hint={hints.join(' · ')} error={error}>
        {(control) => {
          const props = { ...control, name, lang: language, value: typeof text === 'string' ? text : '' };
          if (isLong) return <TextArea {...props} onChange={({ target }) => put(target.value)} />;
          return field.wraps ? (
            <LineArea {...props} onChange={({ target }) => put(target.value)} />
          ) : (
            <TextInput {...props} onChange={({ target }) => put(target.value)} />
          );
        }}
      </Field>
      {state.kind === 'stale' && !isListed ? (
        <Stale
          before={state.before}
          now={source}
          onReview={
            languages.canReview && isSourceStored ? () => languages.review(language, at.path) : undefined
          }
        />
      ) : null}
    </Stack>
  );
}

/** The state of the translations of a list, which are missing or out of date as a whole. */
export function ListState({ path }: { readonly path: string }): ReactNode {
  const languages = useFormLanguages();
  if (!languages) return null;
  const { isWide, tab } = languages;
  return targetLanguages
    .filter((language) => isWide || language === tab)
    .map((language) => <StateOfList key={language} {...{ language, languages, path }} />);
}

type StateOfListProps = Pick<TranslationProps, 'language' | 'languages' | 'path'>;

function StateOfList({ language, languages, path }: StateOfListProps): ReactNode {
  const { t } = useLanguage();
  const { source, state, isSourceStored, numbers } = useTranslation(languages, language, { path });
  const differing = numbers.inSource.length + numbers.inTranslation.length > 0;
  if (state.kind === 'none') return null;
  if (state.kind === 'missing') {
    return <Note>{t(missingNote(language))}</Note>;
  }
  return (
    <>
      {differing ? <Note>{t(numbersText(language, numbers))}</Note> : null}
      {state.kind === 'stale' ? (
        <Stale
          before={state.before}
          now={source}
          onReview={
            languages.canReview && isSourceStored ? () => languages.review(language, path) : undefined
          }
        />
      ) : null}
    </>
  );
}
