import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { startProgram } from '../../scripts/runtimes/child.js';
import { root, temporaryFolder } from '../../scripts/runtimes/folders.js';
import { startMongod } from '../../scripts/runtimes/startMongod.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { adminEnv, send, signIn, startProduct } from '../../scripts/test/startProduct.js';
import { startS3, type TestBucket } from '../../scripts/test/testBucket.js';
import { printTable } from './printTable.js';

const pollOptions = { timeout: 90_000, interval: 200 };
const pages = ['/', '/sherbime', '/paketa', '/evente', '/projects', '/kontakt'];

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: TestBucket;
let product: Awaited<ReturnType<typeof startProduct>>;
let token = '';
/** Names of the files whose upload was answered with 201. */
const acknowledged: string[] = [];
let mongoUri = '';
const secrets = {
  JWT_SECRET: 'a secret of sessions for this test',
  SECOND_FACTOR_KEY: 'a key of second factors for this test',
};

/** What a product with a database of this name needs. */
const databaseOf = (name: string) => ({ ...secrets, MONGODB_URI: mongoUri.replace('/?', `/${name}?`) });

beforeAll(async () => {
  const mongod = await startMongod({ dbPath: await temporaryFolder() });
  mongoUri = mongod.uri;
  s3 = await startS3();
  bucket = await s3.makeBucket('product');
  const env = { ...databaseOf('product'), ...bucket.env, DATA_DIR: await temporaryFolder() };
  product = await startProduct(env);
  token = await signIn(product.apiUrl);
  return async () => {
    await product.stop();
    await s3.stop();
    await mongod.stop();
  };
});

const noise = (width: number) =>
  sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();

async function upload(bytes: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'drita.png'));
  return send(`${product.apiUrl}/uploads`, { method: 'POST', token, body });
}

async function stored(bytes: Buffer): Promise<string> {
  const answer = await upload(bytes);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  acknowledged.push(url.slice('/uploads/'.length));
  return url;
}

/** The statuses and the longest time of calls at once. */
async function timed(calls: readonly Promise<Response>[]) {
  const startedAt = Date.now();
  const answers = await Promise.all(calls);
  return { answers, statuses: answers.map(({ status }) => status), ms: Date.now() - startedAt };
}

const statusesOf = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(product.webUrl + path)).status));

