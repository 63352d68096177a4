import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PageDocument } from './pageDocument.js';

it('is compressed better after it was sent often', async () => {
  const text = Array.from({ length: 500 }, (_, index) => `<p>Nata ${index * index}</p>`).join('');
  const document = new PageDocument({ status: 200, contentType: 'text/html', text, headers: [] });
  const first = document.in('br').bytes;
  for (let use = 0; use < 200; use += 1) expect(document.in('br').bytes).toBe(first);
  await expect.poll(() => document.in('br').bytes.length).toBeLessThan(first.length);
  const { bytes, headers } = document.in('br');
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(headers).toContain(String(bytes.length));
});
