import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleProject } from '@ritmi/shared/domain/sample';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { fakeOutbox } from '../kit/testing/fakeOutbox.js';
import { advanceSeconds, expectLogged } from '../kit/testing/steps.js';
import { testHost } from '../kit/testing/testHost.js';
import type { Host } from '../host/host.js';
import { AdminApp } from './AdminApp.js';

const reads = { '/audit?kind=content&limit=40': [], '/services': [], '/projects': [sampleProject()] };
let api: ReturnType<typeof fakeApi>;
/** Cuts the change feed. */
let cut = (): void => undefined;

function answerFeed(): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  cut = () => void writable.close();
  return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
}

function refuseFeed(): never {
  throw new TypeError('fetch failed');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 21, 4) });
  api = fakeApi(reads);
  api.openFeed = answerFeed;
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(host: Host = testHost()) {
  render(
    <AdminApp
      host={host}
      createRouter={(routes) => createMemoryRouter(routes, { initialEntries: ['/projects'] })}
    />,
  );
  await advanceSeconds(3);
}

it('says within 20 s that the server is gone, and of when the list is, until it is back', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Klub Depo' })).toBeVisible();
  expect(screen.queryByText(/Pa lidhje/)).toBeNull();
  api.openFeed = refuseFeed;
  cut();
  await advanceSeconds(20);
  const line = screen.getByText(/Pa lidhje me serverin/);
  expect(line).toHaveTextContent('Kjo që shihet është e orës 21:04. Ndryshimet ruhen kur të kthehet lidhja.');
  await advanceSeconds(60);
  expect(line).toHaveTextContent('orës 21:04');
  api.openFeed = answerFeed;
  await advanceSeconds(4);
  expect(screen.queryByText(/Pa lidhje/)).toBeNull();
});

it('says of when a stored list is, and that changes wait where there is an outbox', async () => {
  await open();
  cleanup();
  vi.setSystemTime(new Date(2026, 10, 26, 8, 0));
  api = fakeApi({});
  for (const path of Object.keys(reads)) api.reads[path] = new TypeError('fetch failed');
  api.openFeed = refuseFeed;
  await open({ ...testHost(), outbox: fakeOutbox() });
  await advanceSeconds(17);
  expect(screen.getByRole('heading', { name: 'Klub Depo' })).toBeVisible();
  expect(screen.getByText(/Pa lidhje me serverin/)).toHaveTextContent(
    'Kjo që shihet është e datës 25 nëntor 2026, orës 21:04. Ndryshimet presin dhe dërgohen vetë.',
  );
  expectLogged();
});