test('files are read through the same addresses as from any storage', async () => {
  const bytes = await noise(1_500);
  const url = await stored(bytes);
  const whole = await fetch(product.webUrl + url);
  expect([
    whole.status,
    whole.headers.get('content-type'),
    whole.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/png', 'nosniff']);
  const content = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(product.webUrl + url, { headers: { Range: 'bytes=100-199' } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, content.subarray(100, 200)]);
  const known = { 'If-None-Match': whole.headers.get('etag') ?? '' };
  expect((await fetch(product.webUrl + url, { headers: known })).status).toBe(304);
  expect((await fetch(`${product.webUrl}/uploads/nope-1a2b3c4d5e.png`)).status).toBe(404);
  const keys = (await bucket.list()).map(({ key }) => key);
  expect(keys).toContain(`uploads/${decodeURIComponent(url.slice('/uploads/'.length))}`);
});

test.each([
  ['dead', 10_000, () => s3.kill(), () => s3.restart()],
  ['frozen', 15_000, async () => s3.freeze(), async () => s3.thaw()],
] as const)(
  'while S3 is %s reads and uploads are 503 and pages 200, and nothing stays half-stored',
  async (...how) => {
    const [fault, limitMs, leave, comeBack] = how;
    const url = await stored(await noise(600));
    expect(await statusesOf(pages)).toEqual(pages.map(() => 200));
    // Variants are made in the background.
    await expect.poll(async () => (await bucket.list()).length, pollOptions).toBeGreaterThan(1);
    const [picture, large] = [await noise(700), await noise(3_500)];
    let [answeredMs, backAt] = [0, 0];
    await leave();
    try {
      const reads = await timed([
        fetch(product.webUrl + url),
        fetch(product.apiUrl + url),
        upload(picture),
        upload(large),
      ]);
      expect(reads.statuses).toEqual([503, 503, 503, 503]);
      answeredMs = reads.ms;
      expect(answeredMs).toBeLessThan(limitMs);
      for (const { headers } of reads.answers) expect(headers.get('retry-after')).not.toBeNull();
      const ready = await fetch(`${product.apiUrl}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', database: 'ok', storage: 'down' },
      ]);
      expect(await statusesOf(pages)).toEqual(pages.map(() => 200));
    } finally {
      backAt = performance.now();
      await comeBack();
    }
    await expect.poll(async () => (await fetch(product.webUrl + url)).status, pollOptions).toBe(200);
    await expect.poll(async () => (await fetch(`${product.apiUrl}/readyz`)).status, pollOptions).toBe(200);
    const recoveredMs = Math.round(performance.now() - backAt);
    const pictures = async () =>
      (await bucket.list()).flatMap(({ key }) => /^uploads\/(drita.*\.png)$/.exec(key)?.[1] ?? []);
    await expect
      .poll(async () => (await pictures()).toSorted(), pollOptions)
      .toEqual(acknowledged.toSorted());
    printTable(`S3 that is ${fault}`, {
      'requests under way': 4,
      'ms to 503': answeredMs,
      'ms to recover': recoveredMs,
    });
  },
);

test.each([
  ['S3_SECRET_ACCESS_KEY', 'wrong', 'S3 refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'nowhere', 'S3 has no bucket with the name in S3_BUCKET'],
  ['S3_ENDPOINT', 'http://127.0.0.1:9', 'S3 does not answer at S3_ENDPOINT'],
])('a start with a wrong %s ends with one line and exit code 1', async (name, value, message) => {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const env = {
    ...process.env,
    ...databaseOf('refused'),
    ...bucket.env,
    ...adminEnv,
    ...ports,
    DATA_DIR: await temporaryFolder(),
  };
  const start = startProgram(process.execPath, ['scripts/start/start.mjs'], {
    cwd: root,
    env: { ...env, [name]: value },
  });
  expect(await start.ended).toBe(1);
  const lines = start.output().split('\n');
  expect(lines.filter((line) => line.includes('S3'))).toEqual([expect.stringContaining(message)]);
  expect(start.output()).not.toContain('    at ');
});

test('a copy to S3 beside the running product can be killed and repeated, and the product goes on there', async () => {
  const dataFolder = await temporaryFolder();
  const target = await s3.makeBucket('copied');
  const env = { ...databaseOf('copied'), DATA_DIR: dataFolder };
  const onDisk = await startProduct({ ...env, UPLOADS: 'disk' });
  const run = (...words: string[]) =>
    startProgram(process.execPath, ['--import', 'tsx', join(root, 'scripts/uploads/main.ts'), ...words], {
      cwd: root,
      env: { ...process.env, ...target.env, ...env, UPLOADS: 'disk' },
    });
  const words = ['copy', '--from', 'disk', '--to', 's3'];
  const first = run(...words);
  while (first.isRunning() && (await target.list()).length < 5) await pause(10);
  await first.stop(0, 'SIGKILL');
  expect((await target.list()).length).toBeGreaterThan(0);
  const second = run(...words);
  expect([await second.ended, second.output()]).toEqual([
    0,
    expect.stringMatching(/^\d+ files: \d+ copied, 0 repaired, \d+ already there$/m),
  ]);
  await onDisk.stop();
  const last = run(...words);
  expect([await last.ended, last.output()]).toEqual([0, expect.stringMatching(/ 0 repaired/)]);
  const inS3 = await startProduct({ ...env, ...target.env });
  try {
    const services = (await (await fetch(`${inS3.apiUrl}/events`)).json()) as { image?: string }[];
    const images = services.flatMap(({ image }) => image ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images)
      expect([image, (await fetch(inS3.apiUrl + image)).status]).toEqual([image, 200]);
  } finally {
    await inS3.stop();
  }
});
