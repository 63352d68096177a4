import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString as parse } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import {
  internationalDigits,
  isPhone,
  mayHaveWhatsApp,
  phoneE164,
  searchedDigits,
  telAddress,
} from './phone.js';

describe('a phone number', () => {
  // spec: 5.contact.phone
  it.each([
    ['+355 69 123 4567', true],
    ['(04) 22-33', true],
    ['\u202a+355 68 765 4321\u202c', true],
    ['069123', false],
    ['rruga 1234567', false],
  ])('%j is %s by its characters', (value, expected) => expect(isPhone(value)).toBe(expected));

  // spec: 5.contact.digits, contract.contact, contract.decision.local
  it.each([
    ['+355 69 123-4567', 'tel:+355691234567', '355691234567'],
    ['069 123 4567', 'tel:0691234567', '355691234567'],
    ['69 123 4567', 'tel:691234567', '355691234567'],
    ['00355 69 123 4567', 'tel:00355691234567', '355691234567'],
    ['(+355) 69 123 4568', 'tel:+355691234568', '355691234568'],
    ['\u202a+355 68 765 4321\u202c', 'tel:+355687654321', '355687654321'],
    ['+355 (0) 69 123 4567', 'tel:+3550691234567', '355691234567'],
    ['355 69 123 4567', 'tel:355691234567', '355691234567'],
    ['069/123 4570', 'tel:0691234570', '355691234570'],
    ['069 123 4567 / 068 765 4321', 'tel:0691234567', '355691234567'],
    ['044 123 456', 'tel:044123456', '38344123456'],
    ['+383 44 123 456', 'tel:+38344123456', '38344123456'],
    ['+39 06 6982 1234', 'tel:+390669821234', '390669821234'],
    ['+44 (0)7400 123456', 'tel:+4407400123456', '447400123456'],
    // No country of the family's: the 0 in brackets goes all the same.
    ['+387 (0)61 123 456', 'tel:+387061123456', '38761123456'],
    ['+353 (0)87 123 4567', 'tel:+3530871234567', '353871234567'],
    ['00359 (0) 88 123 4567', 'tel:003590881234567', '359881234567'],
    ['+61 ( 0 )412 345 678', 'tel:+610412345678', '61412345678'],
    ['(+387) (0)61 123 456', 'tel:+387061123456', '38761123456'],
    ['+387 061 123 456', 'tel:+387061123456', '387061123456'],
    ['+39 (0)6 6982 1234', 'tel:+390669821234', '390669821234'],
    ['(0)69 123 4567', 'tel:0691234567', '355691234567'],
    ['+355 4 223 4575 ext. 12', 'tel:+35542234575', '35542234575'],
    ['04 223 4575 x12', 'tel:042234575', '35542234575'],
    ['04 223 4575 (lok. 104)', 'tel:042234575', '35542234575'],
    ['+383 38 123 456;ext=7', 'tel:+38338123456', '38338123456'],
    ['069 123 4567#3', 'tel:0691234567', '355691234567'],
    ['Tel: 069 123 4567', 'tel:0691234567', '355691234567'],
    ['069 123 4567 (24/7)', 'tel:0691234567', '355691234567'],
    ['+355 69 123 4567 (24h)', 'tel:+355691234567', '355691234567'],
    ['+355 69 123 4567 24/7', 'tel:+355691234567', '355691234567'],
    ['069 123 4567 pas orës 18', 'tel:0691234567', '355691234567'],
    ['Zyra 1: 069 123 4567', 'tel:0691234567', '355691234567'],
    ['24/7: 069 123 4567', 'tel:0691234567', '355691234567'],
    ['04 223 4575/76', 'tel:042234575', '35542234575'],
    ['+49 170 1234567 (ab 18)', 'tel:+491701234567', '491701234567'],
    ['+355 69 123 45/67', 'tel:+355691234567', '355691234567'],
    // No + and no country that is known here: it stays as it looks.
    ['44 123 456 789', 'tel:44123456789', '44123456789'],
    // Not in the plan, but its owner knows better.
    ['068 111 2233', 'tel:0681112233', '355681112233'],
  ])('%j is called at %s and written to at %s', (value, tel, digits) => {
    expect(telAddress(value)).toBe(tel);
    expect(internationalDigits(value)).toBe(digits);
  });

  // spec: contract.contact
  it.each([
    ['069 123 4567', true],
    ['068 111 2233', true],
    ['044 123 456', true],
    ['+49 1512 3456789', true],
    ['+1 212 555 0123', true],
    ['04 223 4575', false],
    ['+355 4 223 4575', false],
    ['038 123 456', false],
    ['+39 06 6982 1234', false],
    ['+49 30 123456', false],
  ])('%j may have WhatsApp: %s', (value, expected) => expect(mayHaveWhatsApp(value)).toBe(expected));
});

