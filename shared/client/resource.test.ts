import { beforeEach, expect, test, vi } from 'vitest';
import type { EntityName } from '../domain/entities.js';
import { resource } from './resource.js';
import { write } from './write.js';

const call = vi.fn<typeof fetch>(async () => Response.json([]));
const signedIn = { baseUrl: '/api', token: () => 'a.b.c' };
const names: EntityName[] = [
  'services',
  'packages',
  'events',
  'projects',
  'contact',
  'about/content',
  'about/team',
];

beforeEach(() => {
  call.mockClear();
  vi.stubGlobal('fetch', call);
});
const sent = () =>
  call.mock.calls.map(([path, init]) => ({
    call: `${init?.method} ${path as string}`,
    bearer: new Headers(init?.headers).get('Authorization'),
  }));

// spec: 6.admin.bearer
test.each(names)('every write of %s sends the token', async (name) => {
  for (const kind of ['create', 'update', 'delete', 'reorder'] as const) {
    await write(signedIn, { entity: name, kind, id: '7', key: kind, title: '' });
  }
  const path = (json: string, plain: string) => (name === 'projects' ? json : plain);
  expect(sent()).toEqual(
    [
      `POST /api/${path('projects/json', name)}`,
      `PATCH /api/${path('projects/7/json', `${name}/7`)}`,
      `DELETE /api/${name}/7`,
      `POST /api/${name}/reorder`,
    ].map((each) => ({ call: each, bearer: 'Bearer a.b.c' })),
  );
});

// spec: 6.reads
test.each(names)('a visitor reads %s without a token', async (name) => {
  await resource({ baseUrl: '/api' }, name).list();
  expect(sent()).toEqual([{ call: `GET /api/${name}`, bearer: null }]);
});

// spec: 6.reads.admin
test('the admin sends the token to read projects', async () => {
  await resource(signedIn, 'projects').list();
  expect(sent()).toEqual([{ call: 'GET /api/projects', bearer: 'Bearer a.b.c' }]);
});

test('a page of a list has the length of the whole list', async () => {
  call.mockResolvedValueOnce(Response.json([], { headers: { 'X-Total-Count': '10000' } }));
  const page = await resource({ baseUrl: '/api' }, 'events').list({ limit: 12, offset: 24, sort: 'newest' });
  expect(sent()).toEqual([{ call: 'GET /api/events?limit=12&offset=24&sort=newest', bearer: null }]);
  expect(page).toEqual({ value: [], etag: null, size: 2, total: 10_000 });
});
