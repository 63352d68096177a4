import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { ListPanel } from '../list/ListPanel.js';
import { fakeApi } from '../testing/fakeApi.js';
import { pass } from '../testing/steps.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { asWritten, useRows } from './useRows.js';

// The test environment has no IndexedDB.
vi.mock('idb-keyval', () => ({ createStore: () => null, get: async () => null, set: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = { text: 'Failed to load services' };
const text = { empty: 'None.' };
const titleOf = ({ title }: { readonly title: string }) => title;

function List() {
  const { rows, state, refetch } = useRows('services', failure, asWritten);
  return (
    <ListPanel
      title="Services"
      source={{ rows, state, text, refetch }}
      titleOf={titleOf}
      renderRow={titleOf}
    />
  );
}

it('a list that the server does not give is asked for again and again, and that is said once', async () => {
  const api = fakeApi({ '/services': new Error('away') });
  render(
    <TestAdmin host={testHost()}>
      <List />
    </TestAdmin>,
  );
  await pass(12);
  expect(screen.getByText('Failed to load services')).toBeInTheDocument();
  for (const _round of [1, 2, 3]) {
    await pass(11);
    expect(screen.getByRole('note')).toHaveTextContent('Do të pyetet përsëri pas pak sekondash.');
    expect(screen.queryByText('None.')).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
  }
  expect(api.calls.length).toBeGreaterThan(8);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();

  // Whoever does not want to wait for the next round asks at once.
  api.reads['/services'] = [sampleService({ title: 'DJ' })];
  fireEvent.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  await pass(1);
  expect(screen.getByText('DJ')).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});
