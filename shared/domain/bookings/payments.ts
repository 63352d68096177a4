import { toCents, toEuro } from '../money.js';
import { textIn, type Values, valuesIn } from '../values.js';

export const currencies = ['EUR', 'ALL'] as const;

export const methods = ['cash', 'bank', 'card'] as const;

/** Characters of the note on a payment. */
export const maxNoteLength = 500;

/** Lek for a euro where neither an accepted offer nor the settings say it (contract, third part). */
export const usualLekPerEuro = '99';

/** What is paid of a booking in euro, lek by the rate of the booking. */
export function paidOf(booking: Values): string {
  return toEuro(paidCents(booking));
}

/** What is left to pay in euro, never below 0. */
export function dueOf(booking: Values): string {
  return toEuro(Math.max(0, toCents(textIn(booking, 'total')) - paidCents(booking)));
}

function paidCents({ payments, lekPerEuro }: Values): number {
  const rate = toCents(typeof lekPerEuro === 'string' && lekPerEuro !== '' ? lekPerEuro : usualLekPerEuro);
  const all = Array.isArray(payments) ? payments.map(valuesIn) : [];
  return all.reduce((sum, each) => {
    const cents = toCents(textIn(each, 'amount'));
    return sum + (each.currency === 'ALL' ? Math.round((cents * 100) / rate) : cents);
  }, 0);
}
