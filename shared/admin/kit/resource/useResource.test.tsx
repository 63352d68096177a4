import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { services } from '@ritmi/shared/domain/services/schema';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { entityText } from '../model/entityText.js';
import { useResource } from './useResource.js';

function List() {
  const { rows, save, reorder, remove } = useResource({ name: 'services', text: entityText(services) });
  return (
    <>
      <p>{rows.map(({ title }) => title).join(', ')}</p>
      <button type="button" onClick={() => void save({ title: 'Tymi' }, { key: 'create', title: 'Tymi' })}>
        Create
      </button>
      <button type="button" onClick={() => void reorder(1, 0)}>
        Move up
      </button>
      {rows.map((row) => (
        <button key={row.id} type="button" onClick={() => void remove(row, row.title)}>
          {`Delete ${row.title}`}
        </button>
      ))}
    </>
  );
}

it('a reorder right after a create does not send the outdated ETag of the list', async () => {
  const reorders: Headers[] = [];
  let reads = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {} }: RequestInit) => {
    if (url.endsWith('/reorder')) {
      reorders.push(new Headers(headers));
      return new Response(null, { status: 204 });
    }
    if (method === 'POST')
      return Response.json(sampleService({ id: 'b', title: 'Tymi', order: 1 }), { status: 201 });
    reads += 1;
    // The list has not been loaded again when it is reordered.
    if (reads > 1) return new Promise(() => undefined);
    return Response.json([sampleService({ id: 'a', title: 'DJ' })], { headers: { ETag: '"before"' } });
  });
  render(
    <TestAdmin host={testHost()}>
      <List />
    </TestAdmin>,
  );
  await screen.findByText('DJ');
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('DJ, Tymi');
  fireEvent.click(screen.getByRole('button', { name: 'Move up' }));
  await waitFor(() => expect(reorders).toHaveLength(1));
  expect(reorders[0]?.get('If-Match')).toBeNull();
});

it('deletes without a question what has the values that the list shows, whatever its version', async () => {
  const row = sampleService({ id: 'a', title: 'DJ', version: 3, features: ['Pult', 'Drita'] });
  const deletes: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', headers = {} }: RequestInit) => {
    if (method !== 'DELETE') return Response.json(deletes.length > 1 ? [] : [row]);
    deletes.push(new Headers(headers).get('If-Match'));
    const refusal = {
      message: 'Changed meanwhile',
      conflicts: ['title', 'features'],
      current: { ...row, version: 4 },
    };
    return deletes.length === 1
      ? Response.json(refusal, { status: 409 })
      : new Response(null, { status: 204 });
  });
  render(
    <TestAdmin host={testHost()}>
      <List />
    </TestAdmin>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete DJ' }));
  await waitFor(() => expect(deletes).toEqual(['"3"', '"4"']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete DJ' })).toBeNull());
});
