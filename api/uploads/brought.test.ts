import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { derivedNames, parseStoredName, pictureOf, videoOf } from '@ritmi/shared/domain/uploads/stored';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../db/connect.js';
import { serveRoutes, type TestServer } from '../testing/server.js';
import { openTestUploads, type TestUploads } from '../testing/uploads.js';
import { hasFfmpeg } from './films/run.js';
import { uploadRoutes } from './routes.js';

// Files as people's own cameras, phones and programs make them.

const clipPath = fileURLToPath(new URL('../db/demo/media/klip-lazer.mp4', import.meta.url));
const canMakePosters = await hasFfmpeg();
const run = promisify(execFile);

let folder: string;
let files: TestUploads;
let server: TestServer;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/uploads_brought?');
  await connect(database);
  folder = await mkdtemp(join(tmpdir(), 'ritmi-brought-'));
  files = await openTestUploads({ maxBytes: 20_000_000 });
  server = await serveRoutes(database, uploadRoutes(files.uploads));
});

afterAll(async () => {
  await files.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

async function send(bytes: Uint8Array, filename: string) {
  const form = new FormData();
  form.append('file', new File([bytes], filename));
  return server.send('POST /uploads', { body: form });
}

async function urlOf(bytes: Uint8Array, filename: string): Promise<string> {
  const { status, body } = await send(bytes, filename);
  expect([status, body]).toEqual([201, expect.objectContaining({ url: expect.any(String) })]);
  return String((body as unknown as { url: string }).url);
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(server.base + url)).arrayBuffer());

/** A film or animation that ffmpeg makes of a source of its own. */
async function made(source: string, filename: string, ...options: string[]): Promise<Buffer> {
  const path = join(folder, filename);
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...options, path]);
  return readFile(path);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a2b4c' } });

