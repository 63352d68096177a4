import type { z } from 'zod';
import type { FieldDefinitions } from './kinds.js';
import { orUsual } from './shapes.js';

/** The names of the fields that clients send. */
type Sendable<F extends FieldDefinitions, K extends keyof F> = F[K] extends { isKept: true } ? never : K;

type CreateShape<F extends FieldDefinitions> = {
  [K in keyof F as Sendable<F, K>]: F[K] extends { default: unknown }
    ? z.ZodDefault<F[K]['shape']>
    : F[K] extends { guess: unknown }
      ? z.ZodOptional<F[K]['shape']>
      : F[K]['shape'];
};

/** The parts of a group are optional in a patch. */
type PatchShape<F extends FieldDefinitions> = {
  [K in keyof F as Sendable<F, K>]: F[K] extends { patch: infer P extends z.ZodType } ? P : F[K]['shape'];
};

/** References are read under another name, with the documents that they refer to. Visitors get no internal fields. */
export type ReadShape<F extends FieldDefinitions> = {
  [K in keyof F as F[K] extends { readAs: infer Name extends string } ? Name : K]: F[K] extends {
    isInternal: true;
  }
    ? z.ZodOptional<F[K]['read']>
    : F[K]['read'];
};

/**
 * What a create request sends; a field with a default may be absent, and one that is guessed. Some programs send null for
 * what is absent. Where a number is usual, none is a mistake.
 */
export function createShape<const F extends FieldDefinitions>(fields: F): CreateShape<F> {
  return shapeOf(fields, (field) => {
    if ('guess' in field) return field.shape.nullish().transform((value) => value ?? undefined);
    if (!('default' in field)) return field.shape;
    if (typeof field.default === 'number') return field.shape.default(field.default);
    return orUsual(field.shape, field.default);
  }) as CreateShape<F>;
}

/** What a patch sends, without defaults, so that absent fields stay unchanged. */
export function patchShape<const F extends FieldDefinitions>(fields: F): PatchShape<F> {
  return shapeOf(fields, (field) => ('patch' in field ? field.patch : field.shape)) as PatchShape<F>;
}

export function readShape<const F extends FieldDefinitions>(fields: F): ReadShape<F> {
  const named = Object.entries(fields).map(([name, field]) => {
    return [readName(name, field), field.isInternal ? field.read.optional() : field.read];
  });
  return Object.fromEntries(named) as ReadShape<F>;
}

/** A document as visitors read it: without the fields that are for callers with a token only. */
export function withoutInternal<T extends object>(fields: FieldDefinitions, document: T): T {
  const shown = Object.entries(document).filter(([name]) => !fields[name]?.isInternal);
  // Fields that are internal are optional in the document's type.
  return Object.fromEntries(shown) as T;
}

/** The name under which a field is read. */
export function readName(name: string, field: FieldDefinitions[string]): string {
  return ('readAs' in field && field.readAs) || name;
}

// `Object.fromEntries` loses the names.
function shapeOf(
  fields: FieldDefinitions,
  schemaOf: (field: FieldDefinitions[string]) => z.ZodType,
): Record<string, z.ZodType> {
  const sendable = Object.entries(fields).filter(([, field]) => !('isKept' in field));
  return Object.fromEntries(sendable.map(([name, field]) => [name, schemaOf(field)]));
}
