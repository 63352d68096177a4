import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { derivedNames, pictureOf, videoOf } from '@ritmi/shared/domain/uploads/stored';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '../db/connect.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveRoutes, type TestServer, testToken } from '../testing/server.js';
import { hasFfmpeg } from './films/run.js';
import { uploadRoutes } from './routes.js';
import { openUploads, type Uploads } from './uploads.js';

const [maxBytes, logger] = [2_000_000, createLog('api', 'silent')];
const clipPath = fileURLToPath(new URL('../db/demo/media/klip-lazer.mp4', import.meta.url));
const canMakePosters = await hasFfmpeg();
const auth = { Authorization: `Bearer ${testToken}` };

const picture = (width = 360, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: '#3a2b4c' } });

describe.each(inject('storages'))('uploads on %s', (storage) => {
  let folder: string;
  let uploads: Uploads;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ritmi-uploads-'));
    const database = inject('mongoUri').replace('/?', `/uploads_${storage}?`);
    await connect(database);
    uploads = await openUploads({ storage, s3: inject('s3'), folder, maxBytes, logger });
    server = await serveRoutes(database, uploadRoutes(uploads));
  });

  beforeEach(async () => {
    for (const name of await stored()) await uploads.storage.remove(name);
  });

  const arriving = async () => {
    const entries = await readdir(join(folder, 'incoming'), { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  };

  // Variants made in the background pass through `incoming` too.
  afterEach(() => vi.waitFor(async () => requireNone(await arriving()), 15_000));

  afterAll(async () => {
    await uploads.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function stored(): Promise<string[]> {
    return (await uploads.storage.list()).map(({ name }) => name);
  }

  function formOf(bytes: Uint8Array, filename: string, field = 'file'): FormData {
    const form = new FormData();
    form.append(field, new File([bytes], filename));
    return form;
  }

  async function sendFile(bytes: Uint8Array, filename: string, headers: Record<string, string> = {}) {
    return server.send('POST /uploads', { body: formOf(bytes, filename), headers });
  }

  async function urlOf(bytes: Uint8Array, filename: string): Promise<string> {
    const { status, body } = await sendFile(bytes, filename);
    expect(status).toBe(201);
    return String((body as unknown as { url: string }).url);
  }

  const get = (url: string, headers: Record<string, string> = {}) => fetch(server.base + url, { headers });

  const bytesAt = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());

  describe('a picture', () => {
    // spec: contract.uploads.types, contract.uploads.name
    it.each([
      ['png', 'image/png', 'png'],
      ['jpeg', 'image/jpeg', 'jpg'],
      ['webp', 'image/webp', 'webp'],
      ['avif', 'image/avif', 'avif'],
      ['gif', 'image/gif', 'gif'],
    ] as const)(
      'of type %s is recognised by its content and keeps its base name',
      async (format, type, extension) => {
        const url = await urlOf(await picture().toFormat(format).toBuffer(), 'Vallja e parë.txt');
        expect(url).toMatch(new RegExp(`^/uploads/Vallja-e-parë-.+\\.${extension}$`));
        expect(pictureOf(url)).toMatchObject({ width: 360, height: 240 });
        const answer = await get(url);
        expect(answer.status).toBe(200);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': expect.stringContaining('immutable'),
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([shown.width, shown.height]).toEqual([360, 240]);
      },
    );

    it.each(['jpeg', 'webp', 'png'] as const)('(%s) is upright and contains no location', async (format) => {
      const sideways = await picture()
        .withExif({
          IFD0: { Copyright: 'Dikush' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 19/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(sideways).metadata()).exif).toBeDefined();
      const url = await urlOf(sideways, 'foto.jpg');
      expect(pictureOf(url)).toMatchObject({ width: 240, height: 360 });
      for (const name of [url, ...derivedNames(url)]) {
        const shown = await sharp(await bytesAt(name)).metadata();
        expect(shown.width).toBeLessThan(shown.height);
        expect([shown.exif, shown.xmp, shown.orientation]).toEqual([undefined, undefined, undefined]);
      }
    });

    it('without metadata is stored byte for byte', async () => {
      const bytes = await picture().webp().toBuffer();
      expect(bytes.equals(await bytesAt(await urlOf(bytes, 'a.webp')))).toBe(true);
    });

    it('that is animated is stored byte for byte and gets no variants', async () => {
      const frames = sharp(
        await Promise.all(
          ['#f00', '#00f'].map((background) => picture(90, 60).tint(background).png().toBuffer()),
        ),
        { join: { animated: true } },
      );
      const bytes = await frames.gif().toBuffer();
      const url = await urlOf(bytes, 'a.gif');
      expect(bytes.equals(await bytesAt(url))).toBe(true);
      expect(derivedNames(url)).toEqual([]);
    });

    it('that is transparent has a name that says so', async () => {
      const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#ffffff80' } });
      expect(pictureOf(await urlOf(await clear.png().toBuffer(), 'logo.png'))?.color).toBe('transparent');
    });

    it('has all the variants that its URL implies', async () => {
      const url = await urlOf(await picture(500, 300).jpeg().toBuffer(), 'a.jpg');
      const { sources, placeholder, color } = pictureOf(url) ?? { sources: [], placeholder: null, color: '' };
      expect(color).toMatch(/^#3[9ab]2[abc]4[bcd]$/);
      for (const { srcSet, type } of sources) {
        for (const [address = '', width = ''] of srcSet.split(', ').map((each) => each.split(' '))) {
          const answer = await get(address);
          expect(answer.headers.get('Content-Type')).toBe(type);
          const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
          expect([`${shown.width}w`, shown.format]).toEqual([width, type === 'image/avif' ? 'heif' : 'webp']);
        }
      }
      expect((await sharp(await bytesAt(placeholder ?? '')).metadata()).width).toBe(24);
    });

    it('has each variant made once, however many requests ask for it', async () => {
      const puts = vi.spyOn(uploads.storage, 'put');
      const url = await urlOf(await picture().jpeg().toBuffer(), 'a.jpg');
      const wanted = derivedNames(basename(url)).flatMap((name) => Array.from({ length: 8 }, () => name));
      const answers = await Promise.all(wanted.map((name) => get(`/uploads/${name}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(await stored()).toHaveLength(1 + derivedNames(basename(url)).length);
      const names = puts.mock.calls.map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
    });

    it('has no variants of other widths', async () => {
      const url = await urlOf(await picture().jpeg().toBuffer(), 'a.jpg');
      for (const end of ['-321.webp', '-640.webp', '-320.png', '-320.jpg', '-poster.webp']) {
        expect((await get(url.replace('.jpg', end))).status).toBe(404);
      }
    });
  });

  describe('a video', () => {
    // spec: 7.uploads, 3.upload, contract.uploads.video, contract.wire.upload
    it('is sent byte for byte, whole or in ranges', async () => {
      const bytes = await readFile(clipPath);
      const url = await urlOf(bytes, 'klip.mov');
      expect(url).toMatch(/^\/uploads\/klip-.+\.mp4$/);
      expect(bytes.equals(await bytesAt(url))).toBe(true);
      const size = bytes.length;
      for (const [range, start, end] of [
        ['bytes=0-99', 0, 99],
        ['bytes=1000-', 1000, size - 1],
        ['bytes=-50', size - 50, size - 1],
        ['bytes=-99999999', 0, size - 1],
        ['bytes=10-99999999', 10, size - 1],
      ] as const) {
        const answer = await get(url, { Range: range });
        expect(answer.status).toBe(206);
        expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${size}`);
        const part = Buffer.from(await answer.arrayBuffer());
        expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
      }
      const beyond = await get(url, { Range: `bytes=${size}-` });
      expect(beyond.status).toBe(416);
      expect(beyond.headers.get('Content-Range')).toBe(`bytes */${size}`);
      expect(beyond.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(await beyond.json()).toEqual({ code: 'noSuchRange', message: 'The file has no such part' });
      expect((await get(url, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
    });

    // `npm test` installs ffmpeg if it runs as root. Without ffmpeg the product makes no posters.
    it.runIf(canMakePosters)('gets a poster if ffmpeg is installed', async () => {
      const video = videoOf(await urlOf(await readFile(clipPath), 'klip.mp4'));
      const poster = await sharp(await bytesAt(video?.poster ?? '')).metadata();
      expect([poster.width, poster.height]).toEqual([video?.width, video?.height]);
    });

    it.runIf(canMakePosters).each([
      ['blue', 'blue'],
      ['black', 'red'],
    ])('that starts %s and turns red has a %s poster', async (first, seen) => {
      const path = join(tmpdir(), `${randomBytes(6).toString('hex')}.mp4`);
      const input = `color=${first}:s=64x64:d=0.4[a];color=red:s=64x64:d=1[b];[a][b]concat`;
      await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', input, path]);
      const url = await urlOf(await readFile(path), 'klip.mp4');
      await rm(path);
      const { dominant } = await sharp(await bytesAt(videoOf(url)?.poster ?? '')).stats();
      expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(seen);
    });
  });

  describe('a stored file', () => {
    it('answers HEAD and 304', async () => {
      const url = await urlOf(await picture().webp().toBuffer(), 'a.webp');
      const head = await fetch(server.base + url, { method: 'HEAD' });
      expect([head.status, Number(head.headers.get('Content-Length')) > 0]).toEqual([200, true]);
      const again = await get(url, { 'If-None-Match': head.headers.get('ETag') ?? '' });
      expect(again.status).toBe(304);
    });

    it.each([
      'nope.png',
      '..%2f..%2fetc%2fpasswd',
      '.htaccess',
      '%00.png',
      'a-1f9c02ab7e-900x600-000000-640.webp',
    ])('is not found under %s: 404 as JSON', async (name) => {
      const answer = await get(`/uploads/${name}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toHaveProperty('message');
    });
  });

  describe('a refused upload leaves no file', () => {
    afterEach(async () => requireNone(await stored()));

    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.png'],
      ['HTML', '<!doctype html><script>alert(1)</script>', 'a.jpg'],
      ['text', 'x'.repeat(10_000), 'a.mp4'],
      ['a broken picture', '\x89PNG\r\n\x1a\nnot really', 'a.png'],
    ])('%s: 415', async (_kind, content, filename) => {
      const { status, body } = await sendFile(Buffer.from(content, 'latin1'), filename);
      expect(status).toBe(415);
      expect(body).toHaveProperty('message');
    });

    it('half a picture: 415', async () => {
      const whole = await picture().jpeg().toBuffer();
      expect((await sendFile(whole.subarray(0, whole.length / 2), 'a.jpg')).status).toBe(415);
    });

    it('an empty file: 415', async () => expect((await sendFile(Buffer.alloc(0), 'a.png')).status).toBe(415));

    it.each([maxBytes + 1, maxBytes + 8_000_000])('%i bytes: 413', async (size) => {
      const bytes = Buffer.alloc(size);
      (await readFile(clipPath)).copy(bytes, 0, 0, 100);
      expect((await sendFile(bytes, 'a.mp4')).status).toBe(413);
    });

    it('a file without a name of its part: 422 that names the field', async () => {
      const part = 'Content-Disposition: form-data; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx';
      const { status, body } = await server.send('POST /uploads', {
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
        body: `--b\r\n${part}\r\n--b--\r\n`,
      });
      const message = "Send one file, as 'file'";
      const values = { field: 'file' };
      expect(status).toBe(422);
      expect(body).toEqual({
        code: 'invalid',
        message,
        errors: [{ path: 'file', code: 'unexpectedFile', message, values }],
      });
    });

    // spec: 7.uploads
    it('a form without the file: 422 that names the field', async () => {
      const form = new FormData();
      form.append('title', 'x');
      const { status, body } = await server.send('POST /uploads', { body: form });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ errors: [expect.objectContaining({ path: 'file' })] }),
      ]);
    });

    it('a second file, or one under another name: 422', async () => {
      const bytes = await picture().png().toBuffer();
      const two = formOf(bytes, 'a.png');
      two.append('file', new File([bytes], 'b.png'));
      expect((await server.send('POST /uploads', { body: two })).status).toBe(422);
      expect((await server.send('POST /uploads', { body: formOf(bytes, 'a.png', 'image') })).status).toBe(
        422,
      );
    });

    it('JSON: 415; a form without boundary, a broken form: 400', async () => {
      expect((await server.send('POST /uploads', { body: {} })).status).toBe(415);
      const headers = { 'Content-Type': 'multipart/form-data' };
      expect((await server.send('POST /uploads', { body: 'x', headers })).status).toBe(400);
      const bounded = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const half = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
      expect((await server.send('POST /uploads', { body: half, headers: bounded })).status).toBe(400);
    });

    it('an upload that the client aborts', async () => {
      const call = beginUpload(auth);
      call.write((await readFile(clipPath)).subarray(0, 100_000));
      await vi.waitFor(async () => {
        expect(await arriving()).toHaveLength(1);
      });
      call.destroy();
      await vi.waitFor(async () => {
        expect(await arriving()).toEqual([]);
      });
    });

    // spec: contract.bearer
    it('an upload without a token: 401 before the body has arrived', async () => {
      const call = beginUpload({});
      const status = await new Promise((resolve) =>
        call.once('response', ({ statusCode }) => resolve(statusCode)),
      );
      expect(status).toBe(401);
      call.destroy();
    });

    function beginUpload(headers: Record<string, string>) {
      const call = request(`${server.base}/uploads`, {
        method: 'POST',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': 1_000_000,
          ...headers,
        },
      });
      call.on('error', () => undefined);
      call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
      return call;
    }
  });

  it('accepts a file of exactly the size limit', async () => {
    const bytes = Buffer.alloc(maxBytes);
    (await readFile(clipPath)).copy(bytes);
    expect((await sendFile(bytes, 'a.mp4')).status).toBe(201);
  });

  // spec: contract.once
  it('stores once for each Idempotency-Key', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    const headers = { 'Idempotency-Key': randomBytes(8).toString('hex') };
    const answers = await Promise.all([1, 2, 3].map(() => sendFile(bytes, 'a.png', headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await stored()).filter((name) => name.endsWith('.png'))).toHaveLength(1);
    const other = await picture(21, 21).png().toBuffer();
    expect((await sendFile(other, 'a.png', headers)).status).toBe(422);
    expect((await stored()).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  it('stores demo files like any other', async () => {
    const url = await uploads.storeStream(createReadStream(clipPath), 'klip-lazer.mp4');
    const name = url.replace('/uploads/', '');
    const bytes = await buffer(await uploads.storage.open(name));
    expect(bytes.equals(await readFile(clipPath))).toBe(true);
  });
});

function requireNone(names: readonly string[]): void {
  if (names.length > 0) throw new Error(`left behind: ${names.join(', ')}`);
}
