import { expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi.js';
import { openTypedPreview } from './typedPreview.js';

function open() {
  const api = fakeApi({});
  const shown: string[] = [];
  const failed: unknown[] = [];
  const preview = openTypedPreview({
    connection: { baseUrl: '/api' },
    entity: 'settings',
    id: 'settings',
    onShown: (id) => shown.push(id),
    onFailed: (error) => failed.push(error),
  });
  return { api, shown, failed, preview };
}

const named = (name: string) => ({ name });

test('of what is typed while a call is under way only the latest is sent, after it', async () => {
  const { api, shown, preview } = open();
  let answer: (response: Response) => void = () => undefined;
  api.write = () => new Promise((resolve) => (answer = resolve));
  for (const name of ['N', 'Na', 'Nat', 'Natë']) preview.show(named(name));
  await vi.waitFor(() => expect(api.sent()).toHaveLength(1));
  answer(Response.json({ id: 'p1' }, { status: 201 }));
  await vi.waitFor(() => expect(api.sent()).toHaveLength(2));
  answer(Response.json({ id: 'p1' }));
  await vi.waitFor(() => expect(shown).toEqual(['p1', 'p1']));
  expect(api.sent()).toEqual([
    { method: 'POST', path: '/previews', body: { entity: 'settings', id: 'settings', fields: named('N') } },
    { method: 'PUT', path: '/previews/p1', body: { fields: named('Natë') } },
  ]);
});

test('one that has expired is made again, and one that failed with the next change', async () => {
  const { api, shown, failed, preview } = open();
  api.write = () => Response.json({ id: 'p1' }, { status: 201 });
  preview.show(named('A'));
  await vi.waitFor(() => expect(shown).toEqual(['p1']));
  const answers = [Response.json({}, { status: 404 }), Response.json({ id: 'p2' }, { status: 201 })];
  api.write = () => answers.shift() ?? Response.json({}, { status: 503 });
  preview.show(named('B'));
  await vi.waitFor(() => expect(shown).toEqual(['p1', 'p2']));
  preview.show(named('C'));
  await vi.waitFor(() => expect(failed).toHaveLength(1));
  api.write = () => Response.json({ id: 'p2' });
  preview.show(named('D'));
  await vi.waitFor(() => expect(shown).toEqual(['p1', 'p2', 'p2']));
  expect(api.sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /previews',
    'PUT /previews/p1',
    'POST /previews',
    'PUT /previews/p2',
    'PUT /previews/p2',
  ]);
});

test('it ends with its form, also when that closes before the server has answered', async () => {
  const { api, shown, preview } = open();
  let answer: (response: Response) => void = () => undefined;
  api.write = () => new Promise((resolve) => (answer = resolve));
  preview.show(named('A'));
  await vi.waitFor(() => expect(api.sent()).toHaveLength(1));
  preview.end();
  answer(Response.json({ id: 'p1' }, { status: 201 }));
  await vi.waitFor(() =>
    expect(api.sent().at(-1)).toEqual({ method: 'DELETE', path: '/previews/p1', body: undefined }),
  );
  expect(shown).toEqual([]);
});
