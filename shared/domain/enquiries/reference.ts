/** Without the letters and digits that are mistaken for each other (contract, Asking). */
export const referenceAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Enough for twenty-eight million enquiries, and short enough to say on the phone. */
const length = 5;

/** A new reference such as `R-7KMQ4`. @param pick returns a random whole number from 0 to below its argument */
export function newReference(pick: (below: number) => number): string {
  const letters = Array.from({ length }, () => referenceAlphabet[pick(referenceAlphabet.length)] ?? '');
  return `R-${letters.join('')}`;
}
