import type { Language } from '../language.js';
import { monthNames } from '../time/date.js';

// A price, a time or a date that somebody changed in one language only is the mistake in translations that costs most.

/** Numbers that a text has and the other one has not, as they are written there. */
export type Differing = { readonly inSource: readonly string[]; readonly inTranslation: readonly string[] };

type Text = { readonly text: string; readonly language: Language };

/** The numbers, amounts, times and days that differ between a text and its translation. */
export function differingNumbers(source: Text, translation: Text): Differing {
  const [own, other] = [numbersIn(source), numbersIn(translation)];
  const without = (all: readonly Found[], known: readonly Found[]) => [
    ...new Set(
      all.filter(({ value }) => !known.some((each) => each.value === value)).map(({ text }) => text),
    ),
  ];
  return { inSource: without(own, other), inTranslation: without(other, own) };
}

type Found = { readonly text: string; readonly value: string };

const dayPattern = /\d{1,4}(?<mark>[./-])\d{1,2}\k<mark>\d{2,4}/;
const groupedPattern = /\d{1,3}(?:[.,’'\s]\d{3})+(?:[.,]\d{1,2})?(?![\d.,:]\d)/;
const plainPattern = /\d+(?:[.,:]\d{1,2}(?!\d))?/;
const half = /(?:\s*(?<half>am|pm|a\.m\.|p\.m\.)(?!\p{L}))?/u;

const pattern = new RegExp(
  `(?<day>${dayPattern.source})|(?<grouped>${groupedPattern.source})|(?<plain>${plainPattern.source})${half.source}`,
  'giu',
);

function numbersIn({ text, language }: Text): Found[] {
  const found = [...text.matchAll(pattern)].flatMap(({ 0: whole, groups = {} }) => {
    const { day, grouped, plain = '', half: half12 } = groups;
    if (day !== undefined) return day.split(/[./-]/).map((part) => ({ text: whole, value: valueOf(part) }));
    if (grouped !== undefined) {
      const [, whole1 = grouped, decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(grouped) ?? [];
      return [{ text: whole, value: valueOf(`${whole1.replaceAll(/\D/g, '')}.${decimals}`) }];
    }
    return [{ text: whole, value: inHalfOf(valueOf(plain.replace(/[,:]/, '.')), half12) }];
  });
  return [...found, ...monthsIn(text, language)];
}

/** `440.00` and `440` are the same, and so are `09` and `9`. */
const valueOf = (digits: string) => String(Number(digits));

/** An hour on the clock of 24 hours. */
function inHalfOf(value: string, half12: string | undefined): string {
  if (half12 === undefined) return value;
  const hour = Number(value);
  const isLate = half12.toLowerCase().startsWith('p');
  if (isLate && hour < 12) return String(Number((hour + 12).toFixed(2)));
  return String(!isLate && hour >= 12 && hour < 13 ? Number((hour - 12).toFixed(2)) : hour);
}

/** Months beside a number: `14 qershor`, `June 14`. Elsewhere `May` may be a verb. */
function monthsIn(text: string, language: Language): Found[] {
  return monthNames(language).flatMap((name, index) => {
    const beside = new RegExp(`\\d\\.?\\s+${name}|(?<!\\p{L})${name}\\p{L}*\\s+\\d`, 'iu');
    return beside.test(text) ? [{ text: name, value: String(index + 1) }] : [];
  });
}
