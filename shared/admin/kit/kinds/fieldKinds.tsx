import type { ReactNode } from 'react';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import type { Field, FieldDefinitions, FieldKind, FieldOf } from '@ritmi/shared/domain/kinds';
import type { Message } from '@ritmi/shared/domain/language';
import { readName } from '@ritmi/shared/domain/schemas';
import { Differing } from '../look/Differing.js';
import type { FormValues } from '../model/values.js';
import { choice, suggestion } from './choice.js';
import { date } from './date.js';
import { flag } from './flag.js';
import { FieldRows, groupKind, OneField } from './group.js';
import { image } from './image.js';
import { type FormatOptions, formatWith, type InputProps, type Kind, plainText, type Shown } from './kind.js';
import { kept } from './kept.js';
import { listKind } from './list.js';
import { mediaKind } from './media.js';
import { number, price } from './number.js';
import { order } from './order.js';
import { bodyOf, copyOf, emptyOf, previewOf, readOf } from './parts.js';
import { moment, status } from './publishing.js';
import { reference, references } from './references.js';
import { longText, text } from './text.js';
import { captions, captionsIn, languages, translationsKind } from './translations.js';

/** What the admin does with each kind of field: the only place that tells kinds apart. */
const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  text,
  longText,
  suggestion,
  choice,
  status,
  moment,
  flag,
  date,
  price,
  number,
  image,
  order,
  reference,
  references,
  group: groupKind(kindOf),
  list: listKind(kindOf),
  media: mediaKind(listKind(kindOf)),
  translations: translationsKind(kindOf),
  captions,
  languages,
  kept,
};

export function kindOf(field: Field): Kind<Field> {
  // The register has the kind's own entry, which TypeScript cannot tell for a union of fields.
  return kinds[field.kind] as Kind<Field>;
}

/** The inputs of an entity's fields, for adding and editing. */
export function EntityFields({ entity }: { readonly entity: Pick<Entity, 'fields'> }) {
  return <FieldRows of={kindOf} fields={entity.fields} />;
}

/** The input of one field. */
export function FieldInput(props: InputProps): ReactNode {
  return <OneField {...props} of={kindOf} />;
}

/** The value of a field as text, with a line for each entry of a list; without a definition as it is. */
export function formatValue(field: Field | undefined, value: unknown, options: FormatOptions): string {
  return field ? formatWith(kindOf, options)(field, value) : plainText(value, options.language);
}

/** The body of a create, from the output of the form's schema. */
export function createBody({ fields }: Entity, values: Values): FormValues {
  return bodyIn(fields, values, null);
}

/** The body with the ids of new entries whose translations it has. */
function withNamed(fields: FieldDefinitions, body: FormValues, values: Values): FormValues {
  const named = new Set(captionsIn(body.translations));
  if (named.size === 0) return body;
  const sent = Object.entries(body).map(([name, value]) => {
    const field = fields[name];
    return [name, field ? (kindOf(field).withIds?.(value, values[name], named) ?? value) : value];
  });
  return Object.fromEntries(sent);
}

/** The translations of a form in the body of a create, or of an update of `before`; nothing if none has changed. */
export function translationBody({ fields }: Entity, values: Values, before: Values | undefined): FormValues {
  const { translations, hiddenLanguages } = fields;
  const own = { ...(translations && { translations }), ...(hiddenLanguages && { hiddenLanguages }) };
  return bodyIn(own, values, before ?? null);
}

/** The body of an update of `before`. */
export function updateBody({ fields }: Entity, values: Values, before: Values): FormValues {
  const body = bodyIn(fields, values, before);
  const unsent = Object.values(fields).flatMap((field) => kindOf(field).unsent?.(field, body, before) ?? []);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !unsent.includes(name)));
}

