import { hasPhoneDigits, isOfTwoCountries, phoneE164 } from '../contact/phone.js';
import type { Read } from './reading.js';

const phonePattern = /(?<![\d.])(?:\+|00)?\(?\d[\d ()/.-]{6,18}\d(?!\d)/g;
const dateLike = /^\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}$/;

/** The phone number: of the text, else of a sender who is not in the address book. Several make a doubt. */
export function readPhone(text: string, senders: readonly string[]): Read<string> | null {
  for (const source of [text, ...senders]) {
    const found = [...source.matchAll(phonePattern)]
      .map(([written]) => written.trim())
      .filter((written) => !dateLike.test(written) && hasPhoneDigits(written))
      .map((written) => ({ written, number: phoneE164(written) }));
    const numbers = [...new Set(found.flatMap(({ number }) => (number === null ? [] : [number])))];
    const [number] = numbers;
    if (number !== undefined) {
      const written = found.find((each) => each.number === number)?.written ?? number;
      return { value: number, isSure: numbers.length === 1 && !isOfTwoCountries(written), from: written };
    }
    const [unclear] = found;
    if (unclear) return { value: unclear.written, isSure: false, from: unclear.written };
  }
  return null;
}

const word = "\\p{Lu}[\\p{L}'-]+";
const introduced = new RegExp(
  `(?:^|[^\\p{L}])(?:[Jj]am|[Qq]uhem|[Mm]e quajnë|[Mm]e quajne|[Kk]ëtu|[Kk]etu|[Mm]y name is|[Ii]'m|I’m|[Ii] am|[Tt]his is)(?: unë| une)? (${word}(?: ${word})?)`,
  'u',
);
const labelled = /(?:^|\n)\s*(?:emri|emri dhe mbiemri|name|emër)\s*[:=-]\s*([^\n]+)/i;
const couple = /^\p{Lu}\p{L}+$/u;

/** The name: as it was introduced, else of the sender; a first line of one word may be a name of an app, so it is in doubt. */
export function readName(text: string, senders: readonly string[]): Read<string> | null {
  const said = labelled.exec(text)?.[1] ?? introduced.exec(text)?.[1];
  if (said !== undefined) return { value: said.trim(), isSure: true, from: said.trim() };
  const sender = senders.find((each) => /\p{L}/u.test(each));
  if (sender !== undefined) {
    const name = sender.replace(/[^\p{L}\p{M}' .-]/gu, '').trim();
    if (name !== '') return { value: name, isSure: senders.length === 1, from: sender };
  }
  const [first = '', second] = text.split('\n');
  if (second !== undefined && couple.test(first.trim()))
    return { value: first.trim(), isSure: false, from: first };
  return null;
}
