import { setTimeout as pause } from 'node:timers/promises';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { Agency, Member } from './agency.js';
import { openAdmin } from './browser.js';
import { openApp } from './offline.js';
import { readList, type Work, workOverApi } from './staff.js';
import { answerOffer, ask, type Visitor } from './visitor.js';

/** Who works on the enquiries of a visitor: three over the API, the fourth in a browser, the fifth in the app. */
export function memberOf(number: number): 0 | 1 | 2 | 3 | 4 {
  if (number % 40 === 7) return 3;
  if (number % 16 === 4) return 4;
  return ([0, 1, 2] as const)[number % 3] ?? 0;
}

const isOfApp = ({ number }: Visitor) => memberOf(number) === 4;

/** The number of the visitor who sent an enquiry. */
export const numberOf = ({ name }: Pick<Enquiry, 'name'>) => Number(name.split(' ')[1]);

/** How many visitors fill in the form at the same time. */
const atOnce = 25;

/** After so long without an offer a visitor gives up, which the test reports. */
const waitMs = 480_000;

/** Offers that a visitor has been told of and not looked at. */
class Mailbox {
  #count = 0;
  tell = (): void => {
    this.#count += 1;
  };

  /** @returns false when none has come */
  async next(): Promise<boolean> {
    const giveUpAt = Date.now() + waitMs;
    await until(() => this.#count > 0 || Date.now() > giveUpAt);
    if (this.#count === 0) return false;
    this.#count -= 1;
    return true;
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(50);
}

export type Day = {
  readonly works: readonly Work[];
  /** What the app could not send. */
  readonly refused: ReturnType<Awaited<ReturnType<typeof openApp>>['queued']>;
};

/** What the fifth notes about each of theirs. */
export const phoneNote = 'Folëm në telefon:';

type World = {
  readonly agency: Agency;
  readonly all: readonly Visitor[];
  /** By the number of the visitor. */
  readonly mail: readonly Mailbox[];
  /** Everybody has asked, and answered what was offered. */
  readonly visits: readonly Promise<void>[];
};

/** All ask and answer, while the staff work and both APIs are killed. Ends when there is nothing left to do. */
export async function liveThrough(agency: Agency, all: readonly Visitor[]): Promise<Day> {
  const mail = all.map(() => new Mailbox());
  const visits = all.map((visitor) => answerAll(agency, visitor, mail[visitor.number]));
  const world = { agency, all, mail, visits };
  let isOver = false;
  const staff = ([0, 1, 2] as const).map((number) => workOf(world, number, () => isOver));
  const [refused] = await Promise.all([
    workInApp(world),
    workInBrowser(world),
    strike(world),
    Promise.all([arriveAll(agency, all), ...visits]).finally(() => (isOver = true)),
  ]);
  return { works: await Promise.all(staff), refused };
}

/** Everybody fills in the form, so many at a time; first those on whom the app works. */
async function arriveAll(agency: Agency, all: readonly Visitor[]): Promise<void> {
  const still = [...all.filter(isOfApp), ...all.filter((each) => !isOfApp(each))];
  const arrive = async () => {
    for (let visitor = still.shift(); visitor; visitor = still.shift()) await ask(agency, visitor);
  };
  await Promise.all(Array.from({ length: atOnce }, arrive));
}

async function answerAll(agency: Agency, visitor: Visitor, mail: Mailbox | undefined): Promise<void> {
  if (isOfApp(visitor)) return;
  await until(() => visitor.outcome !== null);
  while (visitor.outcome === 'asked') {
    if (!(await mail?.next())) return;
    await answerOffer(agency, visitor);
  }
}

function workOf({ agency, mail }: World, number: 0 | 1 | 2, isOver: () => boolean): Promise<Work> {
  return workOverApi({
    agency,
    member: memberAt(agency, number),
    place: number === 1 ? 1 : 0,
    isMine: (enquiry) => memberOf(numberOf(enquiry)) === number,
    tell: (enquiry) => mail[numberOf(enquiry)]?.tell(),
    isOver,
  });
}

async function workInBrowser({ agency, all, mail, visits }: World): Promise<void> {
  const admin = await openAdmin(agency.webUrls[1], memberAt(agency, 3));
  try {
    for (const visitor of all.filter(({ number }) => memberOf(number) === 3)) {
      await until(() => visitor.outcome !== null);
      await admin.sendOffer(visitor);
      mail[visitor.number]?.tell();
      await visits[visitor.number];
      if (visitor.outcome === 'accepted') await admin.confirm(visitor);
    }
  } finally {
    await admin.close();
  }
}

/** @returns what could not be sent when the network was back */
async function workInApp({ agency, all }: World): Promise<Day['refused']> {
  const [url, member] = [agency.apiUrls[0], memberAt(agency, 4)];
  await until(() => all.filter(isOfApp).every(({ outcome }) => outcome !== null));
  const seen = await readList<Enquiry>(`${url}/enquiries?limit=500`, member.token);
  const app = await openApp(url, member);
  for (const enquiry of seen.filter((each) => memberOf(numberOf(each)) === 4)) {
    await app.confirm(enquiry, phoneNote);
  }
  await until(() => countOf(all, 'accepted') >= 3);
  app.goOnline();
  await until(() => app.queued().every(({ state }) => state === 'refused'));
  return app.queued();
}

/** Kills one API while visitors ask, and the other one while they answer offers. */
async function strike({ agency, all }: World): Promise<void> {
  await until(() => all.length - countOf(all, null) >= all.length / 3);
  await agency.killApi(0);
  await until(() => countOf(all, 'accepted') + countOf(all, 'full') >= 10);
  await agency.killApi(1);
}

const countOf = (all: readonly Visitor[], outcome: Visitor['outcome']) =>
  all.filter((each) => each.outcome === outcome).length;

function memberAt({ members }: Agency, place: number): Member {
  const member = members[place];
  if (!member) throw new Error('there are five');
  return member;
}
