import type { Language } from '@ritmi/shared/domain/language';
import { amountProblem } from '@ritmi/shared/domain/money';
import { problemOf, problemText } from './problem.js';

/** In the admin's language, the problem of an amount that can be read in two ways. */
export function amountError(typed: string, language: Language): string | undefined {
  const problem = amountProblem(typed);
  return problem ? problemText(problemOf(problem), language) : undefined;
}
