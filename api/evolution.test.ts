import { readFile } from 'node:fs/promises';
import { callsOf, type EntityName, entityNames, entityOf } from '@ritmi/shared/domain/entities';
import mongoose, { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  migrate,
  type Migration,
  migrations,
  removeField,
  renameField,
  storeGuess,
} from './db/migrations.js';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;
let database: mongo.Db;

/** Documents, trash and history written by the last version without field definitions (docs/decisions/092). */
const fixture = await readFile(new URL('fixtures/beforeFields.json', import.meta.url), 'utf8');
const written: Readonly<Record<string, mongo.Document[]>> = mongo.BSON.EJSON.parse(fixture);

beforeAll(async () => {
  files = await openTestUploads();
  server = await serveRoutes(inject('mongoUri').replace('/?', '/evolution?'), [
    ...historyRoutes(collections, files.uploads),
    ...entityNames.flatMap((name) => entityRoutes(name, files.uploads)),
  ]);
  database = mongoose.connection.getClient().db('evolution');
  for (const [name, documents] of Object.entries(written)) {
    await database.collection(name).insertMany(documents);
  }
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

async function firstOf(name: EntityName) {
  const { list, body } = await server.send(`GET ${callsOf(name).list}`);
  return entityOf(name).isSingle ? body : list[0];
}

/** Those that the older version had, and single documents, which always exist. */
const known = entityNames.filter((name) => entityOf(name).isSingle || name.replace('/', '_') in written);

describe('data of an older version', () => {
  it.each(known)('%s can be read and edited, and the history shows the old value', async (name) => {
    const { titleField } = entityOf(name);
    const path = (of: string, id = '') => of.replace('{id}', id);
    const before = await firstOf(name);
    const { status, body } = await server.send(`PATCH ${path(callsOf(name).update, before?.id)}`, {
      body: { [titleField]: 'E ndryshuar' },
      headers: { 'If-Match': `"${before?.version}"` },
    });
    expect([status, body[titleField]]).toEqual([200, 'E ndryshuar']);
    const { list } = await server.send(`GET ${path(callsOf(name).history, before?.id)}`);
    expect(list[0]).toMatchObject({ changes: [{ field: titleField, before: before?.[titleField] }] });
  });

  it('can be restored from the trash', async () => {
    const { list } = await server.send('GET /trash');
    for (const { id } of list) expect((await server.send(`POST /trash/${id}/restore`)).status).toBe(200);
    const titles = (await server.send('GET /about/team')).list.map(({ name }) => name);
    expect(titles).toContain('Besa');
  });
});

describe('documents stored before a field existed', () => {
  it('read with its default, which an edit of another field does not record as a change', async () => {
    const [event] = (await server.send('GET /events')).list;
    await database.collection('events').updateMany({}, { $unset: { featured: '', media: '' } });
    expect(await firstOf('events')).toMatchObject({ featured: false, media: [] });
    const call = `PATCH /events/${event?.id}`;
    const { status, body } = await server.send(call, { body: { description: 'Tjetër' } });
    expect([status, body.featured]).toEqual([200, false]);
    const changes = (await server.send(`GET /events/${event?.id}/history`)).list[0]?.changes;
    expect(changes).toEqual([expect.objectContaining({ field: 'description' })]);
    expect((await server.send(call, { body: { description: 'Tjetër' } })).body.version).toBe(body.version);
  });
});

describe('migrations', () => {
  it('store what was guessed, so that a list is filtered by it', async () => {
    const events = database.collection<{ _id: string; title: string; kind?: string }>('events');
    await events.insertMany([
      { _id: 'guessed', title: 'Dasma e Anës' },
      { _id: 'chosen', title: 'Dasma e Besës', kind: 'klub' },
    ]);
    await storeGuess('events', 'kind').run(database);
    expect(
      await events
        .find({ _id: { $in: ['guessed', 'chosen'] } })
        .sort({ _id: 1 })
        .toArray(),
    ).toMatchObject([
      { _id: 'chosen', kind: 'klub' },
      { _id: 'guessed', kind: 'dasme' },
    ]);
    await events.deleteMany({ _id: { $in: ['guessed', 'chosen'] } });
  });

  const renamed = renameField('events', 'place', 'venue');

  it('run once and in order, also when several programs start at once', async () => {
    const ran: string[] = [];
    const note = (name: string): Migration => ({ name, run: async () => void ran.push(name) });
    const all = [...migrations, note('first'), note('second')];
    await Promise.all([migrate(database, all), migrate(database, all), migrate(database, all)]);
    expect(ran).toEqual(['first', 'second']);
    await migrate(database, [...all, note('third')]);
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  it('keep their lock while they work, and leave alone the lock of others', async () => {
    const records = database.collection<{ _id: string; at: Date }>('migrations');
    const lockedAt = async () => (await records.findOne({ _id: 'lock' }))?.at.getTime() ?? 0;
    const gate = () => {
      let open = () => undefined as void;
      const opened = new Promise<void>((resolve) => (open = resolve));
      return { open, opened };
    };
    const [slow, other] = [gate(), gate()];
    const applied = (await records.find({ _id: { $ne: 'lock' } }).toArray()).map(({ _id: name }) => ({
      name,
      run: async () => undefined,
    }));
    const one = (work: Promise<void>): Migration[] => [...applied, { name: 'slow', run: () => work }];

    vi.useFakeTimers({ toFake: ['setInterval'] });
    const first = migrate(database, one(slow.opened));
    await expect.poll(lockedAt).toBeGreaterThan(0);
    const longAgo = new Date(Date.now() - 120_000);
    await records.updateOne({ _id: 'lock' }, { $set: { at: longAgo } });
    vi.advanceTimersByTime(15_000);
    await expect.poll(lockedAt).toBeGreaterThan(longAgo.getTime());

    await records.updateOne({ _id: 'lock' }, { $set: { at: longAgo } });
    const second = migrate(database, one(other.opened));
    await expect.poll(lockedAt).toBeGreaterThan(longAgo.getTime());
    slow.open();
    await first;
    expect(await lockedAt()).toBeGreaterThan(0);
    vi.useRealTimers();
    other.open();
    // The other process has found it done already, or fails on the record that is there.
    await second.catch(() => undefined);
    expect(await lockedAt()).toBe(0);
    await records.deleteOne({ _id: 'slow' });
  });

  it('refuse data of a newer version and say what to do', async () => {
    await expect(migrate(database, [])).rejects.toThrow(
      'The data was written by a newer version of Ritmi; start that version, or restore a backup',
    );
  });

  it('rename and remove a field in documents, trash and history', async () => {
    await database.collection('events').updateMany({}, { $set: { place: 'Vlorë' } });
    await database.collection('trash').insertOne({ entity: 'events', document: { place: 'Sarandë' } });
    const past = { entity: 'events', snapshot: { place: 'Durrës' } } as const;
    await database.collection('history').insertOne({ ...past });
    await renamed.run(database);
    await renamed.run(database);
    const venues = async () => [
      (await database.collection('events').findOne())?.venue as unknown,
      (await database.collection('trash').findOne({ entity: 'events' }))?.document as unknown,
      (await database.collection('history').findOne({ 'snapshot.venue': 'Durrës' }))?.snapshot as unknown,
    ];
    expect(await venues()).toEqual(['Vlorë', { venue: 'Sarandë' }, { venue: 'Durrës' }]);
    await removeField('events', 'venue').run(database);
    expect(await venues()).toEqual([undefined, {}, undefined]);
    await expect(removeField('events', 'title').run(database)).rejects.toThrow('events still has title');
  });
});
