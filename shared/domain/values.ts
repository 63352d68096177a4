import { isInvisible } from './text/clean.js';

/** A document, or a part of one, of an entity that is known only at run time. */
export type Values = Readonly<Record<string, unknown>>;

/** The parts of a value; none when it is no object. */
export function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The part of a value with this name; undefined where there is none. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** The text of a field; '' when it has none. */
export function textIn(values: Values, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

/** Whether a text or a list is empty. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || isInvisible(value);
}

/** Whether nobody would see anything of a text, a list or a list of parts. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isInvisible(value);
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value !== 'object' || value === null || Object.values(value).every(isEmpty);
}
