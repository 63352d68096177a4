import { expect, test } from 'vitest';
import { list, media, references } from '../composite.js';
import { date, exactPrice, flag, image, longText, order, price, text } from '../fields.js';
import { z } from 'zod';
import { formTexts, formValues } from './form.js';

const to = { to: 'artists', readAs: 'artists', read: z.array(z.object({ id: z.string() })), noneChosen: '' };

const fields = {
  title: text('Title'),
  date: date('Date'),
  description: longText('Description'),
  featured: flag('Featured'),
  image: image('Image'),
  media: media('Media', ''),
  tags: list('Tags', text('Tag')),
  artistIds: references('Artists', to),
  fee: price('Fee'),
  exactFee: exactPrice('Exact fee'),
  order: order(),
};

const values = {
  title: '12',
  date: '2026-06-14',
  description: '[a] "b"',
  featured: true,
  image: '/uploads/a.webp',
  media: [{ type: 'image', url: '/uploads/a.webp', caption: 'Salla, "1"' }],
  tags: ['a', 'b, c', '"d"'],
  artistIds: ['1', '2'],
  fee: '',
  exactFee: null,
  order: null,
};

test('a form carries every kind of value, also lists and no order', () => {
  expect(formValues(formTexts(values, fields), fields)).toEqual({ values, unreadable: [] });
});

// spec: 7.events.create
test('media are sent as mediaData, and an image without an address not at all', () => {
  const texts = formTexts({ title: 'Dasma', featured: false, image: '', media: [] });
  expect(texts).toEqual({ title: 'Dasma', featured: 'false', mediaData: '[]' });
});

test('empty parts count only where a text may be empty, and lists must be JSON text', () => {
  const read = formValues({ title: '', image: ' ', featured: 'maybe', mediaData: '{' });
  expect(read).toEqual({
    values: { title: '', featured: 'maybe', media: '{' },
    unreadable: [{ part: 'mediaData', label: 'Media' }],
  });
});
