import { createContext, useContext } from 'react';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Language } from '@ritmi/shared/domain/language';

/** A document whose form is open without its list, over a page of the site. */
export type Touched = {
  readonly entity: EntityName;
  readonly id: string;
  /** The field that has the focus first; null for the first one. */
  readonly field: string | null;
  /** The language of the page. */
  readonly language: Language;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const Context = createContext<Touched | null>(null);

/** In it the screens of lists show the form of one document in place of everything else. */
export const TouchedProvider = Context.Provider;

/** Null on the screens themselves. */
export const useTouched = () => useContext(Context);

/** Selector of the inputs of the touched field, in any language; undefined where none was touched. */
export function useTouchedField(): string | undefined {
  const { field = null, language } = useTouched() ?? {};
  if (field === null) return undefined;
  const names = [field, `translations.${language}.${field}`];
  return names.map((name) => `[name='${name}'], [name^='${name}.']`).join(', ');
}