function bodyIn(fields: FieldDefinitions, values: Values, before: Values | null): FormValues {
  // The schema fills in fields that the form does not have.
  // A document that was read without a token has no internal fields, which an update must not empty.
  const isKnown = (name: string) => !fields[name]?.isInternal || before?.[name] !== undefined;
  const sent = Object.entries(fields).filter(
    ([name, field]) => emptyOf(kindOf, field) !== undefined && (before === null || isKnown(name)),
  );
  const body = sent.map(([name, field]) => [
    name,
    bodyOf(kindOf, field, { value: values[name], before: before?.[name] }),
  ]);
  return withNamed(fields, Object.fromEntries(body.filter(([, value]) => value !== undefined)), values);
}

/**
 * The fields that the API will return in another form than they are sent, for a write that is still queued. `before`
 * is undefined for a new document.
 */
export function readValues({ fields }: Entity, sent: Values, before: Values | undefined): FormValues {
  const read: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    const readAs = readName(name, field);
    const value = sent[name];
    if (value !== undefined) read[readAs] = readOf(kindOf, field, { value, before: before?.[readAs] });
    else if (!before) read[readAs] = field.blank;
  }
  return read;
}

/** The document that would result from a form's values; those that cannot be saved yet are left out. */
export function previewValues(
  { fields }: Entity,
  values: Values,
  addressOf: (url: string) => string,
): FormValues {
  const shown = Object.entries(fields).map(([name, field]) => [
    name,
    previewOf(kindOf, field, { value: values[name], addressOf }),
  ]);
  return Object.fromEntries(shown);
}

/** A row of the browser's storage, without unsafe addresses. */
export function safeRow({ fields }: Entity, row: Values): FormValues {
  const safe = Object.entries(fields).map(([name, field]) => [name, copyOf(kindOf, field, row[name])]);
  return { ...row, ...Object.fromEntries(safe.filter(([, value]) => value !== undefined)) };
}

/** The values of the fields that show a picture or a text to visitors. */
export function shownValues({ fields }: Entity, document: Values, shown: Shown): unknown[] {
  const found = Object.entries(fields).filter(([, field]) => kindOf(field).shows?.(field) === shown);
  return found.map(([name]) => document[name]);
}

/** Whether visitors do not see one of its prices. */
export function hidesPrice({ fields }: Entity, document: Values): boolean {
  const flags = Object.values(fields).map((field) => kindOf(field).hiddenBy?.(field));
  return flags.some((name) => name !== undefined && document[name] === true);
}

/** The address of the picture that stands for a document in its list; undefined if the entity has none. */
export function thumbnailOf({ fields }: Entity, document: Values): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const { thumbnail } = kindOf(field);
    if (thumbnail) return thumbnail(document[name]);
  }
  return undefined;
}

/** Name of the flag that brings a document forward on the site. */
export function featureFlagOf({ fields }: Entity): string | undefined {
  return Object.entries(fields).find(([, field]) => kindOf(field).features?.(field))?.[0];
}

/** The flags by which a list can be filtered, with the labels of the filters. */
export function filtersOf({ fields }: Entity): (readonly [name: string, label: Message])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const label = kindOf(field).filter?.(field);
    return label ? [[name, label] as const] : [];
  });
}

/** The text of a document that the search covers: title, columns and long texts. */
export function searchText({ titleField, columns, fields }: Entity, document: Values): string {
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const { searched } = kindOf(field);
    const isShown = name === titleField || columns.includes(name);
    if (!searched || !(searched.always || isShown)) return [];
    const value = textIn(document, name);
    return [searched.text?.(field, value) ?? value];
  });
  return texts.join(' ');
}

type VersionValueProps = {
  readonly field: Field | undefined;
  readonly value: unknown;
  /** Another version, from which a text is told apart; undefined where there is none. */
  readonly other?: unknown;
  readonly options: FormatOptions;
};

/** One version of a field in a conflict: pictures are shown, everything else is text. */
export function VersionValue({ field, value, other, options }: VersionValueProps): ReactNode {
  const { Version } = field ? kindOf(field) : {};
  if (!field || !Version) {
    const text = formatValue(field, value, options);
    return other === undefined ? text : <Differing text={text} other={formatValue(field, other, options)} />;
  }
  return <Version field={field} value={value} format={formatWith(kindOf, options)} />;
}
