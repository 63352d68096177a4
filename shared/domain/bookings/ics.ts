import { addDays } from '../time/month.js';
import type { Part } from './parts.js';

/** An entry of a calendar (RFC 5545). */
export type CalendarEvent = {
  /** The same for all its versions. */
  readonly uid: string;
  /** Rises with each version. */
  readonly sequence: number;
  /** When this version was made, in ISO 8601. */
  readonly changedAt: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly date: string;
  readonly part: Part;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
};

const zone = 'Europe/Tirane';

/** Central European time, whose rules have been the same since 1996. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const;

/** A calendar as text, with lines of at most 75 octets that end in CRLF. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ritmi//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...timeZone,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, status, summary, location, description } = event;
  const stamp = utc(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...timesOf(event),
    `SUMMARY:${escaped(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `STATUS:${status}`,
    `TRANSP:${status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** When a night begins and ends where nobody has agreed on times. An evening ends on the next day. */
const hours = { day: ['100000', '170000'], evening: ['180000', '020000'] } as const;

function timesOf({ date, part }: CalendarEvent): string[] {
  const [day, next] = [date, addDays(date, 1)].map((each) => each.replaceAll('-', ''));
  if (part === 'all') return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${next}`];
  const [begin, end] = hours[part];
  const last = end < begin ? next : day;
  return [`DTSTART;TZID=${zone}:${day}T${begin}`, `DTEND;TZID=${zone}:${last}T${end}`];
}

/** `20270612T180000Z` */
function utc(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

const maxOctets = 75;

/** Splits a line between characters, also where their octets would not fit (RFC 5545, 3.1). */
function folded(line: string): string {
  let [text, length] = ['', 0];
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0);
    if (length + octets > maxOctets) [text, length] = [`${text}\r\n `, 1];
    text += character;
    length += octets;
  }
  return text;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
