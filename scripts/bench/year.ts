import { type Browser, chromium } from '@playwright/test';
import { type Db, MongoClient } from 'mongodb';
import { findChromium } from '../runtimes/chromium.js';
import { signIn } from '../test/startProduct.js';
import type { Bench } from './benchProduct.js';
import {
  addNight,
  copyMany,
  cpuOfCall,
  firstNight,
  msToFirstRow,
  type Office,
  otherEnquiry,
} from './office.js';
import { inTurns, type Row, type Table } from './report.js';

/** What an agency of five gets and plays in a year. */
const year = { enquiries: 3_000, bookings: 400, days: 365 };
const rounds = 10;

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

/** Adds copies of what there is, spread over a year, until there is as much as in one. */
async function fillYear(db: Db): Promise<void> {
  const { enquiries, bookings, days } = year;
  const booking = (index: number) => ({ title: `Nata ${index}`, enquiryId: null });
  await copyMany(db, 'enquiries', { whole: enquiries, days, change: otherEnquiry });
  await copyMany(db, 'bookings', { whole: bookings, days, change: booking });
  await copyMany(db, 'history', { whole: 3 * (enquiries + bookings), days, change: () => ({}) });
}

async function measureOffices(
  offices: readonly Office[],
  mongodPid: number,
  browser: Browser,
): Promise<Row[]> {
  const rows: Row[] = [];
  const noteCpu = async (path: string) => {
    const cpuMs = await inTurns(rounds, offices, (office) =>
      cpuOfCall(office, mongodPid, office.apiUrl + path),
    );
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