describe('a number in a search', () => {
  it.each([
    ['069 123 4567', '355691234567'],
    ['\u202a+355 69 123 4567\u202c', '355691234567'],
    ['0691', '691'],
    ['1234567', '1234567'],
    ['12', null],
    ['069–123–4572', '355691234572'],
    ['069\u2011123\u20114572', '355691234572'],
    ['069−123−4572', '355691234572'],
    ['069·123·4572', '355691234572'],
    ['691–12', '69112'],
    ['––', null],
    ['Arta 069', null],
    ['', null],
  ])('%j is found by %j', (text, expected) => expect(searchedDigits(text)).toBe(expected));
});

describe('the numbering plan', () => {
  const digits = (lengths: { min: number; max: number }) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: lengths.min, maxLength: lengths.max })
      .map((each) => each.join(''));

  // A third of these are valid somewhere.
  const local = fc
    .tuple(
      fc.constantFrom('', '0'),
      fc.constantFrom('2', '28', '3', '39', '4', '44', '5', '6', '67', '69', '8', '9'),
    )
    .chain(([zero, start]) => digits({ min: 5, max: 8 }).map((rest) => zero + start + rest));

  it('reads a number without a country as Albanian if it is valid there, else as Kosovan', () => {
    fc.assert(
      fc.property(local, (typed) => {
        const known = [parse(typed, 'AL'), parse(typed, 'XK')].find((each) => each?.isValid());
        expect(phoneE164(typed)).toBe(known?.number ?? null);
        fc.pre(known !== undefined);
        expect(mayHaveWhatsApp(typed)).toBe(known?.getType() === 'MOBILE');
      }),
      { numRuns: 3000 },
    );
  });

  it('reads a short number with its country but without a +', () => {
    expect(phoneE164('355 808 100')).toBe('+355808100');
  });

  it('refuses WhatsApp to landlines of the countries where the family lives, and to no mobile number', () => {
    const codes = [
      '30',
      '31',
      '33',
      '355',
      '381',
      '382',
      '383',
      '385',
      '386',
      '389',
      '39',
      '41',
      '44',
      '46',
      '49',
      '90',
    ];
    const abroad = fc.tuple(fc.constantFrom(...codes), digits({ min: 8, max: 11 }));
    fc.assert(
      fc.property(abroad, ([code, own]) => {
        const number = `+${code}${own}`;
        const type = parse(number)?.getType();
        fc.pre(type === 'MOBILE' || type === 'FIXED_LINE');
        expect(mayHaveWhatsApp(number)).toBe(type === 'MOBILE');
      }),
      { numRuns: 1000 },
    );
  });

  it('reads mobile numbers of every country in the forms that people write', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) continue;
      const forms = [example.number, example.formatInternational(), example.number.replace('+', '00')];
      expect(forms.map(phoneE164)).toEqual(forms.map(() => example.number));
      expect(forms.map(mayHaveWhatsApp)).toEqual(forms.map(() => true));
    }
  });
});
