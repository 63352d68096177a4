import type { z } from 'zod';
import type { Message } from './language.js';

/**
 * What every kind of field declares. The schemas, the database, forms, lists, history and conflicts derive from
 * it. Programs have one entry for each kind in a register, so that a new kind does not compile without one.
 */
type Base<K extends string> = {
  readonly kind: K;
  /** Name in messages, history and conflicts. */
  readonly label: string;
  /** Label of its input, when that differs from `label`. */
  readonly inputLabel?: string;
  readonly placeholder?: string;
  /** Takes half of a form row, beside its neighbour. */
  readonly isHalf?: boolean;
  /** The value as clients send it. */
  readonly shape: z.ZodType;
  /** The value as it is read. */
  readonly read: z.ZodType;
  /** The value when a create request omits the field. A field without a default is required. */
  readonly default?: unknown;
  /** The value of documents stored before the field existed. */
  readonly blank: unknown;
  /** The value in an empty form, when that is not `blank`. */
  readonly initial?: unknown;
  readonly isTranslatable?: boolean;
  /** Only callers with a token read it: it is in no public answer, page or cache. For whole fields, not for parts of one. */
  readonly isInternal?: true;
  /** Of a translatable field: what one of its texts is called in the source language. */
  readonly sourceName?: string;
};

/** The definitions of fields by their names. */
export type FieldDefinitions = Readonly<Record<string, Field>>;

export type Field =
  | (Base<'text'> & {
      readonly maxLength?: number;
      readonly inputType?: 'email' | 'tel' | 'url';
      /** Usually longer than an input is wide: its input wraps, so that the whole of it can be read. */
      readonly wraps?: true;
      /** The address of the document's own page, directly below the site's root. */
      readonly isAddress?: true;
    })
  | Base<'longText'>
  | (Base<'date'> & {
      /** Sorts the list by it, latest day first, with `sort=newest`. */ readonly sorts?: 'newest';
    })
  | Base<'status'>
  | Base<'moment'>
  | (Base<'suggestion'> & {
      readonly offered: readonly string[];
      /** The text that visitors read instead of a value. */
      readonly wordOf?: (value: string) => Message;
    })
  | (Base<'choice'> & {
      readonly values: readonly string[];
      /** The text that people read instead of a value. */
      readonly valueLabels?: Readonly<Record<string, string>>;
      /** Whether the API's list can be filtered by it. */
      readonly isFilter?: true;
      /** The value of a document without one. */
      readonly guess?: (document: Readonly<Record<string, unknown>>) => string;
    })
  | (Base<'flag'> & {
      /** Shown in the list on documents whose flag is set; the input's label when absent. */
      readonly badge?: string;
      /** Its icon in the list. */
      readonly sign?: 'star' | 'hidden';
      /** Label of the list's filter for it; without one the list has none, in the admin and in the API. */
      readonly filter?: Message;
    })
  | (Base<'price'> & {
      /** The flag that hides it from visitors; the price may be empty only when that is set. */
      readonly hiddenBy?: string;
    })
  | (Base<'number'> & {
      readonly least: number;
      readonly most: number;
      /** Whether it need not be whole. */
      readonly hasDecimals?: boolean;
    })
  | (Base<'image'> & {
      /** Label of the input for its URL. */
      readonly urlLabel: string;
      /** A multipart form has a file or an address for it, so an empty text is no value. */
      readonly isFile: true;
      /** The only kind of file that it takes; pictures and videos when absent. */
      readonly takes?: 'audio';
      /** Label of the file input; `label` when absent. */
      readonly fileLabel?: string;
      /** What is wrong with a chosen file, or null. */
      readonly problemOf?: (file: { readonly type: string; readonly size: number }) => string | null;
    })
  | (Base<'group'> & { readonly fields: FieldDefinitions; readonly patch: z.ZodType })
  | (Base<'list'> & { readonly item: Field })
  | (Base<'media'> & {
      readonly item: Field;
      readonly emptyUrlText: string;
      /** The image field that the first medium fills when it is empty. */
      readonly mainImage?: string;
    })
  | TranslationField
  | (Base<'kept'> & {
      /** Nobody sends it, so neither the schema of a create nor that of a patch has it. */
      readonly isKept: true;
      /** Its value, where that follows from the other fields. */
      readonly derive?: (document: Readonly<Record<string, unknown>>) => unknown;
    })
  | (Base<'order'> & {
      /** Its entity's list is ordered by it. */
      readonly isPosition: true;
      /** Whether a form sends it. */
      readonly isInForm?: boolean;
    })
  | (Base<'reference'> & {
      /** Name of the entity. */
      readonly to: string;
    })
  | (Base<'references'> & {
      readonly to: string;
      /** The name of the documents in answers; null where their ids are read as they are sent. */
      readonly readAs: string | null;
      /** The error when none is chosen; absent where there may be none. */
      readonly noneChosen?: string;
    });

export type FieldKind = Field['kind'];
/** A field of one kind, for registers with an entry for each kind. */
export type FieldOf<K extends FieldKind> = Extract<Field, { readonly kind: K }>;

/** The kinds of field that an entity with translatable fields has besides its own. */
type TranslationField =
  /** Translated texts: by language, and below each by the names of the fields. */
  | (Base<'translations'> & { readonly fields: FieldDefinitions })
  /** Translated captions, by the ids of their media. */
  | (Base<'captions'> & { readonly entry: Field })
  /** Languages in which a document is not shown. */
  | Base<'languages'>;
