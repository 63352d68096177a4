import { fieldErrorsOf, type Issue } from '@ritmi/shared/domain/errors';
import type { z } from 'zod';

/** What is wrong with a part of an export; `field` is absent where all of it is. */
export type Problem = Issue & { readonly path: string; readonly field?: string };

const shownProblems = 20;

/** An export cannot be imported. Nothing was written. */
export class BrokenContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.slice(0, shownProblems).map((each) => `${placeOf(each)}: ${each.message}`);
    const more = problems.length - lines.length;
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
  }
}

/** Where something is wrong: `services/1.json: title`. */
export function placeOf({ path, field }: Pick<Problem, 'path' | 'field'>): string {
  return field === undefined ? path : `${path}: ${field}`;
}

export function problemsOf(path: string, { issues }: z.ZodError): Problem[] {
  return fieldErrorsOf(issues).map(({ path: field, ...rest }) => ({
    ...rest,
    path,
    // A value as a whole has no field.
    ...(field !== 'body' && { field }),
  }));
}
