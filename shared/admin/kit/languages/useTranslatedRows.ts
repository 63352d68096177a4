import { useFormContext } from 'react-hook-form';
import { targetLanguages } from '@ritmi/shared/domain/language';
import { movedRow, textAt, withText } from './texts.js';

/** Keeps the rows of a list's translations beside those of the source. */
export function useTranslatedRows(name: string) {
  const { getValues, setValue } = useFormContext();
  const change = (next: (rows: readonly unknown[]) => readonly unknown[]) => {
    for (const language of targetLanguages) {
      const path = `translations.${language}`;
      const texts: unknown = getValues(path);
      const rows = textAt(texts, name);
      if (Array.isArray(rows) && rows.length > 0) setValue(path, withText(texts, name, next(rows)));
    }
  };
  return {
    remove: (place: number) => change((rows) => rows.filter((_, other) => other !== place)),
    move: (from: number, to: number) => change((rows) => movedRow(rows, from, to)),
  };
}

/** Takes the translated captions of a medium away: they leave with it. */
export function useTranslatedCaptions() {
  const { getValues, setValue } = useFormContext();
  return (id = '') => {
    for (const language of targetLanguages) {
      const path = `translations.${language}`;
      const texts: unknown = getValues(path);
      if (textAt(texts, `captions.${id}`)) setValue(path, withText(texts, `captions.${id}`, ''));
    }
  };
}
