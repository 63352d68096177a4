import { brotliDecompressSync } from 'node:zlib';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hasBrokenView, hashScripts, PageDocument, scriptHash } from './pageDocument.js';

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

it('allows only the inline scripts with the nonce, which it removes', () => {
  const given =
    '<script nonce="n1">go()</script><script src="/a.js" nonce="n1"></script><script>no()</script>';
  const { text, hashes } = hashScripts(given, 'n1');
  expect(text).toBe('<script>go()</script><script src="/a.js"></script><script>no()</script>');
  expect(hashes).toEqual([scriptHash('go()')]);
});

function Broken(): never {
  throw new Error('a view that throws');
}

it.each([
  { isBroken: true, what: 'throws', view: <Broken /> },
  { isBroken: false, what: 'is rendered', view: <h1>Shërbimet</h1> },
])('hasBrokenView is $isBroken for a view that $what', ({ view, isBroken }) => {
  expect(hasBrokenView(renderToString(<Suspense>{view}</Suspense>))).toBe(isBroken);
});
