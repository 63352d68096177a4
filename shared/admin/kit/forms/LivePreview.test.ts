import { expect, test } from 'vitest';
import { entityNames, entityOf } from '@ritmi/shared/domain/entities';
import { entityForm } from './formSpec.js';
import { previewDocument } from './LivePreview.js';

const addressOf = (url: string) => `https://api.example${url}`;

test.each(entityNames)('an empty form of %s makes a document', (name) => {
  expect(previewDocument(name, entityForm(entityOf(name)).empty, addressOf)).toMatchObject({ id: 'shown' });
});

test('incomplete values are left out, and addresses are absolute', () => {
  const event = previewDocument(
    'events',
    {
      title: 'Nata e bardhë',
      date: '2026-0',
      description: '',
      image: 'javascript:alert(1)',
      media: [
        { id: 'a', type: 'image', url: '/uploads/a.webp', caption: '' },
        { id: 'b', type: 'image', url: 'javascript:x', caption: '' },
        { id: 'c', type: 'film' },
      ],
    },
    addressOf,
  );
  expect(event).toMatchObject({ title: 'Nata e bardhë', date: '', image: '' });
  expect(event.media).toEqual([
    { id: 'shown-0', type: 'image', url: 'https://api.example/uploads/a.webp', caption: '' },
  ]);
  expect(previewDocument('services', { price: '150,5' }, addressOf).price).toBe('150.50');
  expect(previewDocument('services', { price: '1.500' }, addressOf).price).toBe('');
  expect(previewDocument('services', { price: '12.' }, addressOf).price).not.toBe('12,');
  expect(previewDocument('services', { price: '1.2.3', features: ['Zë', ' '] }, addressOf)).toMatchObject({
    price: '',
    features: ['Zë'],
  });
});
