import { cleanLine } from './text/clean.js';

// Amounts are computed in whole cents; requests and answers have strings in euro with two decimals.

/** Whether a text is an amount of at least 0 € in the wire format. It stays one when it is rounded to cents. */
export function isAmount(text: string): boolean {
  return /^(\d{1,9}(\.\d+)?|\.\d+)$/.test(text) && !/^9{9}\.99[5-9]/.test(text);
}

/**
 * An amount as people type it, in the wire format: `150,50` is 150.50, and `1.500,50 €`, `1 500,50` and `1,500.50` are
 * 1500.50. Any other text is returned as it is, for the schemas to judge.
 * @returns null if it can be read in two ways: `1.500`, `1,500`
 */
export function readTypedAmount(typed: string): string | null {
  const text = cleanLine(typed)
    .replace(/^€ ?| ?(?:€|euro?)$/i, '')
    .replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return null;
  for (const [group, point] of [
    [',', '.'],
    ['.', ','],
  ] as const) {
    const [whole = '', decimals, ...more] = text.split(point);
    const isGrouped =
      /^[1-9]\d{0,2}(?:\D\d{3})+$/.test(whole) && whole.split(group).every((part) => /^\d+$/.test(part));
    const isWhole = isGrouped || /^\d*$/.test(whole);
    if (isWhole && more.length === 0 && /^\d*$/.test(decimals ?? '')) {
      const plain = whole.replaceAll(group, '');
      return decimals ? `${plain}.${decimals}` : plain;
    }
  }
  return text;
}

/** Both amounts that a text may mean which `readTypedAmount` cannot decide: 1500 and 1.50 for `1.500`. */
export function readingsOf(typed: string): { readonly whole: string; readonly decimal: string } {
  const text = typed.replace(/[^\d.,]/g, '');
  return { whole: text.replace(/\D/g, ''), decimal: toEuro(toCents(text.replace(',', '.'))) };
}

/** The problem of an amount that can be read in two ways, such as `1.500`; null for any other text. */
export function amountProblem(typed: string) {
  if (readTypedAmount(typed) !== null) return null;
  const { whole, decimal } = readingsOf(typed);
  const message = `Enter ${whole} or ${decimal}`;
  return { code: 'ambiguousAmount', values: { whole, decimal }, message } as const;
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

/**
 * Price as visitors read it, followed by whole lek where the agency shows them: `380.00 € · ≈ 37,620 ALL`.
 * @param lekPerEuro missing where prices are shown in euro only
 */
export function formatPrice(amount: string, lekPerEuro?: string): string {
  return formatEuro(amount) + inLek(amount, lekPerEuro);
}

/** What follows a price in euro; '' where there is no rate. */
export function inLek(amount: string, lekPerEuro?: string): string {
  if (lekPerEuro === undefined) return '';
  const lek = Math.round((toCents(amount) * toCents(lekPerEuro)) / 10_000);
  return ` · ≈ ${String(lek).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')} ALL`;
}
