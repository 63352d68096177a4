import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from './ics.js';

const event: CalendarEvent = {
  uid: 'b1@ritmi',
  sequence: 4,
  changedAt: '2026-11-26T19:20:30.123Z',
  status: 'TENTATIVE',
  date: '2027-12-31',
  part: 'evening',
  summary: 'Dasma; e Anës, \\o/',
  location: 'Durrës',
  description: 'Rreshti 1\nRreshti 2',
};

const linesOf = (change: Partial<CalendarEvent>) =>
  calendarText('Ritmi', [{ ...event, ...change }]).split('\r\n');

it('is a calendar with a time zone, and escapes what texts contain', () => {
  const lines = linesOf({});
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'TZID:Europe/Tirane')).toHaveLength(1);
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:b1@ritmi',
    'SEQUENCE:4',
    'DTSTAMP:20261126T192030Z',
    'LAST-MODIFIED:20261126T192030Z',
    'DTSTART;TZID=Europe/Tirane:20271231T180000',
    'DTEND;TZID=Europe/Tirane:20280101T020000',
    'SUMMARY:Dasma\\; e Anës\\, \\\\o/',
    'LOCATION:Durrës',
    'DESCRIPTION:Rreshti 1\\nRreshti 2',
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]);
});

it('has whole days, and days that end on the same day', () => {
  expect(linesOf({ part: 'all' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20271231', 'DTEND;VALUE=DATE:20280101']),
  );
  expect(linesOf({ part: 'day' })).toContain('DTEND;TZID=Europe/Tirane:20271231T170000');
});

it('folds lines at 75 octets between characters, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const text = calendarText('Ritmi', [{ ...event, summary }]);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      const read = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice(8);
      expect(read?.replaceAll(/\\([\\;,])/g, '$1')).toBe(summary.replaceAll(/[^\P{Cc}\t]/gu, ''));
    }),
    { examples: [['ë'.repeat(200)], ['\u{1F389}'.repeat(60)]] },
  );
});

it('breaks no line at a line break of a text', () => {
  expect(linesOf({ summary: 'A\r\nEND:VEVENT\rB' })).toContain('SUMMARY:A\\nEND:VEVENT\\nB');
});
