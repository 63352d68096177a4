// Amounts are computed in whole cents; requests and answers have strings in euro with two decimals.

/** Whether a text is an amount of at least 0 € in the wire format. */
export function isAmount(text: string): boolean {
  return /^(\d{1,9}(\.\d+)?|\.\d+)$/.test(text);
}

export function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/**
 * Converts euro text to cents, rounded half up; invalid text is 0.
 * Parses digits, because 1.005 * 100 is 100.49999999999999.
 */
export function toCents(amount: string): number {
  if (!isAmount(amount)) return 0;
  const [euro = '0', decimals = ''] = amount.split('.');
  const cents = Number(euro) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  return Number(decimals[2] ?? 0) >= 5 ? cents + 1 : cents;
}

/** Cents to euro text with two decimals. */
export function toEuro(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Price as visitors read it: `150.00 €`. */
export function formatEuro(amount: string): string {
  return `${toEuro(toCents(amount))} €`;
}
