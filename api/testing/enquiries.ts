import { toDay } from '@ritmi/shared/domain/time/date';
import mongoose from 'mongoose';
import { AttemptModel } from '../auth/model.js';
import { collections, entityRoutes } from '../entities.js';
import { historyRoutes } from '../history/routes.js';
import { letters } from '../mail/queue.js';
import { mailRoutes } from '../mail/routes.js';
import { setMail } from '../mail/settings.js';
import { peopleRoutes } from '../people/routes.js';
import { pushRoutes } from '../push/routes.js';
import { serveRoutes } from './server.js';
import { openTestUploads } from './uploads.js';

// A server with enquiries and what belongs to them, for tests. No product code imports it.

export const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

export const asked = {
  name: 'Çlirim <b>Ndreu</b>',
  phone: '069 123 4567',
  email: 'clirim@example.al',
  date: toDay(later(40)),
  place: 'Durrës',
  kind: 'dasme',
  language: 'sq',
  notice: '1',
  message: 'Na thirrni pas orës 18',
};

export const line = { kind: 'service', title: 'Ndriçim skenik për ëndrra', quantity: 2, amount: '150.00' };
export const rebate = { kind: 'rebate', title: 'Zbritje', quantity: 1, amount: '-50.00' };
export const request = {
  lines: [line, rebate],
  validUntil: later(5),
  deposit: { amount: '100', dueAt: later(3) },
};

/** Serves them with a database of their own. */
export async function startEnquiries(database: string) {
  const files = await openTestUploads();
  const names = ['enquiries', 'settings', 'services', 'artists', 'resources', 'bookings'] as const;
  const server = await serveRoutes(database, [
    ...historyRoutes(collections, files.uploads),
    ...names.flatMap((name) => entityRoutes(name)),
    ...mailRoutes(),
    ...peopleRoutes(),
    ...pushRoutes(),
  ]);
  return {
    server,
    /** An enquiry of a visitor: its id, and the path of its calls by secret. */
    ask: async (change: object = {}) => {
      const { body } = await server.send('POST /enquiries', { as: 'visitor', body: { ...asked, ...change } });
      const [enquiry] = (await server.send('GET /enquiries?limit=1')).list;
      const secret = String(body.url).split('/').at(-1);
      return { id: String(enquiry?.id), secret: `/enquiries/by-secret/${secret}` };
    },
    offer: (id: string, change: object = {}) =>
      server.send(`POST /enquiries/${id}/offers`, { body: { ...request, ...change } }),
    answer: (path: string, body: object) => server.send(`POST ${path}`, { as: 'visitor', body }),
    stateOf: async (id: string) => (await server.send(`GET /enquiries/${id}`)).body.state,
    /** Removes what earlier tests have left. */
    reset: async () => {
      setMail({ from: 'Ritmi <ritmi@example.al>', to: ['zyra@example.al'], site: 'https://ritmi.example' });
      for (const model of [collections.enquiries.model, AttemptModel, letters]) await model.deleteMany();
      for (const name of ['history', 'trash', 'idempotency', 'bookings', 'capacity']) {
        await mongoose.connection.collection(name).deleteMany();
      }
    },
    stop: async () => {
      setMail(null);
      await files.close();
      await server.stop();
    },
  };
}

/** Every collection as text, by its name. */
export async function wholeDatabase(): Promise<Readonly<Record<string, string>>> {
  const { db } = mongoose.connection;
  const names = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
  const texts = names.map(async (name) => [
    name,
    JSON.stringify(await db?.collection(name).find().toArray()),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
