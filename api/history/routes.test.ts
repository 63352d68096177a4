import { sampleEvent } from '@ritmi/shared/domain/events/sample';
import { sampleProject } from '@ritmi/shared/domain/projects/sample';
import { sampleService } from '@ritmi/shared/domain/services/sample';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Collection } from '../db/collection.js';
import { events } from '../events/model.js';
import { create, list, patch, remove } from '../http/crud.js';
import { serveRoutes, testAccount, type TestServer } from '../http/testServer.js';
import { packages } from '../packages/model.js';
import { projects } from '../projects/model.js';
import { services } from '../services/model.js';
import { historyRoutes } from './routes.js';

let server: TestServer;

beforeAll(async () => {
  const kept: Collection[] = [services, packages, projects, events];
  const collections = Object.fromEntries(kept.map((each) => [each.name, each])) as never;
  const rows = kept.flatMap((each) => [list(each), create(each), patch(each), remove(each)]);
  server = await serveRoutes(inject('mongoUri').replace('/?', '/history_routes?'), [
    ...historyRoutes(collections),
    ...rows,
  ]);
});
afterAll(() => server.stop());

describe('the trash', () => {
  // spec: contract.trash
  it('gives a document back with its id, order and media', async () => {
    const { body: made } = await server.send('POST /projects/json', {
      body: { ...sampleProject(), order: 3 },
    });
    await server.send('POST /projects/json', { body: { ...sampleProject(), order: 4 } });
    await server.send(`DELETE /projects/${made.id}`);
    expect((await server.send('GET /projects', { as: 'visitor' })).body).toHaveLength(1);
    expect((await server.send('GET /trash')).body).toEqual([
      {
        id: made.id,
        entity: 'projects',
        title: made.title,
        deletedAt: expect.stringMatching(/Z$/),
        deletedBy: { id: testAccount.id, name: 'Tester' },
      },
    ]);
    const { status, body } = await server.send(`POST /trash/${made.id}/restore`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, version: 2, updatedAt: body.updatedAt });
    expect((await server.send('GET /projects')).list[0]).toEqual(body);
    expect((await server.send('GET /trash')).body).toEqual([]);
    expect((await server.send(`POST /trash/${made.id}/restore`)).status).toBe(404);
  });

  it('puts a restored service back into the packages that used it', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService() })).body;
    await server.send('POST /packages', { body: { title: 'P', description: 'x', serviceIds: [id] } });
    await server.send(`DELETE /services/${id}`);
    expect((await server.send('GET /packages')).list[0]?.services).toEqual([]);
    await server.send(`POST /trash/${id}/restore`);
    expect((await server.send('GET /packages')).list[0]?.services).toMatchObject([{ id }]);
  });
});

describe('the audit', () => {
  // spec: contract.trash
  it('says who changed what, when, from which value to which', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService() })).body;
    await server.send(`PATCH /services/${id}`, { body: { price: '9', features: [] } });
    await server.send(`DELETE /services/${id}`);
    const { list: entries } = await server.send('GET /audit?limit=3');
    expect(entries.map(({ op, documentId }) => [op, documentId])).toEqual([
      ['delete', id],
      ['update', id],
      ['create', id],
    ]);
    expect(entries[1]).toEqual({
      id: expect.any(String),
      entity: 'services',
      documentId: id,
      version: 2,
      op: 'update',
      who: { id: testAccount.id, name: 'Tester' },
      when: expect.stringMatching(/Z$/),
      title: sampleService().title,
      changes: [
        { field: 'price', before: sampleService().price, after: '9.00' },
        { field: 'features', before: sampleService().features, after: [] },
      ],
    });
    const rest = await server.send(`GET /audit?limit=1&before=${entries[0]?.id}`);
    expect(rest.body).toEqual([entries[1]]);
  });

  it('leaves no entry of a write that failed', async () => {
    const before = (await server.send('GET /audit')).list.length;
    await server.send('POST /packages', { body: { title: 'P', description: 'x', serviceIds: ['none'] } });
    expect((await server.send('GET /audit')).list).toHaveLength(before);
  });

  it.each(['limit=0', 'limit=501', 'limit=many'])('refuses %s', async (query) => {
    expect((await server.send(`GET /audit?${query}`)).status).toBe(422);
  });
});

describe('the history of a document', () => {
  // spec: contract.trash
  it('has its writes only, also after it was deleted', async () => {
    const { id } = (await server.send('POST /events', { body: sampleEvent() })).body;
    await server.send(`DELETE /events/${id}`);
    const { list: entries } = await server.send(`GET /events/${id}/history`);
    expect(entries.map(({ op }) => op)).toEqual(['delete', 'create']);
  });

  it('is 404 for a document that never was', async () => {
    expect((await server.send('GET /services/none/history')).status).toBe(404);
  });
});

it.each(['GET /trash', 'POST /trash/none/restore', 'GET /audit', 'GET /services/none/history'])(
  '%s is for administrators',
  async (call) => {
    expect((await server.send(call, { as: 'visitor' })).status).toBe(401);
  },
);
