import type { Figures } from '@ritmi/shared/domain/figures/figures';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { formatEuro, toCents } from '@ritmi/shared/domain/money';
import { addMonths, formatMonth, weekdayNames } from '@ritmi/shared/domain/time/month';
import { figuresText as text } from './text.js';

type FigureRow = {
  readonly label: string;
  /** Below a column: a word of three letters, and a year where one begins. */
  readonly short?: readonly string[];
  /** Length of the bar, relative to the others. */
  readonly value: number;
  /** How the value is shown. */
  readonly shown: string;
  /** The cells of the table and of the file, after the label. */
  readonly cells: readonly string[];
};

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
  readonly rows: readonly FigureRow[];
};

/** What the owner asks, as plots in the order of the screen. */
export function figureSetsOf(figures: Figures, language: Language): readonly FigureSet[] {
  const { enquiriesByMonth, answered, booked, byPackage, byArtist, nightsByWeekday } = figures;
  const days = weekdayNames(language);
  return [
    {
      id: 'kerkesat',
      title: text.months,
      columns: [text.month, text.enquiries],
      isTimeline: true,
      rows: withoutGaps(enquiriesByMonth).map(({ month, count }, place) => ({
        ...countRow(formatMonth(month, language), count),
        short: [
          formatMonth(month, language).slice(0, 3),
          place === 0 || month.endsWith('-01') ? month.slice(0, 4) : '',
        ],
      })),
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

/** The months between the first and the last too, in which nothing came. */
function withoutGaps(months: readonly MonthCount[]): readonly MonthCount[] {
  const last = months.at(-1)?.month ?? '';
  const all: MonthCount[] = [];
  for (let { month = '' } = months[0] ?? {}; month !== '' && month <= last; month = nextMonth(month)) {
    all.push(months.find((each) => each.month === month) ?? { month, count: 0 });
  }
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
