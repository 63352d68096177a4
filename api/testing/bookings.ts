import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { availability } from '../bookings/availability.js';
import { calendarRoutes } from '../bookings/calendar.js';
import { figuresRoute } from '../bookings/figures.js';
import { holidaysRoute } from '../bookings/holidays.js';
import { holders } from '../db/bookings/holders.js';
import { collections, entityRoutes } from '../entities.js';
import { historyRoutes } from '../history/routes.js';
import { serveRoutes } from './server.js';
import { openTestUploads } from './uploads.js';

// Bookings for tests. No product code imports it.

const names = [
  'bookings',
  'enquiries',
  'services',
  'packages',
  'artists',
  'resources',
  'blocked-days',
  'feast-days',
] as const;

/** The night that most bookings of a test are for. */
export const date = addDays(today(), 40);

export const needs = (...each: [string, number][]) =>
  each.map(([resourceId, quantity]) => ({ resourceId, quantity }));

/** Serves bookings and what belongs to them, with a database of their own. */
export async function openBookings(database: string) {
  const files = await openTestUploads();
  const server = await serveRoutes(database, [
    availability,
    figuresRoute,
    holidaysRoute,
    ...calendarRoutes(),
    ...historyRoutes(collections, files.uploads),
    ...names.flatMap((name) => entityRoutes(name)),
  ]);
  /** Ids of a DJ, of whom there is one, and of lights, of which there are three. */
  const ids = { dj: '', lights: '' };
  const add = async (name: string, capacity: number) =>
    (await server.send('POST /resources', { body: { name, kind: 'equipment', capacity } })).body.id;
  return {
    server,
    ids,
    /** Removes everything but the resources. */
    reset: async () => {
      for (const { model } of Object.values(collections)) await model.deleteMany();
      await holders.deleteMany();
      ids.dj = await add('DJ', 1);
      ids.lights = await add('Dritat', 3);
    },
    /** A confirmed booking of the DJ. */
    book: (change: object = {}) =>
      server.send('POST /bookings', {
        body: { title: 'Dasma', date, state: 'confirmed', resources: needs([ids.dj, 1]), ...change },
      }),
    patch: (id: string, body: object, version?: number) =>
      server.send(`PATCH /bookings/${id}`, {
        body,
        headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
      }),
    /** Lets the time of an option pass. */
    lapse: async (id: string) => {
      const past = new Date(Date.now() - 1000).toISOString();
      await collections.bookings.model.updateOne({ _id: id }, { $set: { until: past } });
      await holders.updateMany({ 'holds.bookingId': id }, { $set: { 'holds.$.until': past } });
    },
    close: async () => {
      await files.close();
      await server.stop();
    },
  };
}
