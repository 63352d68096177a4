import { describe, expect, it, test } from 'vitest';
import { today } from '../time/date.js';
import { addDays } from '../time/month.js';
import { dueOf, paidOf } from './payments.js';
import { bookings } from './schema.js';
import { affectedDays, bookingIssues, type BookingState, bookingStates, followingFields } from './states.js';

const past = addDays(today(), -1);
const ahead = addDays(today(), 30);
const inAnHour = new Date(Date.now() + 3600_000).toISOString();
const anHourAgo = new Date(Date.now() - 3600_000).toISOString();

describe('the states of a booking', () => {
  it('follow each other as in the contract', () => {
    const goes = (from: BookingState | null) =>
      bookingStates.filter(
        (to) => to !== from && bookingIssues({ state: to, date: past }, from && { state: from }).length === 0,
      );
    expect(Object.fromEntries(bookingStates.map((from) => [from, goes(from)]))).toEqual({
      option: ['confirmed', 'cancelled'],
      confirmed: ['done', 'cancelled'],
      done: ['confirmed'],
      cancelled: ['confirmed'],
    });
    expect(goes(null)).toEqual(['option', 'confirmed', 'done']);
  });

  it('are not done before the night', () => {
    const change = (date: string) => bookingIssues({ state: 'done', date }, { state: 'confirmed', date });
    expect(change(today())).toEqual([]);
    expect(change(ahead)).toMatchObject([{ path: ['state'] }]);
  });

  it('an option ends in the future, and one that has lapsed may be kept', () => {
    const option = { state: 'option', until: anHourAgo };
    expect(bookingIssues(option, null)).toMatchObject([{ path: ['until'], code: 'pastMoment' }]);
    expect(bookingIssues(option, option)).toEqual([]);
    expect(bookingIssues({ ...option, until: inAnHour }, option)).toEqual([]);
  });
});

describe('what follows from a change', () => {
  it('an option holds for seven days, a confirmed booking has no end', () => {
    const until = String(followingFields(null, { state: 'option', until: null }).until);
    expect(Math.round((Date.parse(until) - Date.now()) / 3600_000)).toBe(7 * 24);
    expect(followingFields(null, { state: 'option', until: inAnHour })).toEqual({});
    expect(followingFields({ state: 'option', until: inAnHour }, { state: 'confirmed' })).toEqual({
      until: null,
      override: { reason: '' },
    });
  });

  it('a reason to exceed the capacity counts for the change that it comes with', () => {
    const before = { state: 'confirmed', date: ahead, until: null, override: { reason: 'VIP' } };
    expect(followingFields(before, { date: past })).toEqual({ override: { reason: '' } });
    expect(followingFields(before, { date: past, override: { reason: 'Prapë' } })).toEqual({});
    expect(followingFields(before, { date: ahead, notes: 'x' })).toEqual({});
  });
});

test('only what takes capacity changes the availability of days', () => {
  const before = { date: past, part: 'day', resources: [], state: 'confirmed', until: null, title: 'A' };
  expect(affectedDays({ ...before, title: 'B' }, before)).toEqual([]);
  expect(affectedDays({ ...before, date: ahead }, before)).toEqual([past, ahead]);
  expect(affectedDays(before, null)).toEqual([past]);
  expect(affectedDays(null, before)).toEqual([past]);
});

test('lek are paid by the rate of the booking, and nothing is due below 0', () => {
  const euro = { amount: '100.00', currency: 'EUR' };
  const lek = { amount: '9900.00', currency: 'ALL' };
  const booking = { total: '250.00', lekPerEuro: '99', payments: [euro, lek] };
  expect([paidOf(booking), dueOf(booking)]).toEqual(['200.00', '50.00']);
  expect(paidOf({ ...booking, lekPerEuro: '' })).toBe('200.00');
  expect(dueOf({ ...booking, payments: [euro, euro, euro] })).toBe('0.00');
  expect([paidOf({}), dueOf({ total: '10.00' })]).toEqual(['0.00', '10.00']);
});

test('nobody sends what the program keeps, and a reason is not empty', () => {
  const sent = { title: 'Dasma', date: ahead };
  expect(bookings.create.parse({ ...sent, payments: [1], paid: '9', enquiryId: 'x' })).toEqual({
    ...sent,
    part: 'evening',
    place: '',
    resources: [],
    state: 'option',
    until: null,
    total: '0.00',
    notes: '',
    override: { reason: '' },
  });
  const { error } = bookings.create.safeParse({ ...sent, override: { reason: ' ' }, total: '-1' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['total', 'override.reason']);
});
