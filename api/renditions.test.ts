import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleProject } from '@ritmi/shared/domain/sample';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { createLog } from '@ritmi/shared/server/log';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { connect } from './db/connect.js';
import { mediaRoutes } from './media/routes.js';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';
import { hasFfmpeg } from './uploads/films/run.js';

const run = promisify(execFile);

// `npm test` installs ffmpeg if it runs as root.
const canConvert = await hasFfmpeg();

let files: TestUploads;
let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-films-'));
  const database = inject('mongoUri').replace('/?', '/uploads_films?');
  await connect(database);
  files = await openTestUploads({ maxBytes: 20_000_000 });
  const { uploads } = files;
  const app = createApp({
    verifyToken: verifyTestToken,
    routes: [...uploadRoutes(uploads), ...mediaRoutes(uploads)],
    uploads,
    logger: createLog('api', 'silent'),
    trustProxy: false,
  });
  server = await serveApp(database, app);
});

afterEach(() => vi.unstubAllEnvs());

afterAll(async () => {
  await files.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

const hevc = '-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1';

/** Makes a film with ffmpeg; options are separated by spaces. */
async function film(name: string, sources: readonly string[], output: string): Promise<Buffer> {
  const path = join(folder, name);
  const input = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  await run('ffmpeg', ['-v', 'error', ...input, ...output.split(' '), '-y', path]);
  return readFile(path);
}

async function upload(bytes: Uint8Array, filename: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([bytes], filename));
  const { status, body } = await server.send('POST /uploads', { body: form });
  expect(status).toBe(201);
  return String(body.url);
}

async function convert(signal = new AbortController().signal): Promise<Date | null> {
  const task = files.uploads.tasks.find(({ name }) => name === 'renditions');
  return task?.run(signal) ?? null;
}

async function known(url: string) {
  return (await server.send('GET /media')).list.find((each) => each.url === url);
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(server.base + url)).arrayBuffer());

/** What ffprobe says of a file of the server, in words of `name=value`. */
async function probe(url: string, entries: string): Promise<string> {
  const path = join(folder, 'probed.mp4');
  await writeFile(path, await bytesAt(url));
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'default=nw=1'];
  return (await run('ffprobe', [...options, path])).stdout;
}

const renditionUrl = (url: string, name: number) => url.replace(/\.mp4$/, `-${name}p.mp4`);

