import { expect, test, vi } from 'vitest';
import { events } from '@ritmi/shared/domain/events/schema';
import type { Field } from '@ritmi/shared/domain/kinds';
import { packages } from '@ritmi/shared/domain/packages/schema';
import { services } from '@ritmi/shared/domain/services/schema';
import { formatValue } from './fieldKinds.js';

const fields: Readonly<Record<string, Field>> = { ...events.fields, ...packages.fields, ...services.fields };

const titles = new Map([['s1', 'DJ']]);

test.each([
  ['featured', true, 'po'],
  ['hidePrice', false, 'jo'],
  ['price', '120.5', '120.50 €'],
  ['customPrice', null, '–'],
  ['caption', '', '–'],
  ['date', '2025-06-14T00:00:00.000Z', '14 qershor 2025'],
  ['order', 0, '0'],
  ['features', ['Zë', 'Dritë'], 'Zë\nDritë'],
  ['features', [], '–'],
  ['image', '/uploads/drita%20e%20kuqe.webp', 'drita e kuqe.webp'],
  ['image', 'https://a.example/', 'https://a.example/'],
  ['image', '/uploads/100%.webp', '100%.webp'],
  ['serviceIds', ['s1', 's2'], 'DJ\nShërbim (i fshirë)'],
  ['title', 'Nata e verës', 'Nata e verës'],
  [
    'media',
    [
      { id: 'm1', type: 'image', url: '/uploads/a.webp', caption: 'Salla' },
      { id: 'm2', type: 'video', url: '/uploads/b.mp4' },
    ],
    'image · a.webp · Salla\nvideo · b.mp4',
  ],
])('%s %j reads %j', (field, value, expected) => {
  expect(formatValue(fields[field], value, { titles, language: 'sq' })).toBe(expected);
});

test('a planned time reads as it was set, in Albania, on a computer of another country too', () => {
  vi.stubEnv('TZ', 'Europe/Athens');
  const read = formatValue(fields.publishAt, '2027-08-14T21:59:00.000Z', { titles, language: 'sq' });
  expect(read).toBe('14 gusht 2027, 23:59');
});
