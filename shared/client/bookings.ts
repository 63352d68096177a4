import type { Availability } from '../domain/bookings/availability.js';
import type { BookRequest } from '../domain/bookings/bookRequest.js';
import type { CalendarFeed, FeedRequest } from '../domain/bookings/calendarFeed.js';
import type { Part } from '../domain/bookings/parts.js';
import type { PaymentRequest } from '../domain/bookings/paymentRequest.js';
import type { Booking } from '../domain/bookings/schema.js';
import type { Figures } from '../domain/figures/figures.js';
import type { Holidays } from '../domain/holidays/answer.js';
import { type Answer, type Connection, request } from './request.js';

/** What a visitor chooses of what the agency offers. */
export type ChosenNight = {
  readonly part?: Part;
  readonly packageId?: string;
  readonly serviceIds?: readonly string[];
  readonly artistId?: string;
};

/**
 * Which days are free, from the first to the last one, at most 400 days. @throws what `request` throws
 * @public for the form of the site and the calendar
 */
export function availabilityOf(
  connection: Connection,
  days: { readonly from: string; readonly to: string },
  chosen: ChosenNight = {},
): Promise<Answer<Availability>> {
  return request(connection, { path: `/availability${searchOf({ ...days, ...chosen })}` });
}

/** Which bookings to read, by date. */
export type BookingQuery = {
  /** The first and the last night, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
  readonly resourceId?: string;
};

/**
 * What staff do with bookings beside adding, changing and deleting one, which `write` does for every entity. A 409 with
 * the code `full` has `date`, `part`, `resource` and `free`. Each call throws what `request` throws.
 * @public for the calendar
 */
export function bookingCalls(connection: Connection) {
  return {
    list: (query: BookingQuery = {}): Promise<Answer<Booking[]>> =>
      request(connection, { path: `/bookings${searchOf(query)}` }),
    /** Holds the night of an enquiry, or confirms it. */
    book: (enquiryId: string, body: BookRequest, key: string): Promise<Answer<Booking>> =>
      request(connection, {
        method: 'POST',
        path: `/enquiries/${encodeURIComponent(enquiryId)}/book`,
        body,
        idempotencyKey: key,
      }),
    /** Stores a payment under an id that the caller has made, so that it can be sent again. */
    pay: (payment: PaymentAddress, body: PaymentRequest): Promise<Answer<Booking>> =>
      request(connection, { method: 'PUT', path: paymentPath(payment), body }),
    removePayment: (payment: PaymentAddress): Promise<Answer<undefined>> =>
      request(connection, { method: 'DELETE', path: paymentPath(payment) }),
  };
}

/**
 * Addresses at which calendar apps read bookings, public holidays, and figures for the owner. Each call throws what
 * `request` throws. @public for the calendar
 */
export function calendarCalls(connection: Connection) {
  return {
    feeds: (): Promise<Answer<CalendarFeed[]>> => request(connection, { path: '/calendar-feeds' }),
    addFeed: (body: FeedRequest, key: string): Promise<Answer<CalendarFeed>> =>
      request(connection, { method: 'POST', path: '/calendar-feeds', body, idempotencyKey: key }),
    removeFeed: (id: string): Promise<Answer<undefined>> =>
      request(connection, { method: 'DELETE', path: `/calendar-feeds/${encodeURIComponent(id)}` }),
    holidays: (days: { readonly from: string; readonly to: string }): Promise<Answer<Holidays>> =>
      request(connection, { path: `/holidays${searchOf(days)}` }),
    figures: (days: Omit<BookingQuery, 'resourceId'> = {}): Promise<Answer<Figures>> =>
      request(connection, { path: `/figures${searchOf(days)}` }),
  };
}

type PaymentAddress = { readonly bookingId: string; readonly paymentId: string };

const paymentPath = ({ bookingId, paymentId }: PaymentAddress) =>
  `/bookings/${encodeURIComponent(bookingId)}/payments/${encodeURIComponent(paymentId)}`;

function searchOf(query: object): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
