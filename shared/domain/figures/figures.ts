import { z } from 'zod';
import { toCents, toEuro } from '../money.js';
import { weekdayOf } from '../time/month.js';

const part = z.object({ id: z.string(), title: z.string(), nights: z.int(), amount: z.string() });

/** What the owner asks of enquiries and nights (issue 39, figures). Amounts are strings in euro. */
export const figures = z.object({
  /** By the month in which they came, `YYYY-MM`, the oldest first. */
  enquiriesByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  answered: z.object({
    count: z.int(),
    /** Half of the answers came within so many minutes; null without answers. */
    medianMinutes: z.int().nullable(),
    withinHour: z.int(),
    withinDay: z.int(),
  }),
  /** Of the enquiries, how many became nights, and the share in percent; null without enquiries. */
  booked: z.object({ enquiries: z.int(), nights: z.int(), percent: z.int().nullable() }),
  byPackage: z.array(part),
  byArtist: z.array(part),
  /** From Monday to Sunday. */
  nightsByWeekday: z.array(z.int()).length(7),
});

export type Figures = z.output<typeof figures>;

export type AskedNight = {
  /** In Albania, `YYYY-MM`. */
  readonly month: string;
  /** Until somebody answered; null while nobody has. */
  readonly minutesToAnswer: number | null;
};

export type BookedNight = {
  readonly date: string;
  /** In euro. */
  readonly total: string;
  /** Whether it began as one of the enquiries. */
  readonly isAsked: boolean;
  readonly packageId: string | null;
  readonly artistId: string | null;
};

/** @param titleOf what a package or an artist is called */
export function figuresOf(
  asked: readonly AskedNight[],
  nights: readonly BookedNight[],
  titleOf: (id: string) => string,
): Figures {
  const minutes = asked.flatMap(({ minutesToAnswer }) => minutesToAnswer ?? []).sort((a, b) => a - b);
  const converted = nights.filter(({ isAsked }) => isAsked).length;
  const months = [...new Set(asked.map(({ month }) => month))].sort();
  return {
    enquiriesByMonth: months.map((month) => ({
      month,
      count: asked.filter((each) => each.month === month).length,
    })),
    answered: {
      count: minutes.length,
      medianMinutes: minutes[Math.floor((minutes.length - 1) / 2)] ?? null,
      withinHour: minutes.filter((each) => each <= 60).length,
      withinDay: minutes.filter((each) => each <= 24 * 60).length,
    },
    booked: {
      enquiries: asked.length,
      nights: converted,
      percent: asked.length === 0 ? null : Math.round((converted * 100) / asked.length),
    },
    byPackage: sumsBy(nights, ({ packageId }) => packageId, titleOf),
    byArtist: sumsBy(nights, ({ artistId }) => artistId, titleOf),
    nightsByWeekday: Array.from(
      { length: 7 },
      (_, weekday) => nights.filter(({ date }) => weekdayOf(date) === weekday).length,
    ),
  };
}

function sumsBy(
  nights: readonly BookedNight[],
  idOf: (night: BookedNight) => string | null,
  titleOf: (id: string) => string,
): Figures['byPackage'] {
  const ids = [...new Set(nights.flatMap((night) => idOf(night) ?? []))];
  const sums = ids.map((id) => {
    const own = nights.filter((night) => idOf(night) === id);
    const cents = own.reduce((sum, { total }) => sum + toCents(total), 0);
    return { id, title: titleOf(id), nights: own.length, cents };
  });
  return sums
    .sort((a, b) => b.cents - a.cents)
    .map(({ cents, ...rest }) => ({ ...rest, amount: toEuro(cents) }));
}
