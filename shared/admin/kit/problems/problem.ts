import { toNestErrors } from '@hookform/resolvers';
import type { FieldError as FormError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type ErrorValues, type FieldError, fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import type { Language } from '@ritmi/shared/domain/language';
import { issueText } from './text.js';

/** An error of a field as a form keeps it: `type` is its code. */
type Problem = FormError & { readonly values?: ErrorValues };

/** The error of a schema or of the API at a field of a form. */
export function problemOf({ code, message, values = {} }: Omit<FieldError, 'path'>): Problem {
  return { type: code, message, values };
}

/** Validates a form by a schema; unlike the library's resolver it keeps the codes and values of errors. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(values, parseOptions);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors = fieldErrorsOf(parsed.error.issues).map((each) => [each.path, problemOf(each)] as const);
    return { values: {}, errors: toNestErrors<Input>(Object.fromEntries(errors), options) };
  };
}

/**
 * What is wrong with a field in the admin's language. Messages are in English; a problem without a known code has only
 * its message.
 */
export function problemText({ type, message, values = {} }: Problem, language: Language): string {
  const text = language === 'sq' ? textOf(issueText, String(type)) : null;
  return text ? filled(text, values) : (message ?? '');
}

/** The text of a code, which may come from a newer server. */
export function textOf<T>(texts: Readonly<Record<string, T | null>>, code = ''): T | null {
  return Object.hasOwn(texts, code) ? (texts[code] ?? null) : null;
}

/** A sentence with its values: `at most {max}`. */
export function filled(sentence: string, values: ErrorValues): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
