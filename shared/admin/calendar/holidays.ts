import { easter, orthodoxEaster } from 'date-easter';
import { addDays } from '@ritmi/shared/domain/time/month';
import type { holidayNames } from './text.js';

export type HolidayId = keyof typeof holidayNames;

/** Public holidays of Albania and Kosovo on the same day each year, `MM-DD`. */
const fixed: Readonly<Record<string, HolidayId>> = {
  '01-01': 'newYear',
  '01-07': 'orthodoxChristmas',
  '02-17': 'independenceKosovo',
  '03-14': 'summerDay',
  '03-22': 'nevruz',
  '04-09': 'constitution',
  '05-01': 'labour',
  '05-09': 'europe',
  '09-05': 'motherTeresa',
  '11-22': 'alphabet',
  '11-28': 'flag',
  '11-29': 'liberation',
  '12-08': 'youth',
  '12-25': 'christmas',
};

const dayOf = ({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Month and day of the Islamic calendar. Which evening the moon is seen may move a feast by a day. */
const islamicFeasts: Readonly<Record<string, HolidayId>> = { '10-1': 'eidFitr', '12-10': 'eidAdha' };

let islamic: Intl.DateTimeFormat | undefined;

function islamicFeast(day: string): HolidayId | null {
  islamic ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = islamic.formatToParts(new Date(day));
  const [month, number] = ['month', 'day'].map((type) => parts.find((part) => part.type === type)?.value);
  return islamicFeasts[`${month}-${number}`] ?? null;
}

/** The holiday of a day; null for most days. @param day `YYYY-MM-DD` */
export function holidayOf(day: string): HolidayId | null {
  const year = Number(day.slice(0, 4));
  if (day === dayOf(easter(year))) return 'easter';
  if (day === dayOf(orthodoxEaster(year))) return 'orthodoxEaster';
  return fixed[day.slice(5)] ?? islamicFeast(day);
}

/** The holiday of the day after, whose eve is a night to celebrate. */
export function eveOf(day: string): HolidayId | null {
  return holidayOf(addDays(day, 1));
}
