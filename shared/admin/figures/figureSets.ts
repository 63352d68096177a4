import type { Figures } from '@ritmi/shared/domain/figures/figures';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { formatEuro, toCents } from '@ritmi/shared/domain/money';
import { addMonths, formatMonth, weekdayNames } from '@ritmi/shared/domain/time/month';
import { figuresText as text } from './text.js';

/** Below a column: a word of three letters, and a year where one begins. */
type Short = readonly string[];

type FigureRow = {
  readonly label: string;
  readonly short?: Short;
  /** Length of the bar, relative to the others. */
  readonly value: number;
  /** How the value is shown. */
  readonly shown: string;
  /** The cells of the table and of the file, after the label. */
  readonly cells: readonly string[];
};

/** The days of which the figures are: ISO dates, both included. */
export type Period = { readonly from: string; readonly to: string };

/** One plot with its table. */
export type FigureSet = {
  /** Name of the file. */
  readonly id: string;
  readonly title: Message;
  /** A sentence above the plot. */
  readonly summary?: Message;
  readonly columns: readonly Message[];
  /** Rows that follow each other in time, drawn as columns from left to right. */
  readonly isTimeline?: boolean;
  /** What stands below the empty columns that are drawn before the rows and after them. */
  readonly around?: Readonly<Record<'before' | 'after', readonly Short[]>>;
  readonly rows: readonly FigureRow[];
};

/**
 * What the owner asks, as plots in the order of the screen.
 * @param period all of its months are drawn; without it those from the first with an enquiry to the last
 */
export function figureSetsOf(figures: Figures, language: Language, period?: Period): readonly FigureSet[] {
  const { enquiriesByMonth, answered, booked, byPackage, byArtist, nightsByWeekday } = figures;
  const days = weekdayNames(language);
  return [
    {
      id: 'kerkesat',
      title: text.months,
      columns: [text.month, text.enquiries],
      isTimeline: true,
      ...monthColumns(enquiriesByMonth, language, period),
    },
    {
      id: 'pergjigjet',
      title: text.answered,
      ...(answered.medianMinutes !== null && {
        summary: text.median(durationOf(answered.medianMinutes, language)),
      }),
      columns: [text.within, text.answers],
      rows: [
        countRow(text.hour[language], answered.withinHour),
        countRow(text.day[language], answered.withinDay - answered.withinHour),
        countRow(text.later[language], answered.count - answered.withinDay),
      ],
    },
    {
      id: 'rezervimet',
      title: text.booked,
      ...(booked.percent !== null && { summary: text.share(booked.percent) }),
      columns: [text.step, text.count],
      rows: [
        countRow(text.asked[language], booked.enquiries),
        countRow(text.nights[language], booked.nights),
      ],
    },
    {
      id: 'paketat',
      title: text.byPackage,
      columns: [text.package, text.nights, text.amount],
      rows: byPackage.map(amountRow),
    },
    {
      id: 'artistet',
      title: text.byArtist,
      columns: [text.artist, text.nights, text.amount],
      rows: byArtist.map(amountRow),
    },
    {
      id: 'ditet',
      title: text.weekdays,
      columns: [text.weekday, text.nights],
      isTimeline: true,
      rows: nightsByWeekday.map((count, weekday) => {
        const name = days[weekday] ?? '';
        return { ...countRow(name, count), short: [name.replace(/^e /, '').slice(0, 3)] };
      }),
    },
  ];
}

type MonthCount = Figures['enquiriesByMonth'][number];

/** The months from the first to the last with an enquiry, and around them those of the period. */
function monthColumns(counts: readonly MonthCount[], language: Language, period?: Period) {
  const first = counts[0]?.month ?? '';
  const last = counts.at(-1)?.month ?? '';
  const all = monthsBetween(period?.from.slice(0, 7) ?? first, period?.to.slice(0, 7) ?? last);
  const shortOf = (month: string): Short => [
    formatMonth(month, language).slice(0, 3),
    // Two years beside each other would have no room.
    month.endsWith('-01') || (month === all[0] && !month.endsWith('-12')) ? month.slice(0, 4) : '',
  ];
  const rows = monthsBetween(first, last).map((month) => ({
    ...countRow(formatMonth(month, language), counts.find((each) => each.month === month)?.count ?? 0),
    short: shortOf(month),
  }));
  const before = all.filter((month) => month < first).map(shortOf);
  return { rows, around: { before, after: all.filter((month) => month > last).map(shortOf) } };
}

/** The months from one to another, both included; none without them. */
function monthsBetween(first: string, last: string): readonly string[] {
  const all: string[] = [];
  for (let month = first; month !== '' && month <= last; month = nextMonth(month)) all.push(month);
  return all;
}

const nextMonth = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7);

function countRow(label: string, count: number): FigureRow {
  return { label, value: count, shown: String(count), cells: [String(count)] };
}

function amountRow({ title, nights, amount }: Figures['byPackage'][number]): FigureRow {
  return { label: title, value: toCents(amount), shown: formatEuro(amount), cells: [String(nights), amount] };
}

function durationOf(minutes: number, language: Language): string {
  return (minutes < 120 ? text.minutes(minutes) : text.hours(Math.round(minutes / 60)))[language];
}

/** A table for spreadsheets: RFC 4180 with a BOM, and no cell that they would run. */
export function csvOf({ columns, rows }: FigureSet, language: Language): string {
  const lines = [
    columns.map((column) => column[language]),
    ...rows.map(({ label, cells }) => [label, ...cells]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
