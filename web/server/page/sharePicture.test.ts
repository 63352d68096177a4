import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TooBusy } from './pageCache.js';
import { crop, drawOverFirst, fetchPicture } from './sharePicture.js';

const files: Readonly<Record<string, { readonly type: string; readonly bytes: number }>> = {
  '/uploads/foto.webp': { type: 'image/webp', bytes: 1_000 },
  '/uploads/large.png': { type: 'image/png', bytes: 20_000_000 },
  '/uploads/film.mp4': { type: 'video/mp4', bytes: 150_000_000 },
};

let sent = 0;
const api = createServer(({ url = '' }, response) => {
  const file = files[url];
  if (!file) {
    response.writeHead(url.includes('away') ? 503 : 404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.bytes });
  if (file.bytes > 1_000) response.flushHeaders();
  else response.end(Buffer.alloc((sent = file.bytes)));
});
let apiUrl: string;

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

it('reads a picture among the uploads', async () => {
  expect((await fetchPicture('/uploads/foto.webp', apiUrl))?.length).toBe(sent);
});

it.each([
  '/uploads/film.mp4',
  '/uploads/large.png',
  '/uploads/none.webp',
  '/services',
  'https://example.com/a.png',
])('reads no more than the headers of %s', async (address) => {
  expect(await fetchPicture(address, apiUrl)).toBeNull();
});

it('is tried again when the API does not answer', async () => {
  await expect(fetchPicture('/uploads/away.webp', apiUrl)).rejects.toThrow(TooBusy);
  await expect(fetchPicture('/uploads/foto.webp', 'http://127.0.0.1:9')).rejects.toThrow(TooBusy);
});

it('falls back to the other picture, then to none, for what cannot be drawn', async () => {
  const share = { title: '', line: '', hash: '', path: '', agency: '', logo: '', otherPicture: 'other' };
  const pictureAt = async (address: string) => (address === 'film' ? null : Buffer.from(address));
  const draw = async (_share: unknown, picture: Buffer | null) => {
    if (picture?.toString() === 'broken') throw new Error('unreadable');
    return picture ?? Buffer.from('none');
  };
  const drawnFor = async (picture: string, otherPicture = share.otherPicture) =>
    String(await drawOverFirst({ ...share, picture, otherPicture }, pictureAt, draw));
  expect(await drawnFor('own')).toBe('own');
  expect(await drawnFor('film')).toBe('other');
  expect(await drawnFor('broken')).toBe('other');
  expect(await drawnFor('broken', 'film')).toBe('none');
});

it('keeps the focal point of a picture in its frame', async () => {
  const half = { create: { width: 1000, height: 600, channels: 3, background: '#ff0000' } } as const;
  const halves = sharp({ create: { ...half.create, width: 2000, background: '#0000ff' } });
  const input = await sharp(half).png().toBuffer();
  const wide = await halves
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const redIn = async (focus: { x: number; y: number }) => {
    const cropped = await (await crop(sharp(wide), focus)).png().toBuffer({ resolveWithObject: true });
    expect(cropped.info).toMatchObject({ width: 1200, height: 630 });
    return Math.round(((await sharp(cropped.data).stats()).channels[0]?.mean ?? 0) / 2.55);
  };
  expect([await redIn({ x: 0, y: 0 }), await redIn({ x: 0.5, y: 1 }), await redIn({ x: 1, y: 0.5 })]).toEqual(
    [88, 50, 13],
  );
});
