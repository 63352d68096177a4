import { sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { collections, entityRoutes } from './entities.js';
import { type Answer, serveRoutes, type TestServer } from './testing/server.js';

let server: TestServer;

const count = 25;
const day = (index: number) => `2025-06-${String(((index * 7) % count) + 1).padStart(2, '0')}`;

beforeAll(async () => {
  const routes = [...entityRoutes('events'), ...entityRoutes('services'), ...entityRoutes('contact')];
  server = await serveRoutes(inject('mongoUri').replace('/?', '/list_pages?'), routes);
  // Creates the indexes, as a start of the product does.
  await Promise.all(Object.values(collections).map(({ model }) => model.init()));
  for (let index = 0; index < count; index += 1) {
    const { title, description, media } = sampleEvent({ title: `Nata ${index}` });
    const body = { title, description, media, date: day(index), featured: index % 10 === 3 };
    await server.send('POST /events', { body });
  }
});
afterAll(() => server.stop());

const read = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  server.send(`GET /events${query}`, { as: 'visitor', headers });

/** The address of the next page in the Link header. */
function nextOf({ headers }: Answer): string | null {
  return /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? null;
}

async function walk(first: string): Promise<string[]> {
  const titles: string[] = [];
  for (let call: string | null = `/events${first}`; call; ) {
    const answer: Answer = await server.send(`GET ${call}`, { as: 'visitor' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Total-Count')).toBe(String(count));
    titles.push(...answer.list.map(({ title }) => String(title)));
    call = nextOf(answer);
  }
  return titles;
}

const titlesOf = ({ list }: Answer) => list.map(({ title }) => title);

it('returns the whole list without parameters, and ignores unknown ones', async () => {
  const whole = await read('?n=1');
  expect(whole.list).toHaveLength(count);
  expect(whole.headers.get('Link')).toBeNull();
});

it.each(['?limit=7', '?limit=25', '?limit=1', '?limit=10&sort=newest'])(
  'links all pages in the order of the whole list (%s)',
  async (query) => {
    const sort = query.includes('sort') ? '?sort=newest' : '';
    expect(await walk(query)).toEqual(titlesOf(await read(sort)));
  },
);

it('sorts the newest first', async () => {
  const days = (await read('?limit=5&sort=newest')).list.map(({ date }) => String(date).slice(0, 10));
  expect(days).toEqual(['2025-06-25', '2025-06-24', '2025-06-23', '2025-06-22', '2025-06-21']);
});

it('continues after the last document of a page when another was added before it', async () => {
  const first = await read('?limit=3&sort=newest');
  const extra = { title: 'E re', description: 'x', date: '2031-01-01', media: [] };
  const { id } = (await server.send('POST /events', { body: extra })).body;
  const second = await server.send(`GET ${nextOf(first)}`, { as: 'visitor' });
  expect(titlesOf(second)).toEqual(titlesOf(await read('?sort=newest')).slice(4, 7));
  expect((await server.send(`DELETE /events/${id}`)).status).toBe(204);
});

it('also reads limit and sort from Prefer, for clients that must not change the address', async () => {
  const headers = { Prefer: 'limit=3, sort=newest' };
  const first = await read('', headers);
  expect(titlesOf(first)).toEqual(titlesOf(await read('?limit=3&sort=newest')));
  const second = await server.send(`GET ${nextOf(first)}`, { as: 'visitor', headers });
  expect(titlesOf(second)).toEqual(titlesOf(await read('?sort=newest')).slice(3, 6));
  expect((await read('', { Prefer: 'respond-async' })).list).toHaveLength(count);
});

it('starts at the offset, for numbered pages', async () => {
  const answer = await read('?limit=4&offset=8&sort=newest');
  expect(titlesOf(answer)).toEqual(titlesOf(await read('?sort=newest')).slice(8, 12));
  expect(titlesOf(await server.send(`GET ${nextOf(answer)}`))).toHaveLength(4);
  expect((await read('?limit=4&offset=100')).list).toEqual([]);
});

it('filters by featured', async () => {
  const featured = await read('?featured=true&limit=2&sort=newest');
  expect(featured.list.map((event) => event.featured)).toEqual([true, true]);
  expect(featured.headers.get('X-Total-Count')).toBe('3');
  expect((await read('?featured=false')).list).toHaveLength(count - 3);
});

it('filters by the kind of the night, which is guessed where nobody chose it', async () => {
  const body = { description: 'x', date: '2001-02-02', media: [] };
  const guessed = await server.send('POST /events', { body: { ...body, title: 'Dasma e Anës' } });
  const chosen = await server.send('POST /events', {
    body: { ...body, title: 'Dasma e dytë', kind: 'klub' },
  });
  expect([guessed.body.kind, chosen.body.kind]).toEqual(['dasme', 'klub']);
  expect(titlesOf(await read('?kind=dasme'))).toEqual(['Dasma e Anës']);
  expect(titlesOf(await read('?kind=klub&sort=newest&limit=5'))).toEqual(['Dasma e dytë']);
  expect(await read('?kind=varrim')).toMatchObject({ status: 422, body: { errors: [{ path: 'kind' }] } });
  for (const { id } of [guessed.body, chosen.body]) await server.send(`DELETE /events/${id}`);
});

it('returns the documents that ids names, and skips unknown ids', async () => {
  const [one, , three] = (await read('?limit=3')).list;
  expect((await read(`?ids=${three?.id},${one?.id},nuk-ka`)).list).toEqual([one, three]);
  expect((await read('?ids=')).list).toEqual([]);
});

it('answers 304 until the page or the length of the list changes', async () => {
  const first = await read('?limit=2&sort=newest');
  const again = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await read('?limit=2&sort=newest', again)).status).toBe(304);
  const extra = { title: 'E vjetër', description: 'x', date: '2001-01-01', media: [] };
  const { id } = (await server.send('POST /events', { body: extra })).body;
  const changed = await read('?limit=2&sort=newest', again);
  expect(changed.headers.get('X-Total-Count')).toBe(String(count + 1));
  expect(changed.status).toBe(200);
  await server.send(`DELETE /events/${id}`);
});

it.each(['limit=0', 'limit=-1', 'limit=abc', 'limit=1.5', 'limit=', 'limit=501', 'limit=1&limit=2'])(
  'refuses %s with a message',
  async (query) => {
    const { status, body } = await read(`?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'limit', message: expect.stringContaining('limit') }] });
  },
);

const cursorOf = (...values: unknown[]) =>
  `cursor=${Buffer.from(JSON.stringify(values)).toString('base64url')}`;
const time = '2026-01-01T00:00:00.000Z';

it.each([
  cursorOf('abc', time, 'x'),
  cursorOf(1.5, time, 'x'),
  cursorOf(1, 5, 'x'),
  cursorOf(1, time, 5),
  'cursor=',
  'cursor=x',
  'cursor=WzFd',
  'cursor=WyJ4IiwieSJd',
  'offset=-1',
  'offset=',
  'offset=0x10',
  'limit=1e2',
  'limit=%205',
  'featured=1',
  'sort=old',
])('refuses %s', async (query) => {
  expect((await read(`?${query}`)).status).toBe(422);
});

it('hides prices from visitors on pages too', async () => {
  const { title, description, category, icon } = sampleService();
  const body = { title, description, category, icon, price: '99.00', hidePrice: true };
  await server.send('POST /services', { body });
  const asVisitor = await server.send('GET /services?limit=1', { as: 'visitor' });
  const asAdmin = await server.send('GET /services?limit=1');
  expect(asVisitor.list).toMatchObject([{ price: '' }]);
  expect(asAdmin.list).toMatchObject([{ price: '99.00' }]);
});

it('pages a list whose documents have neither an order nor a date', async () => {
  for (const value of ['069 000 0001', '069 000 0002']) {
    await server.send('POST /contact', { body: { type: 'phone', label: 'Telefon', value } });
  }
  const first = await server.send('GET /contact?limit=1');
  const second = await server.send(`GET ${nextOf(first)}`);
  expect([...first.list, ...second.list].map(({ value }) => value)).toEqual(['069 000 0001', '069 000 0002']);
  expect(nextOf(second)).toBeNull();
});

// spec: contract.packages.order
it('returns public lists in their order, whole and in pages', async () => {
  const { title, description, category, icon, price } = sampleService();
  for (const order of [7, 5, 6]) {
    await server.send('POST /services', { body: { title, description, category, icon, price, order } });
  }
  const whole = await server.send('GET /services', { as: 'visitor' });
  const first = await server.send('GET /services?limit=2', { as: 'visitor' });
  const rest = await server.send(`GET ${nextOf(first)}`, { as: 'visitor' });
  expect(whole.list.map(({ order }) => order)).toEqual([0, 5, 6, 7]);
  expect([...first.list, ...rest.list]).toEqual(whole.list);
});