describe.runIf(canConvert)('a film that not every browser plays', () => {
  it('gets renditions in the background, upright, and pages hear of them', async () => {
    const plain = await film(
      'plain.mov',
      ['testsrc2=s=1280x720:r=30:d=1', 'sine=d=1'],
      `${hevc} -c:a aac -metadata location=+41.32+019.81/`,
    );
    await writeFile(join(folder, 'sent.mov'), plain);
    const turned = join(folder, 'turned.mov');
    await run(
      'ffmpeg',
      `-v error -display_rotation 90 -i ${join(folder, 'sent.mov')} -c copy -y ${turned}`.split(' '),
    ).catch(
      // Before ffmpeg 6 the rotation is a tag of the track.
      () =>
        run(
          'ffmpeg',
          `-v error -i ${join(folder, 'sent.mov')} -c copy -metadata:s:v rotate=90 -y ${turned}`.split(' '),
        ),
    );
    const bytes = await readFile(turned);
    const url = await upload(bytes, 'IMG_0001.MOV');
    expect(url).toMatch(/^\/uploads\/IMG_0001-.+-720x1280-.+\.mp4$/);
    expect(await known(url)).toMatchObject({ state: 'processing', renditions: [], duration: 1 });
    const project = { ...sampleProject(), title: 'Dasma', thumbnail: '', media: [{ type: 'video', url }] };
    const { id, version } = (await server.send('POST /projects/json', { body: project })).body;

    expect(await convert()).toBeNull();

    const made = renditionUrl(url, 720);
    const rendition = { url: made, width: 720, height: 1280, contentType: 'video/mp4' };
    expect(await known(url)).toMatchObject({ state: 'ready', duration: 1, renditions: [rendition] });
    expect(await probe(made, 'stream=codec_name,width,height,pix_fmt:stream_side_data=rotation')).toMatch(
      /codec_name=h264\nwidth=720\nheight=1280\npix_fmt=yuv420p\ncodec_name=aac\n$/,
    );
    const converted = await bytesAt(made);
    expect(converted.indexOf('moov')).toBeLessThan(converted.indexOf('mdat'));
    expect(converted.includes('+41.32')).toBe(false);
    expect((await bytesAt(url)).equals(bytes)).toBe(true);
    expect(videoOf(url)?.poster).toBeDefined();
    const after = (await server.send(`GET /projects/${id}`)).body;
    expect(after).toMatchObject({ fileNotes: { [url.slice('/uploads/'.length)]: { renditions: [720] } } });
    expect(after.version).toBe(version + 1);
  });

  it('keeps the times of its frames, and its silence', async () => {
    // A third of the frames of the first second.
    const uneven = `-vf select='not(mod(n\\,3)*lt(n\\,30))' -fps_mode vfr ${hevc}`;
    const url = await upload(await film('uneven.mp4', ['testsrc2=s=320x180:r=30:d=2'], uneven), 'a.mp4');
    await convert();
    const times = (text: string) =>
      [...text.matchAll(/pts_time=([\d.]+)/g)].map(([, time]) => Number(time)).sort((a, b) => a - b);
    const found = times(await probe(renditionUrl(url, 720), 'packet=pts_time'));
    expect(found).toHaveLength(40);
    expect([found[1], found[10], found[11]].map((time) => Math.round(Number(time) * 100))).toEqual([
      10, 100, 103,
    ]);
    expect(await probe(renditionUrl(url, 720), 'stream=codec_type')).toBe('codec_type=video\n');
  });

  it('in HDR looks as on the phone, with its poster', async () => {
    const grey = 'color=black:s=320x180:r=30:d=0.4,format=yuv420p10le,geq=lum=502:cb=512:cr=512';
    const tags = '-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc -pix_fmt yuv420p10le';
    const hdr = hevc.replace(
      'log-level=none',
      'log-level=none:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc',
    );
    const url = await upload(await film('hdr.mov', [grey], `${hdr} ${tags}`), 'hdr.mov');
    await convert();
    expect(await probe(renditionUrl(url, 720), 'stream=pix_fmt,color_transfer')).toBe(
      'pix_fmt=yuv420p\ncolor_transfer=bt709\n',
    );
    const { channels } = await sharp(await bytesAt(videoOf(url)?.poster ?? '')).stats();
    // Half of the signal of HLG is a middle grey.
    expect(channels[0]?.mean).toBeGreaterThan(120);
    expect(channels[0]?.mean).toBeLessThan(160);
  });

  it('goes on after an interruption, which leaves nothing behind', async () => {
    const url = await upload(await film('long.mp4', ['testsrc2=s=640x360:r=30:d=8'], hevc), 'long.mp4');
    const stopping = new AbortController();
    const interrupted = convert(stopping.signal);
    const incoming = () => readdir(join(files.folder, 'incoming'));
    await vi.waitFor(async () => expect((await incoming()).join()).toContain('.mp4'), 15_000);
    stopping.abort();
    expect(await interrupted).toBeInstanceOf(Date);
    expect(await incoming()).toEqual([]);
    expect(await known(url)).toMatchObject({ state: 'processing', renditions: [] });
    await convert();
    expect(await known(url)).toMatchObject({ state: 'ready', duration: 8 });
  });

  it('that is too large for this server says so', async () => {
    const url = await upload(await film('huge.mp4', ['color=s=5400x3100:r=1:d=1'], hevc), 'huge.mp4');
    await convert();
    expect(await known(url)).toMatchObject({ state: 'failed', problem: 'tooManyPixels', renditions: [] });
  });

  it('waits for ffmpeg where there is none, and says so', async () => {
    const bytes = await film('waits.mp4', ['testsrc2=s=320x180:r=30:d=0.5'], hevc);
    const plain = await film('plain.mp4', ['testsrc2=s=320x180:r=30:d=0.5'], '-c:v libx264 -pix_fmt yuv420p');
    const bare = join(folder, 'bare');
    await mkdtemp(bare).then((path) =>
      symlink('/bin/sh', join(path, 'sh')).then(() => vi.stubEnv('PATH', path)),
    );
    const [url, played] = [await upload(bytes, 'waits.mp4'), await upload(plain, 'plain.mp4')];
    await convert();
    expect(await known(url)).toMatchObject({ state: 'failed', problem: 'noFfmpeg' });
    expect(await known(played)).toMatchObject({ state: 'ready' });
    vi.unstubAllEnvs();
    await convert();
    expect(await known(url)).toMatchObject({ state: 'ready', renditions: [{ width: 320, height: 180 }] });
  });
});

describe.runIf(canConvert)('a film that every browser plays', () => {
  it.each([
    ['mov', 'mp4', '-c:v libx264 -pix_fmt yuv420p -c:a aac'],
    ['webm', 'webm', '-c:v libvpx -c:a libopus'],
  ])('(%s) gets no renditions and is served as %s', async (sent, served, coding) => {
    const bytes = await film(`plays.${sent}`, ['testsrc2=s=320x180:r=30:d=0.5', 'sine=d=0.5'], coding);
    const url = await upload(bytes, `plays.${sent}`);
    expect(await known(url)).toMatchObject({
      state: 'ready',
      renditions: [],
      duration: expect.closeTo(0.5, 1),
      contentType: `video/${served}`,
    });
    const answer = await fetch(server.base + url);
    expect(answer.headers.get('Content-Type')).toBe(`video/${served}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });
});
