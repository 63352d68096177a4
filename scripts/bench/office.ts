import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { type Db, ObjectId } from 'mongodb';
import { cpuMsOf } from '../test/processes.js';
import { callApi } from '../test/startProduct.js';
import type { BenchProduct } from './benchProduct.js';
import { load } from './load.js';

// What an office has, and how long its screens and calls take.

const dayMs = 24 * 3600 * 1000;
const callsOfRound = 10;
const batchSize = 10_000;

/** A product and the session of its admin. */
export interface Office extends BenchProduct {
  readonly token: string;
}

/** The day so many days from now, or before it. */
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The night of the enquiry that `addNight` books. */
export const firstNight = dayIn(30);

/** An enquiry that got an offer and is booked. */
export async function addNight(apiUrl: string, token: string): Promise<void> {
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

interface Copies {
  /** How many documents there are then. */
  readonly whole: number;
  /** Over how many days they are spread. */
  readonly days: number;
  readonly change: (index: number, time: Date) => object;
}

/** Adds copies of what there is, spread over the past, until there are as many. */
export async function copyMany(db: Db, name: string, { whole, days, change }: Copies): Promise<void> {
  const collection = db.collection<Copied>(name);
  const samples = await collection.find().limit(20).toArray();
  const copyOf = (index: number): Copied => {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error(`${name} has nothing to copy`);
    const daysAgo = Math.floor((index / whole) * days);
    const time = new Date(Date.now() - daysAgo * dayMs);
    return {
      ...sample,
      ...(sample.date !== undefined && { date: dayIn(daysAgo - days / 2) }),
      ...(sample.createdAt && { createdAt: time }),
      ...change(index, time),
      // In the format of the API; ids of changes increase with time.
      _id: new ObjectId().toHexString(),
    };
  };
  const count = whole - samples.length;
  for (let first = 0; first < count; first += batchSize) {
    const length = Math.min(batchSize, count - first);
    await collection.insertMany(Array.from({ length }, (_, place) => copyOf(first + place)));
  }
}

/** An enquiry of its own in place of the copied one. */
export const otherEnquiry = (index: number) => ({
  name: `Vizitori ${index}`,
  phone: `069 ${2_000_000 + index}`,
  phoneE164: `+35569${2_000_000 + index}`,
  reference: `R-${index.toString(36).toUpperCase().padStart(6, '0')}`,
  url: `/kerkesa/${randomUUID()}`,
  bookingId: null,
  state: 'answered',
});

/** CPU time of one call in ms, mongod included; other load on the machine affects it less than wall time. */
export async function cpuOfCall(
  { pids, token }: Pick<Office, 'pids' | 'token'>,
  mongodPid: number,
  url: string,
): Promise<number> {
  const all = [...pids, mongodPid];
  const call = { url, headers: { Authorization: `Bearer ${token}` } };
  const before = cpuMsOf(all);
  await load(() => call, callsOfRound, 1);
  return (cpuMsOf(all) - before) / callsOfRound;
}

type Opening = Pick<Office, 'webUrl' | 'token'> & {
  readonly path: string;
  /** What is looked for. */
  readonly row: string;
};

/** Time from opening a screen of the admin to its first row on a first visit, in ms. */
export async function msToFirstRow(browser: Browser, { webUrl, token, path, row }: Opening): Promise<number> {
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
