import { toCents, toEuro } from '../money.js';

type Line = { readonly quantity: number; readonly amount: string };

/** Euro text to cents; amounts of rebates are negative. */
export function signedCents(amount: string): number {
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);
}

/** What a line costs: its amount as often as it is ordered. */
export function lineTotal({ quantity, amount }: Line): string {
  return toEuro(quantity * signedCents(amount));
}

/** The total of an offer, never below 0. */
export function offerTotal(lines: readonly Line[], discount: string): string {
  const sum = lines.reduce((cents, { quantity, amount }) => cents + quantity * signedCents(amount), 0);
  return toEuro(Math.max(0, sum - toCents(discount)));
}
