import type { Base, Field, FieldDefinitions } from '../fields.js';

/** The kinds of field that an entity with translatable fields has besides its own. */
export type TranslationField =
  /** Translated texts: by language, and below each by the names of the fields. */
  | (Base<'translations'> & { readonly fields: FieldDefinitions })
  /** Translated captions, by the ids of their media. */
  | (Base<'captions'> & { readonly entry: Field })
  /** Languages in which a document is not shown. */
  | Base<'languages'>;
