import { fieldErrorsOf } from '@ritmi/shared/domain/errors';
import type { z } from 'zod';

/** What is wrong with a part of a folder; `field` is absent where all of it is. */
export type Problem = { readonly path: string; readonly field?: string; readonly message: string };

const shownProblems = 20;

/** A folder cannot be imported. Nothing was written. */
export class BrokenContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems
      .slice(0, shownProblems)
      .map(({ path, field, message }) => [path, field, message].filter(Boolean).join(': '));
    const more = problems.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  }
}

export function problemsOf(path: string, { issues }: z.ZodError): Problem[] {
  return fieldErrorsOf(issues).map(({ path: field, message }) => ({
    path,
    // A value as a whole has no field.
    ...(field !== 'body' && { field }),
    message,
  }));
}
