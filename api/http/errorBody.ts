import { z } from 'zod';

export const fieldError = z.object({ path: z.string().min(1), message: z.string() });

/**
 * Every error answer (contract, wire format). `current` and `conflicts` come with 409 only, `needsCode` with a login,
 * `sessionEnded` with the 401 of a token that was ours.
 */
export const errorBody = z.object({
  message: z.string(),
  errors: z.array(fieldError).readonly().optional(),
  current: z.unknown().optional(),
  conflicts: z.array(z.string()).readonly().optional(),
  needsCode: z.boolean().optional(),
  sessionEnded: z.boolean().optional(),
});

export type FieldError = z.output<typeof fieldError>;

export type ErrorBody = z.output<typeof errorBody>;

type Issue = z.core.$ZodIssue;

/** zod's issues with bare dotted paths; of a union the branch that came furthest speaks. */
export function fieldErrors(issues: readonly Issue[], prefix: readonly PropertyKey[] = []): FieldError[] {
  const errors = issues.flatMap((issue): FieldError[] => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'invalid_union') {
      const [closest] = [...issue.errors].sort((a, b) => depth(b) - depth(a));
      if (closest && closest.length > 0) return fieldErrors(closest, path);
    }
    return [{ path: path.map(String).join('.'), message: issue.message }];
  });
  const seen = new Set<string>();
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}
