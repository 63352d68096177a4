import { createContext, useContext } from 'react';
import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import type { Language, TargetLanguage } from '@ritmi/shared/domain/language';
import type { StoredPair } from '@ritmi/shared/domain/translations/progress';

/** The languages of a form with translatable fields. */
export type FormLanguages = {
  readonly fields: FieldDefinitions;
  /** Whether all languages are in sight, else that of the tab. */
  readonly isWide: boolean;
  readonly tab: Language;
  readonly setTab: (language: Language) => void;
  /** A text and its translation as they are stored; null for a new document. */
  readonly storedOf: (language: TargetLanguage, path: string) => StoredPair | null;
  readonly canReview: boolean;
  readonly review: (language: TargetLanguage, path: string) => Promise<void>;
};

const Context = createContext<FormLanguages | null>(null);

export const FormLanguagesProvider = Context.Provider;

/** Null in a form without translatable fields. */
export const useFormLanguages = () => useContext(Context);
