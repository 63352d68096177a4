import { describe, expect, it } from 'vitest';
import { isEmail, isPhone, mailAddress, telAddress, whatsappAddress, whatsappDigits } from './rules.js';

describe('the kind of a contact value', () => {
  // spec: 5.contact.phone
  it.each([
    ['+355 69 123 4567', true],
    ['(04) 22-33', true],
    ['069123', false],
    ['rruga 1234567', false],
  ])('%s is a phone: %s', (value, expected) => expect(isPhone(value)).toBe(expected));

  // spec: 5.contact.email
  it.each([
    ['a@b.al', true],
    [' a@b.al ', true],
    ['a@b', false],
    ['a b@c.al', false],
  ])('%s is an email: %s', (value, expected) => expect(isEmail(value)).toBe(expected));
});

describe('addresses of contacts', () => {
  // spec: 5.contact.digits, contract.contact, contract.decision.local
  it.each([
    ['+355 69 123-4567', 'tel:+355691234567', '355691234567'],
    ['069 123 4567', 'tel:0691234567', '355691234567'],
    ['00355 69 123 4567', 'tel:00355691234567', '355691234567'],
  ])('%s is called at %s and written to at %s', (phone, tel, digits) => {
    expect(telAddress(phone)).toBe(tel);
    expect(whatsappDigits(phone)).toBe(digits);
  });

  it('contain the message, escaped', () => {
    expect(whatsappAddress('069 1', 'Ç & ë?')).toBe('https://wa.me/355691?text=%C3%87%20%26%20%C3%AB%3F');
    expect(mailAddress(' a@b.al ')).toBe('mailto:a@b.al');
    expect(mailAddress('a@b.al', { subject: 'A&B', body: 'x\ny' })).toBe(
      'mailto:a@b.al?subject=A%26B&body=x%0Ay',
    );
  });
});
