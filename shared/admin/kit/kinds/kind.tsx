import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Values } from '@ritmi/shared/domain/values';
import type { FieldError } from '@ritmi/shared/domain/errors';
import type { Field } from '@ritmi/shared/domain/kinds';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Cell } from '../look/Cell.js';
import type { FormValues } from '../model/values.js';
import { words } from '../text.js';

export type InputProps<F extends Field = Field> = {
  /** Path of the value in the form: `title`, `hero.heading`, `facts.0.label`. */
  readonly name: string;
  readonly field: F;
};

export type ValueProps<F extends Field = Field> = { readonly field: F; readonly value: unknown };

export type VersionProps<F extends Field = Field> = ValueProps<F> & {
  readonly format: (field: Field, value: unknown) => string;
};

export type FormatOptions = {
  /** Titles of referenced documents by id. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly language: Language;
};

/** What the start screen reports as missing when it is empty. */
export type Shown = 'picture' | 'text';

type Typed = { readonly value: unknown; readonly problem?: Omit<FieldError, 'path'> };

/** What the admin does with the fields of one kind. What is absent is as for a text. */
export type Kind<F extends Field> = {
  /** Its input in a form; null if it has none. */
  readonly Input: ((props: InputProps<F>) => ReactNode) | null;
  /** Whether its value is one text, of one line or of several: the input of its translations is such a one. */
  readonly isText?: 'short' | 'long';
  /** Its value in a column of the list. */
  readonly Cell: (props: ValueProps<F>) => ReactNode;
  /** A line about it below the row. */
  readonly Detail?: (props: ValueProps<F>) => ReactNode;
  /** One version of it in a conflict; its text when absent. */
  readonly Version?: (props: VersionProps<F>) => ReactNode;
  /** Its icon in the row of a document that has it. */
  readonly sign?: (
    field: F,
  ) => { readonly Icon: LucideIcon; readonly isFilled: boolean; readonly badge: string } | null;
  /** Label of the list's filter for it. */
  readonly filter?: (field: F) => Message | undefined;
  /** Whether it is the flag that brings a document forward on the site. */
  readonly features?: (field: F) => boolean;
  /** The value in a copy of a document, where two documents must not have the same. `taken` are those of all. */
  readonly toCopy?: (field: F, value: unknown, taken: readonly unknown[]) => unknown;
  /** A value that is neither absent nor empty as text, with a line for each entry of a list. */
  readonly format: (field: F, value: unknown, options: FormatOptions) => string;
  /** The text that a search covers: always, or where the list shows the field. */
  readonly searched?: { readonly always?: boolean; readonly text?: (field: F, value: string) => string };
  /** The value in an empty form, unless the field has one. */
  readonly empty?: (field: F) => unknown;
  /** The value of a form; undefined if the form has none. `document` is as it is read. */
  readonly toForm?: (field: F, value: unknown, document: Values) => unknown;
  /** A value as a person typed it, and what is wrong with it if that can be read in two ways. */
  readonly fromTyped?: (field: F, value: unknown) => Typed;
  /** The value of a form as it is sent. `before` is the value of the document that an update changes. */
  readonly toBody?: (field: F, value: unknown, before: unknown) => unknown;
  /** The sent value with the ids of new entries that translations name. `value` is that of the form. */
  readonly withIds?: (sent: unknown, value: unknown, named: ReadonlySet<string>) => unknown;
  /** Other fields of a body that an update leaves out. */
  readonly unsent?: (field: F, body: Values, before: Values) => readonly string[];
  /** A sent value as the API will return it. */
  readonly toRead?: (field: F, sent: unknown, before: unknown) => unknown;
  /** The value of a form as visitors will see it; without what cannot be saved yet. */
  readonly toPreview?: (field: F, value: unknown, addressOf: (url: string) => string) => unknown;
  /** Further values of the form beside this one, which are not sent, by their names. */
  readonly typed?: (name: string) => FormValues;
  /** A value that was stored in the browser, without unsafe addresses. */
  readonly fromCopy?: (field: F, value: unknown) => unknown;
  readonly shows?: (field: F) => Shown | null;
  /** The picture that stands for a document in a list. */
  readonly thumbnail?: (value: unknown) => string;
  /** The flag that hides its value from visitors. */
  readonly hiddenBy?: (field: F) => string | undefined;
  /** Entity of the documents that it refers to. */
  readonly refersTo?: (field: F) => string;
};

/** Finds the kind of a part, for kinds whose fields have parts. */
export type KindOf = (field: Field) => Kind<Field>;

/** Shown for an empty value. */
export const nothing = '–';

/** The text of a value, or a dash. */
export function formatWith(of: KindOf, options: FormatOptions) {
  return (field: Field, value: unknown): string =>
    value === null || value === undefined || value === '' ? nothing : of(field).format(field, value, options);
}

/** A value without a definition, such as one of a field that has been removed. */
export function plainText(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) return value.map((each) => plainText(each, language)).join('\n') || nothing;
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language];
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.values(value).filter((part) => typeof part === 'string' && part !== '');
  return parts.join(' · ') || nothing;
}

/** A cell with a value's text. */
export function textCell<F extends Field>(
  width: string | undefined,
  textOf: (field: F, value: unknown, language: Language) => string,
  isAmount = false,
) {
  return function TextCell({ field, value }: ValueProps<F>) {
    const { language } = useLanguage();
    const text = textOf(field, value, language);
    return (
      <Cell $width={width} $isAmount={isAmount} title={text}>
        {text}
      </Cell>
    );
  };
}

/** How many entries a list has. */
export const countOf = ({ label }: Field, value: unknown) =>
  `${Array.isArray(value) ? value.length : 0} ${label.toLowerCase()}`;

/** What the inputs of every kind share. */
export function common({ name, field }: InputProps) {
  const { label, inputLabel = label, placeholder } = field;
  return { name, label: inputLabel, isRequired: !('default' in field), placeholder };
}

/** A value as text; '' for anything else. */
export const textValue = (value: unknown): string => (typeof value === 'string' ? value : '');
