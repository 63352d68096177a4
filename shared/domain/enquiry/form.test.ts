import { expect, it } from 'vitest';
import { enquiryOfForm, formFieldOf } from './form.js';

const sent = {
  emri: ' Ana Hoxha ',
  telefoni: '069 123 4567',
  data: '2099-06-14',
  vendi: 'Durrës',
  lloji: 'dasme',
  'te-ftuar': '1.200',
  sherbimet: 'a,b',
  njoftimi: '1',
};

it('turns what the form sends into the body of an enquiry', () => {
  expect(enquiryOfForm(sent, 'en')).toEqual({
    name: 'Ana Hoxha',
    phone: '069 123 4567',
    email: '',
    date: '2099-06-14',
    part: 'evening',
    place: 'Durrës',
    kind: 'dasme',
    guests: 1200,
    message: '',
    packageId: null,
    serviceIds: ['a', 'b'],
    artistId: null,
    language: 'en',
    notice: '1',
    website: '',
    fromForm: true,
  });
});

it('begins the message with the wish for a night like another one', () => {
  const message = (values: object) => enquiryOfForm({ ...sent, ...values }, 'sq').message;
  expect(message({ deshira: 'Dua një natë si “Dasma”.', mesazhi: 'Në oborr.' })).toBe(
    'Dua një natë si “Dasma”.\nNë oborr.',
  );
  expect(message({ deshira: 'Dua një natë si “Dasma”.' })).toBe('Dua një natë si “Dasma”.');
});

it.each([
  ['', null],
  ['250', 250],
  ['2 500', 2500],
  ['shumë', 'shumë'],
  ['-3', '-3'],
])('reads the guests %j as %j', (text, guests) => {
  expect(enquiryOfForm({ ...sent, 'te-ftuar': text }, 'sq').guests).toBe(guests);
});

it('names the field of the form for each field of an enquiry', () => {
  expect(['phone', 'serviceIds.0', 'guests', 'state', 'constructor'].map(formFieldOf)).toEqual([
    'telefoni',
    'sherbimet',
    'te-ftuar',
    null,
    null,
  ]);
});
