import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { AdminApp } from './AdminApp.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { testHost } from '../kit/testing/testHost.js';
import { sampleEnquiry } from '../enquiries/sample.js';

const path = '/enquiries?unread=true&limit=20';
const arta = sampleEnquiry({ unread: true });
const laterAt = '2027-01-11T09:00:00.000Z';
const later = (change: Partial<Enquiry>) => sampleEnquiry({ unread: true, createdAt: laterAt, ...change });

let api: ReturnType<typeof fakeApi>;
let send = (_text: string): void => undefined;

beforeEach(() => {
  api = fakeApi({ '/audit?kind=content&limit=40': [], '/projects': [], [path]: [arta] });
  api.openFeed = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    send = (text) => void writer.write(new TextEncoder().encode(text));
    return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  };
});

/** Opens the admin while one enquiry waits. */
async function open() {
  const notify = vi.fn<(text: string, path?: string) => void>();
  const host = { ...testHost(), notify, showUnread: vi.fn<(count: number) => void>() };
  render(
    <AdminApp
      host={host}
      createRouter={(routes) => createMemoryRouter(routes, { initialEntries: ['/projects'] })}
    />,
  );
  await waitFor(() => expect(host.showUnread).toHaveBeenLastCalledWith(1));
  await screen.findByRole('heading', { level: 1, name: 'Projektet' });
  return host;
}

/** From now on these are unread, and the change feed says that something changed. */
function change(unread: readonly Enquiry[]) {
  api.reads[path] = unread;
  send(`data: ${JSON.stringify({ entity: 'enquiries', id: 'e9', op: 'update' })}\n\n`);
}

it('tells of what comes while the admin is open, once, and leads to it', async () => {
  const host = await open();
  // No number before it is known: one at 0 would say that nothing waits.
  expect(host.showUnread.mock.calls).toEqual([[1]]);
  expect(host.notify).not.toHaveBeenCalled();
  const klea = later({ id: 'e2', name: 'Klea Muça', kind: 'ditelindje', place: '' });
  change([klea, arta]);
  await waitFor(() => expect(host.showUnread).toHaveBeenLastCalledWith(2));
  expect(host.notify.mock.calls).toEqual([
    ['Kërkesë e re: Klea Muça · Ditëlindje · 14 gusht 2027', '/kerkesat/e2'],
  ]);
  expect(document.title).toMatch(/^Projektet/);

  const at = '2027-01-12T09:00:00.000Z';
  const accepted = { at, kind: 'accepted', version: 1, name: 'Arta', text: '' } as const;
  change([klea, { ...arta, answers: [accepted] }]);
  await waitFor(() => expect(host.notify).toHaveBeenCalledTimes(2));
  expect(host.notify).toHaveBeenLastCalledWith(
    'Oferta u pranua: Arta Hoxha · Dasmë · 14 gusht 2027 · Durrës',
    '/kerkesat/e1',
  );

  change([]);
  await waitFor(() => expect(host.showUnread).toHaveBeenLastCalledWith(0));
  expect(host.notify).toHaveBeenCalledTimes(2);
});

it('tells of many at once together, and takes the number away at the end', async () => {
  const host = await open();
  change([...['e2', 'e3', 'e4', 'e5'].map((id) => later({ id })), arta]);
  await waitFor(() => expect(host.notify).toHaveBeenCalled());
  expect(host.notify.mock.calls).toEqual([['4 kërkesa presin të lexohen', '/kerkesat']]);
  cleanup();
  expect(host.showUnread).toHaveBeenLastCalledWith(0);
});
