import { expect, test } from 'vitest';
import { sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import { findingsIn } from './Start.js';

test('missing pictures and texts and hidden prices are found, and nothing else', () => {
  const fine = sampleService({ id: 'fine', image: '/uploads/a.webp', features: ['Zë'], hidePrice: false });
  const bare = sampleService({ id: 'bare', title: 'Drita', image: '', features: [], hidePrice: true });
  const media = [{ id: 'm', type: 'image' as const, url: '/uploads/b.webp' }];
  const filmed = sampleProject({ id: 'filmed', thumbnail: '', media });
  const found = findingsIn([
    { entity: 'services', rows: [fine, bare] },
    { entity: 'projects', rows: [filmed] },
    { entity: 'contact', rows: [{ id: 'c', label: 'Zyra', value: '' }] },
  ]);
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([
    ['picture', 'bare'],
    ['text', 'bare'],
    ['price', 'bare'],
  ]);
  expect(found[0]).toMatchObject({ entity: 'services', title: 'Drita' });
});
