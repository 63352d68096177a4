import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from './db/connect.js';
import { entityRoutes } from './entities.js';
import { mediaRoutes } from './media/routes.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';

const shippedPath = fileURLToPath(new URL('../web/public/sound/club.m4a', import.meta.url));
const secret = 'Dikush, 41.33 N 19.82 E';

/** 128 kbit/s, 44.1 kHz: frames of 417 bytes. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 7)]);
const frames = Buffer.concat([frame, frame, frame]);

const id3v1 = Buffer.from(`TAG${secret}`.padEnd(128, '.'));

function id3(text: string): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, text.length >> 7, text.length & 0x7f]);
  return Buffer.concat([head, Buffer.from(text)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const wave = (...chunks: readonly Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
const format = chunk('fmt ', Buffer.from('0100010044ac00008858010002001000', 'hex'));
const samples = chunk('data', Buffer.alloc(2001, 3));

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.from(`\0\0\0\0${type}`, 'latin1');
  head.writeUInt32BE(content.length + 8);
  return Buffer.concat([head, content]);
}

const brand = box('ftyp', Buffer.from('M4A \0\0\0\0isom', 'latin1'));
const handler = (type: string) => box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${type}\0\0\0\0`, 'latin1'));
const track = (type = 'soun') => box('trak', box('udta', Buffer.from(secret)), box('mdia', handler(type)));
const bytes = box('mdat', Buffer.alloc(500, 9));
const tags = box('udta', box('meta', Buffer.from(secret)));
const m4a = Buffer.concat([brand, box('moov', track(), tags), box('uuid', Buffer.from(secret)), bytes]);

let uploads: TestUploads;
let server: TestServer;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/sound?');
  await connect(database);
  uploads = await openTestUploads();
  server = await serveRoutes(database, [
    ...uploadRoutes(uploads.uploads),
    ...mediaRoutes(uploads.uploads),
    ...entityRoutes('artists'),
  ]);
});

afterAll(async () => {
  await uploads.close();
  await server.stop();
});

async function send(content: Uint8Array, filename: string) {
  const form = new FormData();
  form.append('file', new File([content], filename));
  return server.send('POST /uploads', { body: form });
}

async function stored(content: Uint8Array) {
  const { status, body } = await send(content, 'Verë e gjatë.bin');
  expect(status).toBe(201);
  const url = String(Reflect.get(body, 'url'));
  const answer = await fetch(server.base + url, { headers: { Range: 'bytes=0-' } });
  const file = Buffer.from(await answer.arrayBuffer());
  return { url, file, status: answer.status, type: answer.headers.get('Content-Type') };
}

it.each([
  ['mp3', 'audio/mpeg', Buffer.concat([id3(secret.repeat(300)), frames, id3v1])],
  ['wav', 'audio/wav', wave(chunk('LIST', Buffer.from(secret)), format, samples)],
  ['m4a', 'audio/mp4', m4a],
])('%s is stored by its content, without what is not sound', async (extension, type, content) => {
  const piece = await stored(content);
  expect(piece).toMatchObject({ status: 206, type });
  expect(piece.url).toMatch(new RegExp(`^/uploads/Verë-e-gjatë-[0-9a-f]{10}\\.${extension}$`));
  expect(piece.file.includes('Dikush')).toBe(false);
});

it('keeps all of the sound', async () => {
  const around = [id3(secret), frames, id3v1];
  expect((await stored(Buffer.concat(around))).file.equals(frames)).toBe(true);
  const withTexts = wave(chunk('LIST', Buffer.from(secret)), format, samples);
  expect((await stored(withTexts)).file.equals(wave(format, samples))).toBe(true);
  // The index tells where the sound lies, so that stays where it is.
  const { file } = await stored(m4a);
  expect([file.length, file.indexOf('mdat')]).toEqual([m4a.length, m4a.indexOf('mdat')]);
  expect(file.subarray(-500).equals(m4a.subarray(-500))).toBe(true);
});

it('takes the pieces that we ship', async () => {
  const content = await readFile(shippedPath);
  expect((await stored(content)).file).toHaveLength(content.length);
});

it.each([
  ['a tag alone', id3(secret), 'cutOffFile'],
  ['half a frame', Buffer.concat([id3(secret), frame.subarray(0, 300)]), 'cutOffFile'],
  ['a tag before something else', Buffer.concat([id3(secret), Buffer.alloc(900, 1)]), 'noSound'],
  ['half a WAV', wave(format, samples).subarray(0, 900), 'cutOffFile'],
  ['a WAV without sound', wave(format), 'noSound'],
  ['half an M4A', m4a.subarray(0, -100), 'cutOffFile'],
  ['an M4A without sound', Buffer.concat([brand, box('moov', track('text')), bytes]), 'noSound'],
  // Contract: a film without a picture is refused as before.
  [
    'an MP4 of sound',
    Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', track()), bytes]),
    'noFilm',
  ],
])('%s: 415', async (_name, content, code) => {
  expect(await send(content, 'a.mp3')).toMatchObject({ status: 415, body: { code } });
});

it('is found in the library, with the artist whose page plays it', async () => {
  const { url } = await stored(wave(format, samples));
  const artist = { stageName: 'DJ Drita', slug: 'DJ-Drita', design: 'club' };
  const refused = await server.send('POST /artists', {
    body: { ...artist, tracks: [{ title: 'Verë', file: '/a.webp' }] },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'tracks.0.file', code: 'notSound' }] },
  });
  const { status } = await server.send('POST /artists', {
    body: { ...artist, tracks: [{ title: 'Verë', file: url }] },
  });
  expect(status).toBe(201);
  const name = url.slice('/uploads/'.length);
  const { list } = await server.send('GET /media?type=audio');
  expect(list).toContainEqual(
    expect.objectContaining({
      name,
      type: 'audio',
      contentType: 'audio/wav',
      width: null,
      state: 'ready',
      usedIn: [expect.objectContaining({ entity: 'artists', title: 'DJ Drita' })],
    }),
  );
});
