import { useFormContext, useWatch } from 'react-hook-form';
import { sourceLanguage, type TargetLanguage } from '@ritmi/shared/domain/language';
import { differingNumbers } from '@ritmi/shared/domain/translations/numbers';
import { pairState } from '@ritmi/shared/domain/translations/progress';
import { isSameText, sourceTexts } from '@ritmi/shared/domain/translations/state';
import type { FormLanguages } from './context.js';
import { sentText, textAt, withText } from './texts.js';

/** Where a text and its translation are. */
export type TextPath = {
  /** Path of the translation: `title`, `questions.0.answer`, `captions.<id>`. */
  readonly path: string;
  /** The field of the form with the source, where that has another name. */
  readonly root?: string | undefined;
};

/** The translation at a path of the form, with its state. */
export function useTranslation(
  { fields, storedOf }: FormLanguages,
  language: TargetLanguage,
  { path, root = path.split('.')[0] ?? '' }: TextPath,
) {
  const { getValues, setValue, formState } = useFormContext();
  const name = `translations.${language}`;
  const texts: unknown = useWatch({ name });
  const own: unknown = useWatch({ name: root });
  const field = fields[root];
  const source = field && sourceTexts({ [root]: field }, { [root]: own }).get(path);
  const translation = sentText(textAt(texts, path));
  const stored = storedOf(language, path);
  return {
    text: textAt(texts, path) ?? '',
    put: (text: string) =>
      setValue(name, withText(getValues(name), path, text), {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      }),
    source,
    state: pairState({ source: sentText(source), translation }, stored),
    /** Whether the source is as it is stored, so that the stored translation can be judged. */
    isSourceStored: isSameText(source, stored?.source),
    numbers: differingNumbers(
      { text: wordsOf(source), language: sourceLanguage },
      { text: wordsOf(translation), language },
    ),
  };
}

/** All words of a text, a list or a list of parts. */
export function wordsOf(text: unknown): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  return Object.values(text).map(wordsOf).filter(Boolean).join('\n');
}
