import { z } from 'zod';
import * as shapes from '../shapes.js';

/** Body of POST /calendar-feeds. */
export const feedRequest = z.object({
  name: shapes.requiredText('Name', 100),
  /** Only bookings of this resource. */
  resourceId: shapes
    .text('Resource', 100)
    .nullish()
    .transform((id) => id || null),
});

export type FeedRequest = z.input<typeof feedRequest>;

/** An address at which calendar apps read bookings. */
export const calendarFeed = z.object({
  id: z.string(),
  name: z.string(),
  resourceId: z.string().nullable(),
  /** Absolute. */
  url: z.string(),
});

export type CalendarFeed = z.output<typeof calendarFeed>;

/** How long what is no longer booked stays in a calendar as cancelled, in ms. */
export const cancelledMs = 30 * 24 * 60 * 60 * 1000;

/** How many days back a calendar begins, and how many years ahead it ends (contract, third part). */
export const calendarDaysBack = 90;
export const calendarYearsAhead = 3;
