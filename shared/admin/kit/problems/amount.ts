import type { Issue } from '@ritmi/shared/domain/errors';
import { readingsOf, readTypedAmount } from '@ritmi/shared/domain/money';
import type { Language } from '@ritmi/shared/domain/language';
import { problemOf, problemText } from './problem.js';

/** The problem of an amount that can be read in two ways, such as `1.500`; null for any other text. */
export function amountProblem(typed: string): Issue | null {
  if (readTypedAmount(typed) !== null) return null;
  const { whole, decimal } = readingsOf(typed);
  return { code: 'ambiguousAmount', values: { whole, decimal }, message: `Enter ${whole} or ${decimal}` };
}

/** That problem in the admin's language. */
export function amountError(typed: string, language: Language): string | undefined {
  const problem = amountProblem(typed);
  return problem ? problemText(problemOf(problem), language) : undefined;
}