describe('a film', () => {
  it.each(['M4V ', 'avc1', 'dby1', 'XAVC'])('of the brand %j is an MP4', async (brand) => {
    const bytes = await readFile(clipPath);
    // All of its brands, which fill the first box.
    for (let at = 8; at < bytes.readUInt32BE(); at += 4) if (at !== 12) bytes.write(brand, at, 'latin1');
    expect(await urlOf(bytes, 'klip.m4v')).toMatch(/\.mp4$/);
  });

  it('that is cut off is refused: 415', async () => {
    const bytes = await readFile(clipPath);
    for (const part of [0.3, 0.9, 0.999]) {
      expect((await send(bytes.subarray(0, bytes.length * part), 'klip.mp4')).status).toBe(415);
    }
  });

  it('that has a head and nothing of a film is refused: 415', async () => {
    const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
    expect((await send(Buffer.concat([head, Buffer.alloc(5000, 7)]), 'x.mp4')).status).toBe(415);
  });

  it('of tiny boxes is refused at once', async () => {
    const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
    const box = Buffer.from('\0\0\0\x08free', 'latin1');
    const bytes = Buffer.concat([head, Buffer.alloc(1_600_000, box)]);
    const start = performance.now();
    expect((await send(bytes, 'x.mp4')).status).toBe(415);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  describe.runIf(canMakePosters)('made by ffmpeg', () => {
    it.each(['mp4', 'webm'])('(%s) with sound alone or half of it missing is refused: 415', async (kind) => {
      const sound = await made('sine=d=1', `sound.${kind}`);
      expect((await send(sound, `sound.${kind}`)).status).toBe(415);
      const whole = await made('testsrc=s=64x64:d=2', `whole.${kind}`);
      expect((await send(whole.subarray(0, whole.length / 2), `half.${kind}`)).status).toBe(415);
      expect((await send(whole, `whole.${kind}`)).status).toBe(201);
    });

    it('whose pictures cannot be read is refused: 415', async () => {
      const whole = await made('testsrc=s=64x64:d=2', 'damaged.mp4');
      const start = whole.indexOf('mdat') + 4;
      whole.fill(0xff, start, Math.max(start, whole.indexOf('moov') - 4));
      expect((await send(whole, 'damaged.mp4')).status).toBe(415);
    });

    it('that is black for its first 5 s has a poster that shows something', async () => {
      const source = 'color=black:s=64x64:d=5[a];color=red:s=64x64:d=1[b];[a][b]concat';
      const url = await urlOf(await made(source, 'black.mp4'), 'black.mp4');
      const { dominant } = await sharp(await bytesAt(videoOf(url)?.poster ?? '')).stats();
      expect(dominant.r).toBeGreaterThan(100);
    });

    it.each([
      ['red', 40],
      ['0x303030', 12],
    ])('that fades from black to %s has a poster of more than its beginning', async (color, least) => {
      const url = await urlOf(await made(`color=${color}:s=64x64:d=4,fade=d=3`, 'fading.mp4'), 'fading.mp4');
      const { channels } = await sharp(await bytesAt(videoOf(url)?.poster ?? '')).stats();
      expect(channels[0]?.mean).toBeGreaterThan(least);
    });

    it.each(['mp4', 'webm'])('(%s) that tells where it was made is answered with a note', async (kind) => {
      const options = ['-metadata', 'location=+41.3275+019.8187/'];
      const bytes = await made('testsrc=s=64x64:d=1', `place.${kind}`, ...options);
      expect((await send(bytes, `place.${kind}`)).body).toMatchObject({ hasLocation: true });
    });

    it('that is an animated PNG keeps its frames, without what follows its end', async () => {
      const whole = await made('testsrc=s=64x64:d=1:r=3', 'moving.png', '-f', 'apng');
      const url = await urlOf(Buffer.concat([whole, Buffer.from('GPS 41.3275, 19.8187')]), 'moving.png');
      expect(url).toMatch(/\.png$/);
      expect(derivedNames(url)).toEqual([]);
      expect(whole.equals(await bytesAt(url))).toBe(true);
      expect((await send(whole.subarray(0, whole.length / 2), 'half.png')).status).toBe(415);
    });
  });
});

describe('a picture', () => {
  it('that is very tall has only variants that its formats have room for', async () => {
    const url = await urlOf(await picture(900, 17_000).png().toBuffer(), 'biseda.png');
    const names = derivedNames(basename(url));
    expect(names).toHaveLength(5);
    for (const name of names) expect((await fetch(`${server.base}/uploads/${name}`)).status).toBe(200);
    expect(pictureOf(url)?.sources[0]?.srcSet).not.toContain('900w');
    const narrow = await urlOf(await picture(20, 17_000).png().toBuffer(), 'vija.png');
    expect(pictureOf(narrow)?.sources).toEqual([]);
    expect((await fetch(`${server.base}${pictureOf(narrow)?.placeholder}`)).status).toBe(200);
  });

  it.each([
    [16_382, 3_628],
    [12_000, 9_000],
  ])('(JPEG) of %i × %i is scaled', async (width, height) => {
    const url = await urlOf(await picture(width, height).jpeg().toBuffer(), 'panorama.jpg');
    const look = parseStoredName(basename(url))?.look;
    expect((look?.width ?? 0) * (look?.height ?? 0)).toBeLessThanOrEqual(16_000_000);
    expect((look?.width ?? 0) / (look?.height ?? 1)).toBeCloseTo(width / height, 2);
  });

  it('(JPEG) of more than 150 million pixels is refused: 413', async () => {
    expect((await send(await picture(15_100, 10_000).jpeg().toBuffer(), 'a.jpg')).status).toBe(413);
  });

  it.each(['png', 'gif', 'webp', 'avif', 'jpeg'] as const)(
    '(%s) loses what follows its end',
    async (format) => {
      const place = Buffer.from('GPS 41.3275, 19.8187');
      const bytes = await picture(40, 30).toFormat(format).toBuffer();
      const stored = await bytesAt(await urlOf(Buffer.concat([bytes, place]), `a.${format}`));
      expect(stored.includes(place)).toBe(false);
      expect((await sharp(stored).metadata()).width).toBe(40);
    },
  );

  it('(GIF) loses comments and XMP, and one that is cut off is refused', async () => {
    const bytes = await picture(40, 30).gif().toBuffer();
    const comment = Buffer.from('\x21\xfe\x10GPS 41.3, 19.818\0', 'latin1');
    const xmp = Buffer.from('\x21\xff\x0bXMP DataXMP\x0cexif:GPS 1.0\0', 'latin1');
    const image = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1);
    const parts = [bytes.subarray(0, image), comment, xmp, bytes.subarray(image)];
    const stored = await bytesAt(await urlOf(Buffer.concat(parts), 'a.gif'));
    expect(stored.toString('latin1')).not.toContain('GPS');
    expect((await sharp(stored).metadata()).width).toBe(40);
    expect((await send(bytes.subarray(0, bytes.length - 4), 'half.gif')).status).toBe(415);
  });
});

it('names a field for a file part that has no name', async () => {
  const body = '--b\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const answer = await server.send('POST /uploads', { body, headers });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: [{ path: 'file', message: expect.any(String) }] });
});
