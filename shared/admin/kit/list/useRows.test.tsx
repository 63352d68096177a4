import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { services } from '@ritmi/shared/domain/services/schema';
import { ListPanel } from './ListPanel.js';
import { fakeApi } from '../testing/fakeApi.js';
import { advanceSeconds } from '../testing/steps.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { fixed } from '../fixed.js';
import { entityText } from '../model/entityText.js';
import { useRows } from '../resource/useRows.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = { text: 'Failed to load services' };
const text = { ...entityText(services), listTitle: fixed('Services'), empty: fixed('None.') };
const renderRow = (row: { readonly title: string }) => (
  <button type="button" data-row-action>
    {row.title}
  </button>
);

function List() {
  const { rows, state, refetch } = useRows('services', failure);
  return (
    <ListPanel
      name="services"
      entity={services}
      text={text}
      source={{ rows, state, refetch }}
      renderRow={renderRow}
    />
  );
}

it('a list that fails to load is retried again and again, and the failure is reported once', async () => {
  const api = fakeApi({ '/services': new Error('away') });
  render(
    <TestAdmin host={testHost()}>
      <List />
    </TestAdmin>,
  );
  await advanceSeconds(12);
  expect(screen.getByText('Failed to load services')).toBeInTheDocument();
  for (const _round of [1, 2, 3]) {
    await advanceSeconds(11);
    expect(screen.getByRole('note')).toHaveTextContent('Do të pyetet përsëri pas pak sekondash.');
    expect(screen.queryByText('None.')).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
  }
  expect(api.calls.length).toBeGreaterThan(8);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();

  // The button retries at once.
  api.reads['/services'] = [sampleService({ title: 'DJ' })];
  fireEvent.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  await advanceSeconds(1);
  expect(screen.getByText('DJ')).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

it('a long list shows its first rows while the rest is loading, more on demand, and is searched as a whole', async () => {
  const rows = Array.from({ length: 250 }, (_, order) =>
    sampleService({ id: `${order}`, title: `Rreshti ${order}`, order }),
  );
  let giveRest = () => {};
  const rest = new Promise<void>((resolve) => {
    giveRest = resolve;
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push(`${address} ${new Headers(headers).get('Prefer')}`);
    if (address.includes('?')) return rest.then(() => Response.json(rows.slice(100)));
    return Response.json(rows.slice(0, 100), { headers: { Link: '</x?cursor=hundred>; rel="next"' } });
  });
  render(
    <TestAdmin host={testHost()}>
      <List />
    </TestAdmin>,
  );
  await advanceSeconds(2);
  const listed = () => screen.queryAllByRole('listitem').length;
  const more = () => screen.queryByRole('button', { name: /Shfaq edhe/ });
  expect(listed()).toBe(100);
  expect(more()).toBeNull();
  giveRest();
  await advanceSeconds(2);
  expect(asked).toEqual([
    '/api/services limit=100, sort=newest',
    '/api/services?cursor=hundred limit=500, sort=newest',
  ]);
  expect(listed()).toBe(100);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '249' } });
  await advanceSeconds(2);
  expect(screen.getByRole('listitem')).toHaveTextContent('Rreshti 249');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await advanceSeconds(2);
  fireEvent.click(screen.getByRole('button', { name: 'Shfaq edhe 100' }));
  expect(listed()).toBe(200);
  expect(screen.getByRole('button', { name: 'Rreshti 100' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Shfaq edhe 50' }));
  expect(listed()).toBe(250);
  expect(more()).toBeNull();
});
