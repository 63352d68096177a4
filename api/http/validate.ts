import type { z } from 'zod';
import { invalidInput } from './errors.js';

/** The value as the schema gives it out. @throws a 422 that names every failing field. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}
