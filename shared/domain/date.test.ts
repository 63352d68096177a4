import { describe, expect, it } from 'vitest';
import { formatDate, toDay, toIsoDate } from './date.js';

describe('dates on the wire', () => {
  // spec: contract.date
  it.each([
    ['2026-06-14', '2026-06-14T00:00:00.000Z'],
    ['2026-06-14T18:30', '2026-06-14T18:30:00.000Z'],
    ['2026-06-14T23:30:00+02:00', '2026-06-14T21:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-06-14T25:00', null],
    ['14.06.2026', null],
    ['2026-6-4', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %j', (text, iso) => expect(toIsoDate(text)).toBe(iso));

  it('are shortened to the day for date fields', () =>
    expect(toDay('2026-06-14T21:30:00.000Z')).toBe('2026-06-14'));
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
