import { clean } from '../text/clean.js';

// The part of the numbering plans that an agency in Albania needs, so that no page loads that of the whole world. A test
// compares it with libphonenumber.

/** Every valid number of the two countries that a number without a country may belong to, without the leading 0. */
const national = {
  '355':
    /^(?:6(?:[78][2-9]|9\d)\d{6}|4505[0-2]\d{3}|(?:[2358][16-9]\d[2-9]|4410)\d{4}|(?:[2358][2-5][2-9]|4(?:[2-57-9][2-9]|6\d))\d{5}|800\d{4}|900[1-9]\d\d|700[2-9]\d{4}|808[1-9]\d\d)$/,
  '383': /^(?:4[3-9]\d{6}|38\d{6,10}|(?:2[89]|39)(?:0\d{5,6}|[1-9]\d{5})|[89]00\d{5})$/,
} as const;

/** How mobile numbers begin, by the country's code, where the family lives; elsewhere any number may be a mobile one. */
const mobileStarts: Readonly<Record<string, RegExp>> = {
  '30': /^(6|94)/,
  '31': /^(6|97)/,
  '32': /^4[5-9]/,
  '33': /^[67]/,
  '355': /^6/,
  '381': /^6/,
  '382': /^6/,
  '383': /^4/,
  '385': /^9/,
  '386': /^([37][01]|4[013]|51|6)/,
  '389': /^7/,
  '39': /^(3|43)/,
  '41': /^(6[89]|7[2-9])/,
  '43': /^6(48|5[0-79]|[6-9])/,
  '44': /^7/,
  '46': /^7/,
  '49': /^1[5-7]/,
  '90': /^5/,
};

const codes = Object.keys(mobileStarts).join('|');

/** Fewest digits of a value of type phone that is a number whatever separates them (contract, Contact). */
const fewestDigits = 9;

/** Most digits of an international number (E.164). */
const mostDigits = 15;

/** Seven or more of digits, +, space, brackets and hyphen (specification section 5). */
export function isPhone(value: string): boolean {
  return /^[\d+\s()-]{7,}$/.test(clean(value).trim());
}

/** Whether an entry of the type phone is a number that people wrote in their own way: `069/123 4570`, `069.123.4571`. */
export function hasPhoneDigits(value: string): boolean {
  return digitsOf(value).length >= fewestDigits;
}

/** `tel:` address: the digits as written, and a leading + also behind a bracket (contract, Contact). */
export function telAddress(value: string): string {
  const phone = firstNumber(value);
  return `tel:${hasPlus(phone) ? '+' : ''}${digitsOf(phone)}`;
}

/**
 * The digits of a number in international form. One without a country is Albanian if it is valid there, else Kosovan if
 * it is valid there; one that is valid nowhere is taken as it looks.
 */
export function internationalDigits(value: string): string {
  return inCountry(firstNumber(value));
}

function inCountry(phone: string): string {
  const digits = digitsOf(phone);
  const isInternational = hasPlus(phone) || digits.startsWith('00');
  if (isInternational) {
    // `+355 (0)69`, and for the countries that we know `+355 069`: the 0 is for calls inside the country. In Italy it is
    // part of the number.
    if (/^(?:00)?39/.test(digits)) return digits.replace(/^00/, '');
    const called = digitsOf(phone.replace(/\(\s*0\s*\)/, '')).replace(/^00/, '');
    return called.replace(new RegExp(`^(${codes})0`), '$1');
  }
  const own = digits.replace(/^0/, '');
  const plans = Object.entries(national);
  for (const [code, plan] of plans) if (plan.test(own)) return code + own;
  // Short ones too, in which only the + is missing.
  if (plans.some(([code, plan]) => digits.startsWith(code) && plan.test(digits.slice(code.length))))
    return digits;
  // Longer than any number of the two countries: the + is missing.
  return /^[1-9]\d{10}/.test(digits) ? digits : `355${own}`;
}

/** Whether a number may have WhatsApp: all but those of landlines, as far as the country tells them apart. */
export function mayHaveWhatsApp(value: string): boolean {
  const [, code = '', own = ''] = new RegExp(`^(${codes})(.*)$`).exec(internationalDigits(value)) ?? [];
  return mobileStarts[code]?.test(own) ?? true;
}

/** The number as E.164 (`+355691234567`); null if it is valid in no country that it can belong to. */
export function phoneE164(value: string): string | null {
  const digits = internationalDigits(value);
  const known = isInPlan(digits);
  if (known !== null) return known ? `+${digits}` : null;
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** Whether an international number is valid in its country; null for a country whose numbers are not known here. */
function isInPlan(digits: string): boolean | null {
  const [code, plan] = Object.entries(national).find(([each]) => digits.startsWith(each)) ?? [];
  return code && plan ? plan.test(digits.slice(code.length)) : null;
}

/** An extension behind a number, which a caller asks for or dials later: `04 223 4575 ext. 12`. */
const extension = /(\d) ?\(? ?(?:;ext=|#|(?:extension|ext|lokali|lok|int|x)[.:]?) ?\d{1,6}\)?$/i;

/**
 * The first of several numbers in one value, without its extension and the digits of words around it:
 * `069 123 4567 / 068 765 4321`, `Zyra 1: 069 123 4567 (24/7)`.
 */
function firstNumber(value: string): string {
  const text = clean(value).normalize('NFKC').trim().replace(extension, '$1');
  const written = text.split(/[\p{L}:;|\n]+/u).find(hasPhoneDigits) ?? text;
  const isOne = digitsOf(written).length <= mostDigits;
  const first = isOne ? written : (written.split(/[/,]| - /).find(hasPhoneDigits) ?? written);
  return withoutRest(first.trim());
}

/** How numbers of the two countries begin that are written with a country or with the 0 before it. */
const ownStart = /^[\s(]*(?:0(?!0)|(?:\+|00)[\s(]*(?:355|383))/;

/** A number without a bracket behind it; of the two countries also without other digits: `04 223 4575/76`. */
function withoutRest(phone: string): string {
  const open = phone.lastIndexOf('(');
  const isLast = open >= 0 && /^[^)]*\)?\s*$/.test(phone.slice(open));
  if (isLast && hasPhoneDigits(phone.slice(0, open))) return withoutRest(phone.slice(0, open).trim());
  if (!ownStart.test(phone) || isInPlan(inCountry(phone))) return phone;
  const ends = [...phone.matchAll(/\d+/g)].map(({ index, 0: digits }) => index + digits.length);
  const starts = ends.map((end) => phone.slice(0, end)).filter(hasPhoneDigits);
  return starts.findLast((start) => isInPlan(inCountry(start))) ?? phone;
}

function hasPlus(phone: string): boolean {
  return /^[^\d+]*\+/.test(phone);
}

/** The digits by which a number is found that somebody types, whole or in part; null for a text that is no number. */
export function searchedDigits(search: string): string | null {
  const text = clean(search);
  const digits = phoneE164(text)?.slice(1) ?? digitsOf(text).replace(/^0+/, '');
  return /^[\d\s+()/.·−\p{Pd}]+$/u.test(text) && digits.length >= 3 ? digits : null;
}

/** A number that is valid in Albania, where it is read without a country, and in Kosovo too. */
export function isOfTwoCountries(value: string): boolean {
  const digits = digitsOf(value);
  if (/^\+|^00/.test(value) || !phoneE164(value)?.startsWith('+355')) return false;
  return phoneE164(`+383${digits.replace(/^0/, '')}`) !== null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
