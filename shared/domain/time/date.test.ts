import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  firstEventDay,
  formatDate,
  isEventDay,
  lastEventDay,
  readDay,
  toDay,
  today,
  toIsoDate,
} from './date.js';

describe('dates on the wire', () => {
  // spec: contract.date
  it.each([
    ['2026-06-14', '2026-06-14T00:00:00.000Z'],
    ['2026-06-14T18:30', '2026-06-14T18:30:00.000Z'],
    ['2026-06-14T23:30:00+02:00', '2026-06-14T21:30:00.000Z'],
    ['2026-06-14T00:00+02:00', '2026-06-14T00:00:00.000Z'],
    ['2026-06-14T01:59:59.999+02:00', '2026-06-14T00:00:00.000Z'],
    ['2026-06-14T23:30:00-05:00', '2026-06-14T00:00:00.000Z'],
    ['2026-06-14T23:30:00+0200', '2026-06-14T21:30:00.000Z'],
    ['2026-06-14T23:30+02', '2026-06-14T21:30:00.000Z'],
    ['2026-06-14T00:30:00-0330', '2026-06-14T04:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-06-14T25:00', null],
    ['2026-06-14T23:30+2', null],
    ['2026-06-14T23:30+99:00', null],
    ['2026-06-14+02:00', null],
    ['2026-W24-7', null],
    ['2100-02-29', null],
    ['14.06.2026', null],
    ['2026-6-4', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %j', (text, iso) => expect(toIsoDate(text)).toBe(iso));

  it('keep the day of their sender, wherever that is', () => {
    const time = fc.date({
      min: new Date('1990-01-02T00:00Z'),
      max: new Date('2060-01-01T00:00Z'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('', 'Z', '+02:00', '+14:00', '-12:00', '-03:30', '+00:00');
    fc.assert(
      fc.property(time, zone, (each, offset) => {
        const sent = each.toISOString().slice(0, 19) + offset;
        expect(toDay(toIsoDate(sent) ?? '')).toBe(toDay(sent));
        expect(formatDate(toIsoDate(sent) ?? '')).toBe(formatDate(toDay(sent)));
      }),
    );
  });

  it('are shortened to the day for date fields', () =>
    expect(toDay('2026-06-14T21:30:00.000Z')).toBe('2026-06-14'));
});

describe('a typed day', () => {
  it.each([
    ['14.6.2027', '2027-06-14'],
    [' 2027-06-14 ', '2027-06-14'],
    ['14 gusht 2027', '2027-08-14'],
    ['14 Gushtit 2027', '2027-08-14'],
    ['14. gusht, 2027', '2027-08-14'],
    ['1 nëntor 2027', '2027-11-01'],
    ['1 NENTOR 2027', '2027-11-01'],
    ['1 ne\u0308ntor 2027', '2027-11-01'],
    ['14-aug-2027', '2027-08-14'],
    ['3 March 2027', '2027-03-03'],
    ['29 shkurt 2027', null],
    ['14 gush 27', null],
    ['14 festë 2027', null],
    ['gusht 2027', null],
    ['14 gusht', null],
    ['', null],
  ])('%j is %j', (typed, day) => expect(readDay(typed)).toBe(day));

  it('may be every day as it is shown', () => {
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2028, month, 28)).toISOString();
      for (const language of ['sq', 'en'] as const)
        expect(readDay(formatDate(day, language))).toBe(toDay(day));
    }
  });
});

describe('visible dates', () => {
  // spec: 3.event.date, 2.events.order, contract.dates, contract.decision.looks
  it('are Albanian or English, and the same everywhere', () => {
    expect(formatDate('2025-06-14T00:00:00.000Z')).toBe('14 qershor 2025');
    expect(formatDate('2026-01-06T23:59:59.000Z', 'en')).toBe('6 January 2026');
    expect(formatDate('2026-11-01T00:00:00.000Z')).toBe('1 nëntor 2026');
  });

  it('show an unreadable value unchanged', () => expect(formatDate('së shpejti')).toBe('së shpejti'));
});

describe('today', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  // spec: contract.date
  it.each([
    ['2026-06-14T21:59:59Z', '2026-06-14'],
    ['2026-06-14T22:00:00Z', '2026-06-15'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-03-29T00:30:00Z', '2026-03-29'],
  ])('at %s is %s in Albania', (now, day) => {
    vi.useFakeTimers({ now: new Date(now) });
    expect(today()).toBe(day);
  });

  it('limits the days of events', () => {
    vi.useFakeTimers({ now: new Date('2028-02-29T12:00:00Z') });
    expect([firstEventDay, lastEventDay()]).toEqual(['1990-01-01', '2038-02-28']);
    const days = [
      '0026-06-14',
      '1989-12-31',
      '1990-01-01',
      '2028-02-29',
      '2038-02-28',
      '2038-03-01',
      '2206-06-14',
    ];
    expect(days.filter(isEventDay)).toEqual(days.slice(2, 5));
  });
});
