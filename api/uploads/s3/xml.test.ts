import { expect, it } from 'vitest';
import { elementsOf, textOf } from './xml.js';

const listing = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>ritmi</Name>
<Contents><Key>uploads/vall%C3%AB.webp</Key><ETag>&#34;a&quot;</ETag><Size>12</Size></Contents>
<Contents><Key>uploads/b.webp</Key><Size>3</Size></Contents>
<NextContinuationToken>a&amp;b</NextContinuationToken></ListBucketResult>`;

it('reads the elements of an answer', () => {
  const files = elementsOf(listing, 'Contents');
  expect(files.map((file) => [textOf(file, 'Key'), textOf(file, 'Size')])).toEqual([
    ['uploads/vall%C3%AB.webp', '12'],
    ['uploads/b.webp', '3'],
  ]);
  expect(textOf(files[0] ?? '', 'ETag')).toBe('"a"');
  expect(textOf(listing, 'NextContinuationToken')).toBe('a&b');
  expect([textOf(listing, 'Name'), textOf(listing, 'Nam'), elementsOf(listing, 'Error')]).toEqual([
    'ritmi',
    '',
    [],
  ]);
});
