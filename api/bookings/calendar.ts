import { randomBytes } from 'node:crypto';
import { calendarFeed, feedRequest } from '@ritmi/shared/domain/bookings/calendarFeed';
import { calendarText } from '@ritmi/shared/domain/bookings/ics';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { eventsOf } from '../db/bookings/events.js';
import { feeds, type StoredFeed } from '../db/bookings/feeds.js';
import { newId } from '../db/kinds.js';
import { modelNamed, unknownReference } from '../db/normalize.js';
import { readSettings } from '../db/settings.js';
import { notFound } from '../http/errors.js';
import { idOf, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';

/** Addresses at which calendar apps read bookings, and the calendars. @param site address of the public site */
export function calendarRoutes(site?: string): readonly Route[] {
  return [listRoute(site), createRoute(site), removeRoute, calendar];
}

const asWire = ({ _id: id, name, resourceId, secret }: StoredFeed, base: string) => ({
  id,
  name,
  resourceId,
  url: `${base}/calendar/${secret}.ics`,
});

/** Where the API is reached: below the site, or as it was called. */
const baseOf = (request: Request, site: string | undefined) =>
  site ? `${site}/api` : `${request.protocol}://${request.get('Host') ?? 'localhost'}`;

function listRoute(site: string | undefined): Route {
  return route({
    method: 'get',
    path: '/calendar-feeds',
    access: 'admin',
    summary: 'Addresses at which calendar apps read bookings',
    answer: z.array(calendarFeed),
    handle: async ({ request }) => {
      const stored = await feeds.find().sort({ createdAt: 1 }).lean<StoredFeed[]>();
      return { body: stored.map((each) => asWire(each, baseOf(request, site))) };
    },
  });
}

function createRoute(site: string | undefined): Route {
  return route({
    method: 'post',
    path: '/calendar-feeds',
    access: 'admin',
    summary: 'Makes an address at which calendar apps read bookings',
    body: feedRequest,
    answer: calendarFeed,
    status: 201,
    handle: (call) =>
      write(call, async () => {
        const { name, resourceId } = call.body;
        if (resourceId !== null && !(await modelNamed('resources').exists({ _id: resourceId }))) {
          throw unknownReference('resourceId', 'resources');
        }
        // Nobody can guess it.
        const secret = randomBytes(24).toString('base64url');
        const stored = { _id: newId(), name, resourceId, secret, createdAt: new Date() };
        await feeds.insertMany([stored], { lean: true });
        return { body: asWire(stored, baseOf(call.request, site)) };
      }),
  });
}

const removeRoute = route({
  method: 'delete',
  path: '/calendar-feeds/{id}',
  access: 'admin',
  summary: 'Ends an address at which calendar apps read bookings',
  handle: (call) =>
    write(call, async () => {
      const { deletedCount } = await feeds.deleteOne({ _id: idOf(call) });
      if (deletedCount === 0) throw notFound();
      return {};
    }),
});

const calendar = route({
  method: 'get',
  path: '/calendar/{secret}.ics',
  access: 'open',
  summary: 'Bookings for calendar apps (RFC 5545), for whoever knows the address',
  status: 200,
  handle: async ({ params, response }) => {
    const feed = await feeds.findOne({ secret: params.secret ?? '' }).lean<StoredFeed>();
    if (!feed) throw notFound();
    const { name } = await readSettings();
    const events = await eventsOf(feed.resourceId);
    sendText(response, 'text/calendar', calendarText(`${name}: ${feed.name}`, events));
    return null;
  },
});

/** Sends a text that no cache keeps. */
export function sendText(response: Response, type: string, text: string): void {
  response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}
