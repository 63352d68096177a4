import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { beforeAll, expect, test } from 'vitest';
import { type Agency, capacity, nights, startAgency } from './agency.js';
import { type Day, liveThrough, memberOf, numberOf, phoneNote } from './day.js';
import { isAsStored } from './shown.js';
import { readList } from './staff.js';
import { type Visitor, visitors } from './visitor.js';

let agency: Agency;

beforeAll(async () => {
  agency = await startAgency();
  return () => agency.end();
});

test('on a Saturday nothing is lost, doubled, sold twice, or other than what was shown', {
  timeout: 900_000,
}, async () => {
  const all = visitors(200);
  const startedAt = performance.now();
  const day = await liveThrough(agency, all);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const stored = await readStored();
  const visits = lookAtVisits(all, stored);
  const staff = lookAtStaff(day, stored);
  const { booked, overCapacity } = lookAtNights(stored);
  const figures = {
    visitors: all.length,
    enquiries: stored.enquiries.length,
    doubled: visits.doubled.length,
    lost: visits.lost.length,
    'over capacity': overCapacity.length,
    'pages shown': all.flatMap(({ shown }) => shown).length,
    'offers differing': visits.differing.length,
    'nights booked': booked,
    'told that it is full': all.filter(({ outcome }) => outcome === 'full').length,
    'refused to the app': day.refused.length,
    'pressed again': all.reduce((sum, { again }) => sum + again, 0),
    seconds,
  };
  process.stdout.write(`| Saturday | |\n|---|---|\n${rowsOf(figures)}\n`);
  expect({ ...visits, ...staff, overCapacity }).toEqual({
    lost: [],
    doubled: [],
    differing: [],
    notConfirmed: [],
    unanswered: [],
    refused: [],
    withoutFreeDays: [],
    notOnce: [],
    overCapacity: [],
  });
  expect(booked).toBe(capacity * nights.length);
});

const rowsOf = (figures: Readonly<Record<string, number>>) =>
  Object.entries(figures)
    .map(([name, figure]) => `| ${name} | ${figure} |`)
    .join('\n');

type Stored = {
  /** Those that were taken for spam too. */
  readonly enquiries: readonly Enquiry[];
  readonly bookings: readonly Booking[];
};

async function readStored(): Promise<Stored> {
  const [url, token] = [agency.apiUrls[1], agency.members[0]?.token ?? ''];
  const enquiries = await readList<Enquiry>(`${url}/enquiries`, token);
  const spam = await readList<Enquiry>(`${url}/enquiries?state=spam`, token);
  return { enquiries: [...enquiries, ...spam], bookings: await readList<Booking>(`${url}/bookings`, token) };
}

/** What visitors would miss. */
function lookAtVisits(all: readonly Visitor[], { enquiries, bookings }: Stored) {
  const ofVisitor = (visitor: Visitor) => enquiries.filter((each) => numberOf(each) === visitor.number);
  const own = ({ path }: Visitor) => enquiries.find(({ url, state }) => url === path && state !== 'spam');
  const namesOf = (isWrong: (visitor: Visitor) => boolean) => all.filter(isWrong).map(({ name }) => name);
  return {
    lost: namesOf((visitor) => own(visitor) === undefined),
    unanswered: namesOf(({ number, outcome }) => outcome === 'asked' && memberOf(number) !== 4),
    doubled: namesOf((visitor) => ofVisitor(visitor).length > 1),
    differing: namesOf((visitor) => {
      const enquiry = own(visitor);
      return enquiry !== undefined && !visitor.shown.every((page) => isAsStored(page, enquiry));
    }),
    notConfirmed: namesOf((visitor) => {
      if (visitor.outcome !== 'accepted') return false;
      const enquiry = own(visitor);
      const accepted = enquiry?.answers.findLast(({ kind }) => kind === 'accepted')?.version;
      const offer = enquiry?.offers.find(({ version }) => version === accepted);
      const booking = bookings.find(({ id }) => id === enquiry?.bookingId);
      const isBooked = enquiry?.state === 'booked' && booking?.state === 'confirmed';
      return !isBooked || offer === undefined || booking.total !== offer.total;
    }),
  };
}

/** What the staff would miss. */
function lookAtStaff({ works, refused }: Day, { enquiries }: Stored) {
  const texts = enquiries.flatMap(({ notes }) => notes.map(({ text }) => text));
  const ofApp = enquiries.filter((each) => memberOf(numberOf(each)) === 4);
  const written = [
    ...works.flatMap(({ notes }) => notes),
    ...ofApp.map(({ reference }) => `${phoneNote} ${reference}`),
  ];
  const sent = works.flatMap(({ offers }) => [...offers]);
  const lengthOf = (own: string) => enquiries.find(({ reference }) => reference === own)?.offers.length;
  return {
    refused: works.flatMap((work) => work.refused),
    /** A night that the app met full is shown with the nearest ones that are free. */
    withoutFreeDays: refused.filter(({ refusal }) => {
      const { free } = Object(refusal?.body);
      return refusal?.status !== 409 || !Array.isArray(free) || free.length !== 3;
    }),
    notOnce: [
      ...written.filter((text) => texts.filter((each) => each === text).length !== 1),
      ...sent.flatMap(([own, count]) => (lengthOf(own) === count ? [] : [`${own}: ${lengthOf(own)} offers`])),
    ],
  };
}

function lookAtNights({ bookings }: Stored) {
  const taken = bookings.filter(({ state }) => state === 'option' || state === 'confirmed');
  const countOn = (night: string) => taken.filter(({ date }) => date === night).length;
  return {
    booked: taken.length,
    overCapacity: nights.filter((night) => countOn(night) > capacity),
  };
}
