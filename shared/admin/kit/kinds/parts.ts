import { isBlank, type Values } from '@ritmi/shared/domain/values';
import type { Field, FieldDefinitions } from '@ritmi/shared/domain/kinds';
import type { FormValues } from '../model/values.js';
import type { KindOf } from './kind.js';

// What a kind does with a value, or what is usual where it does nothing special.

export function mapFields(
  fields: FieldDefinitions,
  valueOf: (field: Field, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]));
}

/** The values of a form, with those of its inputs that are not sent; without fields that the form does not have. */
export function formValuesOf(
  of: KindOf,
  fields: FieldDefinitions,
  valueOf: (field: Field, name: string) => unknown,
): FormValues {
  const shown = Object.entries(mapFields(fields, valueOf)).filter(([, value]) => value !== undefined);
  const typed = Object.entries(fields).map(([name, field]) => of(field).typed?.(name));
  return Object.assign(Object.fromEntries(shown), ...typed);
}

/** The value in an empty form; undefined if the form has none. */
export function emptyOf(of: KindOf, field: Field): unknown {
  if (field.initial !== undefined && field.initial !== null) return structuredClone(field.initial);
  const { empty } = of(field);
  return empty ? empty(field) : structuredClone(field.blank);
}

type FormParts = { readonly value: unknown; readonly document: Values };

/** The value of a form that edits a document; undefined if the form has none. */
export function formOf(of: KindOf, field: Field, { value, document }: FormParts): unknown {
  const { toForm } = of(field);
  return toForm ? toForm(field, value, document) : structuredClone(value ?? field.blank);
}

type Changed = { readonly value: unknown; readonly before: unknown };

export function bodyOf(of: KindOf, field: Field, { value, before }: Changed): unknown {
  const { toBody } = of(field);
  return toBody ? toBody(field, value, before) : value;
}

export function readOf(of: KindOf, field: Field, { value, before }: Changed): unknown {
  const { toRead } = of(field);
  return toRead ? toRead(field, value, before) : value;
}

type Previewed = { readonly value: unknown; readonly addressOf: (url: string) => string };

/** The value as visitors will see it; the blank one if it cannot be saved yet. */
export function previewOf(of: KindOf, field: Field, { value, addressOf }: Previewed): unknown {
  const { toPreview } = of(field);
  if (toPreview) return toPreview(field, value, addressOf);
  const { data = field.blank } = field.shape.safeParse(value);
  return data;
}

/** A value of the browser's storage without unsafe addresses. */
export function copyOf(of: KindOf, field: Field, value: unknown): unknown {
  const { fromCopy } = of(field);
  return fromCopy && value !== undefined ? fromCopy(field, value) : value;
}

/** Whether an entry of a list is a text without content. */
export const isEmptyText = (value: unknown): boolean => typeof value === 'string' && isBlank(value);
