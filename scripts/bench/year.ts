import { randomUUID } from 'node:crypto';
import { type Browser, chromium } from '@playwright/test';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { findChromium } from '../runtimes/chromium.js';
import { cpuMsOf } from '../test/processes.js';
import { callApi, signIn } from '../test/startProduct.js';
import type { Bench, BenchProduct } from './benchProduct.js';
import { load } from './load.js';
import { inTurns, type Row, type Table } from './report.js';

/** What an agency of five gets and plays in a year. */
const year = { enquiries: 3_000, bookings: 400, days: 365 };
const rounds = 10;
const callsOfRound = 10;
const dayMs = 24 * 3600 * 1000;

/** A product whose inbox and calendar have one night, or those of a year. */
interface Office extends BenchProduct {
  readonly token: string;
}

/** Measures inbox and calendar with one night and with those of a year, in turns. */
export async function measureYear(bench: Bench): Promise<Table[]> {
  const { mongod, otherFolder, start } = bench;
  const client = await MongoClient.connect(mongod.uri);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const offices: Office[] = [];
  try {
    for (const [place, isFull] of [false, true].entries()) {
      const name = `office${place}`;
      const product = await start({
        MONGODB_URI: mongod.uri.replace('/bench', `/${name}`),
        DATA_DIR: `${otherFolder}${name}`,
        SEED: 'none',
      });
      const token = await signIn(product.apiUrl);
      offices.push({ ...product, token });
      await addNight(product.apiUrl, token);
      if (isFull) await fillYear(client.db(name));
    }
    const title = `A year: ${year.enquiries.toLocaleString('en')} enquiries, ${year.bookings} nights`;
    return [{ title, rows: await measureOffices(offices, mongod.pid, browser) }];
  } finally {
    for (const office of offices) await office.stop();
    await browser.close();
    await client.close();
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The night that both calendars show. */
const firstNight = dayIn(30);

/** An enquiry that got an offer and is booked. */
async function addNight(apiUrl: string, token: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const made = await callApi(`${apiUrl}/${path}`, { method: 'POST', token, key: randomUUID(), body });
    return made as { readonly id: string };
  };
  const crew = await post('resources', { name: 'Ekipi', kind: 'team', capacity: 100 });
  const asked = {
    name: 'Arta Hoxha',
    phone: '069 123 4567',
    date: firstNight,
    place: 'Durrës',
    kind: 'dasme',
  };
  const message = 'Na thirrni pas orës 18, ju lutemi.';
  const { id } = await post('enquiries', {
    ...asked,
    message,
    guests: 250,
    source: 'whatsapp',
    language: 'sq',
  });
  await post(`enquiries/${id}/notes`, { text: 'Kthen përgjigje nesër.' });
  await post(`enquiries/${id}/offers`, {
    lines: [{ kind: 'extra', title: 'DJ për gjithë natën', quantity: 1, amount: '450.00' }],
    validUntil: `${dayIn(20)}T12:00:00Z`,
  });
  const resources = [{ resourceId: crew.id, quantity: 1 }];
  await post(`enquiries/${id}/book`, { state: 'confirmed', resources });
}

/** Fields of a stored document that change in a copy. */
interface Copied {
  readonly _id: string;
  readonly createdAt: Date;
  readonly date?: string;
  readonly phoneE164?: string;
}

/** Adds copies of what there is, spread over a year, until there is as much as in one. */
async function fillYear(db: Db): Promise<void> {
  const enquiry = (index: number) => ({
    name: `Vizitori ${index}`,
    phone: `069 ${2_000_000 + index}`,
    phoneE164: `+35569${2_000_000 + index}`,
    reference: `R-${index.toString(36).toUpperCase().padStart(6, '0')}`,
    url: `/kerkesa/${randomUUID()}`,
    bookingId: null,
    state: 'answered',
  });
  const booking = (index: number) => ({ title: `Nata ${index}`, enquiryId: null });
  await copyMany(db, 'enquiries', { whole: year.enquiries, change: enquiry });
  await copyMany(db, 'bookings', { whole: year.bookings, change: booking });
  await copyMany(db, 'history', { whole: 3 * (year.enquiries + year.bookings), change: () => ({}) });
}

interface Copies {
  /** How many documents there are then. */
  readonly whole: number;
  readonly change: (index: number) => object;
}

async function copyMany(db: Db, name: string, { whole, change }: Copies): Promise<void> {
  const collection = db.collection<Copied>(name);
  const samples = await collection.find().limit(20).toArray();
  const copies = Array.from({ length: whole - samples.length }, (_, index): Copied => {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error(`${name} has nothing to copy`);
    const days = Math.floor((index / whole) * year.days);
    return {
      ...sample,
      ...(sample.date !== undefined && { date: dayIn(days - year.days / 2) }),
      ...(sample.createdAt && { createdAt: new Date(Date.now() - days * dayMs) }),
      ...change(index),
      // In the format of the API; ids of changes increase with time.
      _id: new ObjectId().toHexString(),
    };
  });
  await collection.insertMany(copies);
}

async function measureOffices(
  offices: readonly Office[],
  mongodPid: number,
  browser: Browser,
): Promise<Row[]> {
  const rows: Row[] = [];
  const noteCpu = async (path: string) => {
    const cpuMs = await inTurns(rounds, offices, async ({ pids, apiUrl, token }) => {
      const all = [...pids, mongodPid];
      const call = { url: `${apiUrl}${path}`, headers: { Authorization: `Bearer ${token}` } };
      const before = cpuMsOf(all);
      await load(() => call, callsOfRound, 1);
      return (cpuMsOf(all) - before) / callsOfRound;
    });
    rows.push(rowOf(`GET ${path} CPU ms`, cpuMs));
  };
  const note = async (name: string, path: string, row: string) =>
    rows.push(
      rowOf(
        `${name} ms`,
        await inTurns(rounds, offices, (office) => msToFirstRow(browser, { ...office, path, row })),
      ),
    );

  const month = firstNight.slice(0, 7);
  await noteCpu('/enquiries?limit=50');
  await noteCpu('/enquiries?q=vizitori&limit=50');
  await noteCpu('/enquiries?unread=true&limit=20');
  await noteCpu(`/bookings?from=${month}-01&to=${month}-28`);
  await noteCpu(`/availability?from=${month}-01&to=${month}-28`);
  await note('inbox', '/admin/kerkesat', 'main li a');
  await note('calendar, month', `/admin/kalendari?pamja=month&dita=${firstNight}`, '[data-booking]');
  await note('calendar, week', `/admin/kalendari?pamja=week&dita=${firstNight}`, '[data-booking]');
  return rows;
}

/** The least of the rounds, which other work on the machine affects least. */
function rowOf(figure: string, measured: readonly (readonly number[])[]): Row {
  const [empty = 0, full = 0] = measured.map((values) => Math.min(...values));
  return { figure, 'one night': empty, 'a year': full, ratio: full / empty };
}

type Opening = Pick<Office, 'webUrl' | 'token'> & {
  readonly path: string;
  /** What is looked for. */
  readonly row: string;
};

/** Time from opening a screen of the admin to its first row on a first visit, in ms. */
async function msToFirstRow(browser: Browser, { webUrl, token, path, row }: Opening): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript((session) => Object.assign(localStorage, session), {
    token,
    isAuthenticated: 'true',
    userName: 'Arta',
  });
  const startedAt = performance.now();
  await page.goto(webUrl + path);
  await page.locator(row).first().waitFor();
  const ms = performance.now() - startedAt;
  await page.close();
  return ms;
}
