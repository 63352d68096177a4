import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;
let serviceIds: string[];

beforeAll(async () => {
  files = await openTestUploads();
  const app = createApp({
    verifyToken: verifyTestToken,
    uploads: files.uploads,
    routes: [],
    logger: createLog('api', 'silent'),
    trustProxy: false,
  });
  server = await serveApp(inject('mongoUri').replace('/?', '/calls?'), app);
  serviceIds = [(await make(kinds.services)).id, (await make(kinds.services)).id];
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

/** A kind of document as sections 3 and 7 of the specification describe it. */
type Kind = {
  readonly list: string;
  readonly create?: string;
  readonly update?: string;
  /** The body of a create; a package refers to existing services. */
  readonly body: () => Record<string, unknown>;
  /** The fields of a response, if they differ from those of the body. */
  readonly read?: readonly string[];
  readonly change: Record<string, unknown>;
};

const media = [{ type: 'video', url: '/uploads/klip.mp4', caption: 'Vallja' }];

const serviceBody = {
  title: 'DJ',
  description: 'Gjithë natën',
  price: '450.00',
  hidePrice: false,
  category: 'dj',
  image: '/uploads/dj.webp',
  features: ['Altoparlantë'],
  icon: 'music',
  light: 'dj',
  featured: true,
  order: 0,
};

const kinds = {
  services: {
    list: '/services',
    body: () => ({ ...serviceBody }),
    read: [...Object.keys(serviceBody), 'needs'],
    change: { title: 'DJ set' },
  },
  packages: {
    list: '/packages',
    body: () => ({
      title: 'Dasma',
      description: 'Gjithçka',
      type: 'WEDDING',
      customPrice: null,
      image: '/uploads/dasma.webp',
      hidePrice: false,
      featured: true,
      serviceIds,
    }),
    read: [
      'title',
      'description',
      'type',
      'customPrice',
      'image',
      'hidePrice',
      'featured',
      'services',
      'order',
    ],
    change: { customPrice: '99.50' },
  },
  contact: {
    list: '/contact',
    body: () => ({ type: 'phone', value: '069 123 4567', label: 'Zyra' }),
    change: { type: 'email', value: 'a@b.al' },
  },
  'about content': {
    list: '/about/content',
    body: () => ({ title: 'Historia', content: 'Filluam…', image: '/uploads/a.mp4' }),
    change: { content: 'Filluam herët.' },
  },
  team: {
    list: '/about/team',
    body: () => ({ name: 'Mira', role: 'Dritat', image: '/uploads/mira.webp', bio: 'Vendos dritat.' }),
    change: { role: 'Zëri' },
  },
  projects: {
    list: '/projects',
    create: '/projects/json',
    update: '/projects/{id}/json',
    body: () => ({
      title: 'Klub Depo',
      location: 'Tiranë',
      description: 'Dritë',
      thumbnail: '/uploads/salla.webp',
      media,
    }),
    // `rig` is not in the specification.
    read: ['title', 'location', 'description', 'thumbnail', 'rig', 'media', 'artistIds', 'order'],
    change: { location: 'Vlorë' },
  },
} satisfies Record<string, Kind>;

const make = async ({ list, create = list, body }: Kind) =>
  (await server.send(`POST ${create}`, { body: body() })).body;
const updateOf = ({ list, update = `${list}/{id}` }: Kind, id: string) => update.replace('{id}', id);

function eventForm(): FormData {
  const form = new FormData();
  const texts = { title: 'Natë', date: '2026-06-14', description: 'Në Vlorë', featured: 'true' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('mediaData', JSON.stringify(media));
  return form;
}

/** What every document has beside its own fields (contract, wire format and content). */
function alwaysIn(name: string): string[] {
  const translated = ['translations', 'hiddenLanguages', 'translationState'];
  const published = ['status', 'publishAt', 'unpublishAt', 'hasDraft'];
  const stamps = ['id', 'version', 'createdAt', 'updatedAt'];
  return name === 'contact' ? [...stamps, ...translated] : [...stamps, ...translated, ...published];
}

describe.each(Object.entries<Kind>(kinds))('%s', (name, kind) => {
  // spec: 7.services.create, 7.packages.create, 7.contact.create, 7.content.create, 7.team.create
  // spec: 7.projects.create, 3.service, 3.package, 3.package.writes, 3.contact, 3.section, 3.member
  // spec: 3.project, 7.base, contract.wire.documents, contract.wire.statuses, contract.address.api
  it('are created as specified, and the response has exactly their fields', async () => {
    const sent = kind.body();
    const { create = kind.list } = kind;
    const { status, body } = await server.send(`POST ${create}`, { body: sent });
    expect(status).toBe(201);
    const fields = kind.read ?? Object.keys(sent);
    expect(Object.keys(body).sort()).toEqual([...fields, ...alwaysIn(name)].sort());
    const { serviceIds: _, media: __, ...plain } = sent;
    expect(body).toMatchObject(plain);
  });

  // spec: contract.order.defaults, contract.create.optional
  it('may be created with null for whatever may be absent', async () => {
    const entity = kind.list.slice(1);
    if (!isEntityName(entity)) throw new Error(`${entity} is no entity`);
    const isOptional = (field: object) => !('isKept' in field) && ('default' in field || 'guess' in field);
    const optional = Object.entries(entityOf(entity).fields).filter(([, field]) => isOptional(field));
    // A service's price may be missing only where it is hidden.
    const names = optional.map(([field]) => field).filter((field) => field !== 'price');
    const nulls = Object.fromEntries(names.map((field) => [field, null]));
    const given = Object.fromEntries(Object.entries(kind.body()).filter(([field]) => !names.includes(field)));
    const { create = kind.list } = kind;
    const plain = await server.send(`POST ${create}`, { body: given });
    const { status, body } = await server.send(`POST ${create}`, { body: { ...given, ...nulls } });
    expect([plain.status, status]).toEqual([201, 201]);
    const shown = ({ id: _i, order: _o, createdAt: _c, updatedAt: _u, ...fields }: typeof body) => fields;
    expect(shown(body)).toEqual(shown(plain.body));
  });

  // spec: contract.patch.whole
  it('take back what was read', async () => {
    const { id } = await make(kind);
    const read = (await server.send(`GET ${kind.list}`)).list.find((each) => each.id === id);
    const { status, body } = await server.send(`PATCH ${updateOf(kind, id)}`, { body: read });
    expect([status, body]).toEqual([200, read]);
  });

  // spec: 7.services.list, 7.packages.list, 7.contact.list, 7.content.list, 7.team.list, 7.projects.list
  // spec: 6.visitor, contract.reads, contract.wire.lists
  it('are listed for everybody', async () => {
    const { id } = await make(kind);
    const { status, list } = await server.send(`GET ${kind.list}`, { as: 'visitor' });
    expect(status).toBe(200);
    expect(list.map((each) => each.id)).toContain(id);
  });

  // spec: 7.services.update, 7.packages.update, 7.contact.update, 7.content.update, 7.team.update
  // spec: 7.projects.update, contract.wire.statuses
  it('are updated with the whole body', async () => {
    const { id } = await make(kind);
    const body = { ...kind.body(), ...kind.change };
    const answer = await server.send(`PATCH ${updateOf(kind, id)}`, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(kind.change);
  });

  // spec: 7.services.delete, 7.packages.delete, 7.contact.delete, 7.content.delete, 7.team.delete
  // spec: 7.projects.delete, contract.wire.statuses
  it('are deleted', async () => {
    const { id } = await make(kind);
    expect((await server.send(`DELETE ${kind.list}/${id}`)).status).toBe(204);
    const { list } = await server.send(`GET ${kind.list}`);
    expect(list.map((each) => each.id)).not.toContain(id);
  });

  // spec: 6.visitor, 1.product.roles, 7.base, contract.bearer
  it('require a token for writes', async () => {
    const { id } = await make(kind);
    const { create = kind.list } = kind;
    const calls = [`POST ${create}`, `PATCH ${updateOf(kind, id)}`, `DELETE ${kind.list}/${id}`];
    for (const call of calls) {
      const body = call.startsWith('DELETE') ? undefined : kind.body();
      expect((await server.send(call, { body, as: 'visitor' })).status, `${name}: ${call}`).toBe(401);
    }
  });
});

// spec: 7.services.reorder, 7.packages.reorder, 7.projects.reorder, contract.wire.statuses
// spec: contract.reorder
it.each([kinds.services, kinds.packages, kinds.projects] as Kind[])('$list are reordered', async (kind) => {
  const { list } = await server.send(`GET ${kind.list}`);
  const wanted = list.map(({ id }) => id).reverse();
  const places = wanted.map((id, order) => ({ id, order }));
  expect((await server.send(`POST ${kind.list}/reorder`, { body: places, as: 'visitor' })).status).toBe(401);
  expect((await server.send(`POST ${kind.list}/reorder`, { body: places })).status).toBe(204);
  const { list: after } = await server.send(`GET ${kind.list}`);
  expect(after.map(({ id, order }) => ({ id, order }))).toEqual(places);
});

// spec: 7.packages.one, 3.package.services, contract.reads, contract.package.read
it('one package requires a token and contains its services', async () => {
  const { id } = await make(kinds.packages);
  expect((await server.send(`GET /packages/${id}`, { as: 'visitor' })).status).toBe(401);
  const { body } = await server.send(`GET /packages/${id}`);
  expect(body.services).toMatchObject(
    serviceIds.map((serviceId) => ({
      id: expect.any(String),
      service: { id: serviceId, title: expect.any(String), price: '450.00' },
    })),
  );
});

// spec: 7.projects.one, 3.media, contract.media.ids, contract.media.items
it('one project is open to everybody and contains its media', async () => {
  const { id } = await make(kinds.projects);
  const { status, body } = await server.send(`GET /projects/${id}`, { as: 'visitor' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, media: [{ id: expect.any(String), ...media[0] }] });
});

// spec: 7.events.create, 7.events.list, 7.events.update, 7.events.delete, 3.event, 3.media, 6.visitor
// spec: contract.media.ids
it('events are created as multipart, updated as JSON and deleted', async () => {
  expect((await server.send('POST /events', { body: eventForm(), as: 'visitor' })).status).toBe(401);
  const { status, body: made } = await server.send('POST /events', { body: eventForm() });
  expect(status).toBe(201);
  expect(Object.keys(made).sort()).toEqual(
    [
      'title',
      'date',
      'kind',
      'description',
      'featured',
      'image',
      'media',
      'artistIds',
      ...alwaysIn('events'),
    ].sort(),
  );
  expect(made).toMatchObject({
    title: 'Natë',
    featured: true,
    media: [{ id: expect.any(String), ...media[0] }],
  });
  const visitor = await server.send('GET /events', { as: 'visitor' });
  const { translationState: _state, hasDraft: _copy, ...read } = made;
  expect(visitor.list).toEqual([read]);
  const change = { title: 'Natë e re', date: '2026-06-15', description: 'x', featured: false };
  const sent = { ...change, media: media.map(({ type, url }) => ({ type, url })) };
  expect((await server.send(`PATCH /events/${made.id}`, { body: sent, as: 'visitor' })).status).toBe(401);
  const changed = await server.send(`PATCH /events/${made.id}`, { body: sent });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ title: 'Natë e re', featured: false, media: made.media });
  expect((await server.send(`DELETE /events/${made.id}`, { as: 'visitor' })).status).toBe(401);
  expect((await server.send(`DELETE /events/${made.id}`)).status).toBe(204);
  expect((await server.send('GET /events')).body).toEqual([]);
});
