import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serveRoutes, type TestServer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';

const { services } = collections;

let server: TestServer;

beforeAll(async () => {
  server = await serveRoutes(inject('mongoUri').replace('/?', '/services_routes?'), entityRoutes('services'));
});
beforeEach(async () => {
  await services.model.deleteMany();
});
afterAll(() => server.stop());

const { order: _, ...service } = sampleService();
const minimal = { title: 'DJ', description: 'x', price: '450', category: 'dj', icon: 'music' };

async function added(change: object = {}) {
  return (await server.send('POST /services', { body: { ...service, ...change } })).body;
}

describe('adding a service', () => {
  // spec: contract.wire.documents, contract.order.defaults
  it('answers 201 with the whole document, including defaults of optional fields', async () => {
    const { status, body, headers } = await server.send('POST /services', { body: minimal });
    expect(status).toBe(201);
    expect(headers.get('ETag')).toBe('"1"');
    expect(body).toEqual({
      ...minimal,
      price: '450.00',
      id: expect.stringMatching(/^[\da-f]{24}$/),
      hidePrice: false,
      featured: false,
      features: [],
      image: '',
      // Guessed from title and category.
      light: 'dj',
      needs: [],
      order: 0,
      status: 'published',
      publishAt: null,
      unpublishAt: null,
      hasDraft: false,
      translations: {},
      hiddenLanguages: [],
      translationState: { en: { missing: ['title', 'description'], stale: [] } },
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  // spec: contract.money, contract.money.price
  it.each([
    [150, '150.00'],
    ['12.345', '12.35'],
    ['0', '0.00'],
  ])('stores the price %j as %j', async (price, stored) => {
    expect((await added({ price })).price).toBe(stored);
  });

  // spec: 9.order.next, 7.services.create, contract.order.create, contract.order.answers
  it('gives a service without an order the highest order + 1', async () => {
    await added({ order: 7 });
    expect((await added()).order).toBe(8);
    expect((await added({ order: null })).order).toBe(9);
  });

  // spec: contract.wire.unknown
  it('ignores id, version, times and unknown fields', async () => {
    const sent = JSON.stringify({ ...service, id: 'mine', version: 9, createdAt: 'never', colour: 'red' });
    const body = sent.replace('{', '{"__proto__":{"isAdmin":true},"$where":"1",');
    const headers = { 'Content-Type': 'application/json' };
    const { body: made } = await server.send('POST /services', { body, headers });
    expect(made).toMatchObject({ version: 1, title: service.title });
    expect(made.id).not.toBe('mine');
    expect(Object.keys((await services.model.findOne().lean()) ?? {})).not.toContain('colour');
    expect(made).not.toHaveProperty('isAdmin');
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required', 'required'],
    [{ title: { $gt: '' } }, 'title', 'Title must be text', 'wrongType'],
    [{ price: '' }, 'price', 'Price is required', 'required'],
    [{ price: '-1' }, 'price', 'Price must be a number of at least 0', 'notAmount'],
    [{ price: 'abc' }, 'price', 'Price must be a number of at least 0', 'notAmount'],
    [{ features: ['a', ' '] }, 'features.1', 'Feature is required', 'required'],
    [{ icon: 'drum' }, 'icon', 'Icon must be one of music, lightbulb, sparkles, speaker', 'notOffered'],
    [{ order: 1.5 }, 'order', 'Order must be a whole number', 'wrongType'],
    [{ featured: 'yes' }, 'featured', 'Featured must be true or false', 'wrongType'],
    [{ image: 'javascript:alert(1)' }, 'image', 'Image must be a web address', 'notWebAddress'],
    [{ image: 'java\tscript:alert(1)' }, 'image', 'Image must be a web address', 'notWebAddress'],
    [{ image: '/\\evil.example' }, 'image', 'Image must be a web address', 'notWebAddress'],
    [{ title: '\u200b' }, 'title', 'Title is required', 'required'],
    [{ features: ['a', '\u202a\u202c'] }, 'features.1', 'Feature is required', 'required'],
    [
      { description: 'nul \0' },
      'description',
      'Description contains characters that cannot be stored',
      'notStorable',
    ],
    [
      { description: 'red \u001b[31m' },
      'description',
      'Description contains characters that cannot be stored',
      'notStorable',
    ],
    [
      { features: Array.from({ length: 101 }, () => '8 orë') },
      'features',
      'Features has at most 100 entries',
      'tooMany',
    ],
    [
      { title: 'half \ud800 pair' },
      'title',
      'Title contains characters that cannot be stored',
      'notStorable',
    ],
  ])('refuses %j', async (change, ...[path, message, code]) => {
    const { status, body } = await server.send('POST /services', { body: { ...service, ...change } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message, code: 'invalid', errors: [{ path, message, code }] });
  });

  // spec: 5.service.required, contract.errors.paths
  it('names all invalid fields at once', async () => {
    const { body } = await server.send('POST /services', { body: {} });
    const paths = (body.errors as { path: string }[]).map(({ path }) => path);
    expect(paths.sort()).toEqual(['category', 'description', 'icon', 'price', 'title']);
  });

  it('names `body` when it is not an object', async () => {
    const { body } = await server.send('POST /services', { body: [] });
    const message = 'The body must be an object';
    expect(body).toMatchObject({ message, errors: [{ path: 'body', message }] });
  });

  // spec: contract.verbatim, contract.wire.json
  it('keeps text as it was typed', async () => {
    const title = '  Ë̈ 🎧 👨‍👩‍👧 <b>ç</b> & "x"  ';
    expect((await added({ title })).title).toBe(title);
  });

  // spec: contract.verbatim
  it('stores what a word processor pastes as lines, without what nobody sees', async () => {
    const made = await added({
      description: 'DJ\u000bdrita\u2028tym\u0007',
      features: ['\ufeff8 orë\u200b'],
    });
    expect(made).toMatchObject({ description: 'DJ\ndrita\ntym', features: ['8 orë'] });
    const { body } = await server.send(`PATCH /services/${made.id}`, {
      body: { description: '\u202aDJ\u202c\u0085drita\u000c' },
    });
    expect(body.description).toBe('DJ\ndrita\n');
  });
});

describe('reading services', () => {
  // spec: contract.order.readers
  it('lists them by order, then age', async () => {
    const [a, b, c] = [await added({ order: 5 }), await added({ order: 2 }), await added({ order: 5 })];
    const { list } = await server.send('GET /services', { as: 'visitor' });
    expect(list.map(({ id }) => id)).toEqual([b.id, a.id, c.id]);
  });

  // spec: contract.hidden, contract.hidden.wrong
  it('hides hidden prices from visitors and wrong tokens, not from administrators', async () => {
    await added({ price: '99', hidePrice: true });
    const wrong = { Authorization: 'Bearer wrong' };
    const visitor = await server.send('GET /services', { as: 'visitor' });
    expect(visitor.list[0]).toMatchObject({ price: '', hidePrice: true });
    expect((await server.send('GET /services', { as: 'visitor', headers: wrong })).list[0]?.price).toBe('');
    const admin = await server.send('GET /services');
    expect(admin.list[0]?.price).toBe('99.00');
    expect(admin.headers.get('ETag')).not.toBe(visitor.headers.get('ETag'));
    expect(admin.headers.get('Vary')).toMatch(/Authorization/);
  });

  // spec: contract.etag
  it('answers 304 while nothing changed', async () => {
    const made = await added();
    const etag = (await server.send('GET /services')).headers.get('ETag') ?? '';
    const again = () => server.send('GET /services', { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await server.send(`PATCH /services/${made.id}`, { body: { title: 'Tjetër' } });
    expect((await again()).status).toBe(200);
  });
});

describe('changing a service', () => {
  // spec: contract.wire.patch
  it('changes only what is sent', async () => {
    const made = await added({ features: ['a'], featured: true });
    const { status, body } = await server.send(`PATCH /services/${made.id}`, { body: { title: 'Ri' } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, title: 'Ri', version: 2, updatedAt: body.updatedAt });
  });

  // spec: contract.patch.whole
  it('accepts the whole document as it was read and changes nothing', async () => {
    const made = await added();
    const { status, body } = await server.send(`PATCH /services/${made.id}`, { body: made });
    expect(status).toBe(200);
    expect(body).toEqual(made);
  });

  // spec: contract.order.patch
  it('keeps the order when it is null', async () => {
    const made = await added({ order: 4 });
    const { body } = await server.send(`PATCH /services/${made.id}`, { body: { order: null } });
    expect(body.order).toBe(4);
  });

  // spec: contract.hidden.kept
  it.each([{ hidePrice: true, price: '' }, { hidePrice: true, price: null }, { hidePrice: true }])(
    'keeps the price after %j',
    async (change) => {
      const made = await added({ price: '80' });
      const { body } = await server.send(`PATCH /services/${made.id}`, { body: change });
      expect(body).toMatchObject({ price: '80.00', hidePrice: true });
    },
  );

  // spec: 5.service.price, contract.patch.whole
  it('refuses a change that would make the document invalid', async () => {
    const made = await added({ hidePrice: true, price: '' });
    const { status, body } = await server.send(`PATCH /services/${made.id}`, { body: { hidePrice: false } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'price', code: 'required', message: 'Price is required' }]);
  });

  it.each(['no-such-id', '6b01869ffe8d3638da03bcc9', '%00', '..%2f..', '$gt'])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await server.send(`PATCH /services/${id}`, { body: { title: 'x' } })).status).toBe(404);
      expect((await server.send(`DELETE /services/${id}`)).status).toBe(404);
    },
  );
});

describe('deleting a service', () => {
  // spec: contract.delete.again
  it('answers 204 once, then 404', async () => {
    const made = await added();
    expect((await server.send(`DELETE /services/${made.id}`)).status).toBe(204);
    expect((await server.send(`DELETE /services/${made.id}`)).status).toBe(404);
    expect((await server.send('GET /services')).body).toEqual([]);
  });
});

describe('a caller who is not signed in', () => {
  // spec: contract.bearer, contract.decision.token
  it.each([
    ['POST /services', {}],
    ['PATCH /services/none', {}],
    ['DELETE /services/none', undefined],
    ['POST /services/reorder', []],
    ['POST /services', 'not json at all'],
  ])('gets 401 from %s before anything else is checked', async (call, body) => {
    const { status, body: answer } = await server.send(call, { body, as: 'visitor' });
    expect(status).toBe(401);
    expect(answer.message).toBe('Please log in');
  });
});
