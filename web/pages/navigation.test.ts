import { beforeEach, expect, it, vi } from 'vitest';
import type { PageContextClient } from 'vike/types';
import { data } from './+data.js';
import { agencyCall, listCall } from './load.js';
import { withLoads } from './useLoads.js';

const Page = withLoads({ agency: agencyCall('hero'), services: listCall('services') }, () => null);

/** What Vike gives a client navigation. */
const navigation = (change: object = {}) =>
  ({ language: 'sq', config: { Page }, isHydration: false, ...change }) as unknown as PageContextClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  return () => void vi.useRealTimers();
});

it('shows a page without what the agency says when that takes long, also the first one', async () => {
  const shown = vi.fn<(loaded: unknown) => void>();
  void data(navigation()).then(shown);
  await vi.advanceTimersByTimeAsync(390);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(shown).toHaveBeenCalledWith({ agency: { state: 'pending' }, services: { state: 'pending' } });
});
