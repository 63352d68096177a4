import { bookingColumns, partNames, stateNames } from '@ritmi/shared/domain/bookings/text';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { bookingIn } from '../db/bookings/booking.js';
import type { Collection, Stored } from '../db/collection.js';
import { modelNamed } from '../db/normalize.js';
import { type Route, route } from '../http/route.js';
import { sendText } from './calendar.js';
import { bookingQuery, findBookings } from './list.js';

const separators = { comma: ',', semicolon: ';' } as const;

const query = bookingQuery.extend({
  separator: z
    .enum(['comma', 'semicolon'], { error: 'separator must be comma or semicolon' })
    .default('comma'),
});

/** GET /bookings.csv: RFC 4180, with a BOM by which spreadsheets know UTF-8, and no cell that they would run. */
export function csvRoute(collection: Collection): Route {
  return route({
    method: 'get',
    path: '/bookings.csv',
    access: 'admin',
    summary: 'Bookings as a table for spreadsheets',
    query,
    status: 200,
    handle: async ({ query: { separator, ...days }, response }) => {
      const found = await findBookings(collection, days);
      const names = await namesOf(found);
      const table = stringify(
        found.map((stored) => rowOf(stored, names)),
        {
          bom: true,
          header: true,
          columns: { ...bookingColumns },
          delimiter: separators[separator],
          record_delimiter: '\r\n',
          escape_formulas: true,
          // The library quotes only the line break that ends a record.
          quoted_match: /[\r\n]/,
        },
      );
      response.set('Content-Disposition', 'attachment; filename="bookings.csv"');
      sendText(response, 'text/csv', table);
      return null;
    },
  });
}

type Names = ReadonlyMap<string, string>;

function rowOf(stored: Stored, names: Names): Record<keyof typeof bookingColumns, string> {
  const { date, part, title, place, state, until, resources, total, paid, due, notes } = bookingIn(stored);
  const listed = resources.map(({ resourceId, quantity }) => `${quantity} × ${names.get(resourceId) ?? '?'}`);
  const words = { part: partNames[part], state: stateNames[state], resources: listed.join(', ') };
  return { date, title, place, until: until ?? '', total, paid, due, notes, ...words };
}

async function namesOf(found: readonly Stored[]): Promise<Names> {
  const ids = found.flatMap((stored) => bookingIn(stored).resources.map(({ resourceId }) => resourceId));
  const stored = await modelNamed('resources')
    .find({ _id: { $in: [...new Set(ids)] } }, { name: 1 })
    .lean<Stored[]>();
  return new Map(stored.map(({ _id, name }) => [_id, String(name)]));
}
