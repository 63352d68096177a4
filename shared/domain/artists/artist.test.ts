import { expect, it } from 'vitest';
import { sampleArtist } from '../sample.js';
import { artistIn, equipmentGroups, factsOf, mashupName, placeAndDay } from './artist.js';

const facts = ['Tiranë', '20+ vjet', '1000+', 'Dasma'].map((value) => ({ label: value, value }));

it('the design "party" lists the facts after the first three by themselves', () => {
  expect(factsOf({ design: 'club', facts })).toEqual({ beside: facts, listed: [] });
  expect(factsOf({ design: 'party', facts })).toEqual({ beside: facts.slice(0, 3), listed: facts.slice(3) });
});

it.each([
  ['Vera nuk ikën – Afro, 122 BPM', 'Vera nuk ikën', 'Afro, 122 BPM'],
  ['Vera nuk ikën', 'Vera nuk ikën', null],
  ['Afro-house', 'Afro-house', null],
])('the mashup %j has a title and a note', (name, title, note) => {
  expect(mashupName(name)).toEqual({ title, note });
});

it('the parts of a text are in its language', () => {
  expect(mashupName({ en: 'Summer – Afro' })).toEqual({
    title: { en: 'Summer' },
    note: { en: 'Afro' },
  });
});

it.each([
  ['Klub Yje, Tiranë, 2026-10-10', 'Klub Yje, Tiranë', '2026-10-10'],
  ['2026-10-10', '', '2026-10-10'],
  ['Klub Yje, Tiranë', 'Klub Yje, Tiranë', null],
])('the place %j may end with a day', (given, place, day) => {
  expect(placeAndDay(given)).toEqual({ place, day });
});

it('equipment is grouped by what stands before the colon', () => {
  expect(equipmentGroups(['Pulti: Mikser', 'Softueri: rekordbox', 'Kufje', 'Pulti: Dy lexues'])).toEqual([
    { title: 'Pulti', pieces: ['Mikser', 'Dy lexues'] },
    { title: 'Softueri', pieces: ['rekordbox'] },
    { title: null, pieces: ['Kufje'] },
  ]);
});

it('has pictures with what the library says of them', () => {
  const portrait = '/uploads/drita-1f9c02ab7e.webp';
  const fileNotes = { 'drita-1f9c02ab7e.webp': { alt: { sq: 'Drita' }, focus: { x: 0.5, y: 0.25 } } };
  const document = { ...sampleArtist(), portrait, fileNotes };
  expect(artistIn(document, 'sq').portrait).toBe(`${portrait}#focus=0.5%2C0.25&alt=Drita`);
});
