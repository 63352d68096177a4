import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from '../../db/connect.js';
import { serveRoutes, type TestServer } from '../../testing/server.js';
import { openTestUploads, type TestUploads } from '../../testing/uploads.js';
import { uploadRoutes } from '../routes.js';

// The fixture was made by us with libheif's encoder: 96 × 64 pixels in Display P3 that stand on their side, with a place in
// their EXIF. Upright, the blue quarter is at the upper right, the green one at the lower left.
const fixture = fileURLToPath(new URL('./fixtures/sideways-p3.heic', import.meta.url));

let files: TestUploads;
let server: TestServer;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/uploads_heic?');
  await connect(database);
  files = await openTestUploads();
  server = await serveRoutes(database, uploadRoutes(files.uploads));
});

afterAll(async () => {
  await files.close();
  await server.stop();
});

function send(bytes: Uint8Array, filename: string) {
  const form = new FormData();
  form.append('file', new File([bytes], filename));
  return server.send('POST /uploads', { body: form });
}

it('a HEIC is answered with a JPEG that looks the same, upright, without its place', async () => {
  const { status, body } = await send(await readFile(fixture), 'Vallja.HEIC');
  expect(status).toBe(201);
  const url = String(body.url);
  expect(url).toMatch(/^\/uploads\/Vallja-.+\.jpg$/);
  expect(pictureOf(url)).toMatchObject({ width: 64, height: 96 });
  const answer = await fetch(server.base + url);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  const jpeg = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 64, height: 96, exif: undefined });
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const isNear = (found: number[], wanted: number[]) =>
    found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);
  // The P3 colours (40, 60, 200), (0, 255, 0) and (200, 40, 40) in sRGB, which cannot show the second one fully.
  expect(colourAt(48, 12)).toSatisfy((colour: number[]) => isNear(colour, [34, 61, 206]));
  expect(colourAt(16, 84)).toSatisfy((colour: number[]) => isNear(colour, [0, 255, 0]));
  expect(colourAt(16, 12)).toSatisfy((colour: number[]) => isNear(colour, [218, 0, 27]));
});

it('a HEIC that is cut off or damaged is refused: 415', async () => {
  const whole = await readFile(fixture);
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, whole.indexOf('mdat') + 4);
  for (const bytes of [whole.subarray(0, -200), damaged]) {
    expect((await send(bytes, 'a.heic')).status).toBe(415);
  }
});
