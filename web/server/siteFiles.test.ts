import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedAssets } from './siteFiles.js';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-assets-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks', 'a.js'), 'plain()');
  await writeFile(join(folder, 'chunks', 'a.js.br'), brotliCompressSync('compressed()'));
  await writeFile(join(folder, 'b.js'), 'alone()');
  const app = express();
  app.use('/assets', compressedAssets(folder));
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function ask(path: string, encoding: string) {
  const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': encoding } });
  return { headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

it('sends the file that the build compressed to browsers that accept brotli', async () => {
  const { headers, text } = await ask('/chunks/a.js', 'gzip, br');
  expect(text).toBe('compressed()');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

it('sends the plain file to other browsers, and when there is no compressed one', async () => {
  expect((await ask('/chunks/a.js', 'gzip')).text).toBe('plain()');
  const alone = await ask('/b.js', 'br');
  expect(alone.text).toBe('alone()');
  expect(alone.headers).not.toHaveProperty('content-encoding');
});
