import { describe, expect, it } from 'vitest';
import { contactAddress, isEmail, kindOf, mailAddress, whatsappAddress, whatsappPhone } from './rules.js';

const phone = (value: string) => ({ type: 'phone', value }) as const;

describe('the kind of a contact', () => {
  // spec: 5.contact.email
  it.each([
    ['a@b.al', true],
    [' a@b.al ', true],
    ['\u200ba@b.al', true],
    ['a@b', false],
    ['a b@c.al', false],
  ])('%j is an email: %s', (value, expected) => expect(isEmail(value)).toBe(expected));

  // spec: 5.contact.phone, contract.contact
  it.each([
    ['phone', '069/123 4570', 'phone'],
    ['phone', '069.123.4571', 'phone'],
    ['phone', '069–123–4572', 'phone'],
    ['phone', 'Arta: 069 123 4573', 'phone'],
    ['phone', '\u202a+355 68 765 4321\u202c', 'phone'],
    ['phone', 'ritmi@example.com', 'email'],
    ['phone', 'ritmi123456789@example.com', 'email'],
    ['phone', '069/1234', null],
    ['phone', 'së shpejti', null],
    ['address', '1234567', 'phone'],
    ['address', 'Rruga 123, 1001 Tiranë 5678', 'address'],
    ['email', 'nuk ka', null],
  ] as const)('%s %j is %s', (type, value, kind) => expect(kindOf({ type, value })).toBe(kind));
});

describe('the number for enquiries', () => {
  // spec: contract.contact
  it('is the first of the page that may have WhatsApp', () => {
    const contacts = [
      phone('04 223 4575'),
      { type: 'email', value: 'a@b.al' } as const,
      phone('069 123 4575'),
    ];
    expect(whatsappPhone(contacts)).toBe('069 123 4575');
    expect(whatsappPhone([phone('069.123.4571'), phone('068 765 4321')])).toBe('069.123.4571');
  });

  it('is no landline', () => expect(whatsappPhone([phone('04 223 4575')])).toBeUndefined());
});

describe('addresses of contacts', () => {
  it('contain the message, escaped', () => {
    const href = 'https://wa.me/355691234567?text=%C3%87%20%26%20%C3%AB%3F';
    expect(whatsappAddress('069 123 4567', 'Ç & ë?')).toBe(href);
    expect(mailAddress(' a@b.al ')).toBe('mailto:a@b.al');
    expect(mailAddress('a?cc=x&y+z@b.al')).toBe('mailto:a%3Fcc%3Dx%26y%2Bz@b.al');
    expect(mailAddress('a@b.al', { subject: 'A&B', body: 'x\ny' })).toBe(
      'mailto:a@b.al?subject=A%26B&body=x%0Ay',
    );
  });

  it('call, write, or are missing for a place', () => {
    expect(contactAddress(phone('069/123 4570'))).toBe('tel:0691234570');
    expect(contactAddress(phone('a@b.al'))).toBe('mailto:a@b.al');
    expect(contactAddress({ type: 'address', value: 'Rruga e Kavajës 118' })).toBeUndefined();
  });
});
