import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import sharp from 'sharp';
import { runNode } from '../runtimes/child.js';
import { findChromium } from '../runtimes/chromium.js';
import { root } from '../runtimes/folders.js';
import { signIn } from '../test/startProduct.js';
import { type Bench, startMsOf } from './benchProduct.js';
import { send } from './load.js';
import { addNight, copyMany, cpuOfCall, msToFirstRow, type Office, otherEnquiry } from './office.js';
import { inTurns, type Row, type Table } from './report.js';

// An agency of many years beside one of some weeks, whose lists fill a page too.

/** Of what the many years bring; a tenth of it shows sooner what has become slow. */
const part = Number(process.env.AGENCY_PART ?? 1);

/** What each has of everything. */
const sizes = [
  { history: 1_000, files: 200, enquiries: 120 },
  { history: 1_000_000 * part, files: 100_000 * part, enquiries: 10_000 * part },
] as const;
const days = 3_650;
const rounds = 5;

type Env = Readonly<Record<'MONGODB_URI' | 'DATA_DIR', string>>;

/** Measures start, pages, inbox, library and backup of an agency with many years of history, files and enquiries. */
export async function measureAgency(bench: Bench): Promise<Table[]> {
  const { mongod, otherFolder, start } = bench;
  const client = await MongoClient.connect(mongod.uri);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const offices: Office[] = [];
  const envs = sizes.map((_, place) => ({
    MONGODB_URI: mongod.uri.replace('/bench', `/agency${place}`),
    DATA_DIR: `${otherFolder}agency${place}`,
  }));
  try {
    for (const [place, size] of sizes.entries()) {
      const product = await start(envs[place]);
      await addNight(product.apiUrl, await signIn(product.apiUrl));
      await product.stop();
      const db = client.db(`agency${place}`);
      await copyMany(db, 'enquiries', { whole: size.enquiries, days, change: otherEnquiry });
      await copyMany(db, 'history', { whole: size.history, days, change: otherChange });
      await addFiles(db, envs[place]?.DATA_DIR ?? '', size.files);
    }
    const rows = [rowOf('start ms', await inTurns(3, envs, (env) => startMsOf(bench, env)))];
    for (const env of envs) {
      const product = await start(env);
      offices.push({ ...product, token: await signIn(product.apiUrl) });
    }
    rows.push(...(await measureCalls(offices, mongod.pid, browser)));
    rows.push(rowOf('backup ms', await inTurns(1, envs, backupMs)));
    const { history, files, enquiries } = sizes[1];
    const counted = [history, files, enquiries].map((count) => count.toLocaleString('en'));
    return [{ title: `${counted[0]} changes, ${counted[1]} files, ${counted[2]} enquiries`, rows }];
  } finally {
    for (const office of offices) await office.stop();
    await browser.close();
    await client.close();
  }
}

const otherChange = (_: number, at: Date) => ({ documentId: new ObjectId().toHexString(), at });

/** Adds files and their records: names of one picture, which is too small for variants. */
async function addFiles(db: Db, dataFolder: string, count: number): Promise<void> {
  const folder = join(dataFolder, 'uploads');
  await mkdir(folder, { recursive: true });
  const create = { width: 60, height: 40, channels: 3, background: '#c8102e' } as const;
  const content = await sharp({ create }).webp().toBuffer();
  const media = db.collection<{ _id: string }>('media');
  const now = Date.now();
  for (let made = 0; made < count; made += 1_000) {
    const records = Array.from({ length: Math.min(1_000, count - made) }, (_, place) => {
      const stem = `nata-${made + place}-${randomBytes(5).toString('hex')}`;
      const createdAt = new Date(now - (made + place + 1) * 60_000);
      return { _id: `${stem}.webp`, stem, bytes: content.length, createdAt };
    });
    const picture = join(dataFolder, `picture-${made}`);
    await writeFile(picture, content);
    for (const { _id } of records) await link(picture, join(folder, _id));
    await media.insertMany(records);
  }
}

async function measureCalls(offices: readonly Office[], mongodPid: number, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  const note = async (name: string, figure: (office: Office) => Promise<number>, times = rounds) =>
    rows.push(rowOf(`${name} ms`, await inTurns(times, offices, figure)));
  const noteScreen = (name: string, path: string, row: string) =>
    note(`${name} to its first row`, (office) => msToFirstRow(browser, { ...office, path, row }));

  // It makes the records follow the files.
  await note('first library', ({ apiUrl, token }) => msOf(`${apiUrl}/media?limit=60`, token), 1);
  for (const path of ['/', '/evente', '/projects'])
    await note(`page ${path}`, ({ webUrl }) => msOf(webUrl + path));
  for (const path of [
    '/enquiries?limit=50',
    '/enquiries?q=vizitori&limit=50',
    '/media?limit=60',
    '/media?limit=60&type=video',
    '/media?limit=60&unused=true',
    '/media?limit=60&q=nata',
    '/audit?limit=50',
  ])
    await note(`GET ${path} CPU`, (office) => cpuOfCall(office, mongodPid, office.apiUrl + path));
  await note('deleting a file', deletionMs, 1);
  await noteScreen('inbox', '/admin/kerkesat', 'main li a');
  await noteScreen('library', '/admin/media', 'main li img');
  return rows;
}

/** Wall time of the deletion of the latest file. */
async function deletionMs({ apiUrl, token }: Office): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const { bytes } = await send({ url: `${apiUrl}/media?limit=1&unused=true`, headers });
  const [file]: { readonly name: string }[] = JSON.parse(bytes.toString());
  const startedAt = performance.now();
  const { status } = await send({ url: `${apiUrl}/media/${file?.name}`, method: 'DELETE', headers });
  if (status !== 204) throw new Error(`a file was not deleted: ${status}`);
  return performance.now() - startedAt;
}

/** Wall time of one request. */
async function msOf(url: string, token = ''): Promise<number> {
  const startedAt = performance.now();
  await send({ url, headers: { Authorization: `Bearer ${token}` } });
  return performance.now() - startedAt;
}

async function backupMs(env: Env): Promise<number> {
  const file = join(env.DATA_DIR, 'backup.tar');
  const startedAt = performance.now();
  await runNode(['--import', 'tsx', 'scripts/backup/backup.ts', file], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const ms = performance.now() - startedAt;
  await rm(file);
  return ms;
}

/** The least of the rounds, which other work on the machine affects least. */
function rowOf(figure: string, measured: readonly (readonly number[])[]): Row {
  const [few = 0, many = 0] = measured.map((values) => Math.min(...values));
  return { figure, weeks: few, years: many, ratio: many / few };
}
