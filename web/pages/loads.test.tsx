import { sampleContact } from '@ritmi/shared/domain/sample';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loaded } from './load.js';
import { Page as EventsPage } from './evente/+Page.js';
import { Page as HomePage } from './index/+Page.js';
import { Page as ContactPage } from './kontakt/+Page.js';
import { Page as ProjectsPage } from './projects/+Page.js';
import { Page as ServicesPage } from './sherbime/+Page.js';
import { renderInPage } from './testing/renderInPage.js';

function renderWith(data: Record<string, Loaded<unknown>>, content: ReactNode): void {
  renderInPage(content, {
    data,
    // As in Vike, each access returns a new object.
    get urlParsed() {
      return { search: { paketa: 'nuk-ka' }, searchAll: { paketa: ['nuk-ka'] } };
    },
  });
}

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
describe.each([
  {
    name: 'services',
    Page: ServicesPage,
    loading: 'Duke ngarkuar shërbimet',
    none: [],
    empty: 'Nuk ka shërbime të disponueshme aktualisht.',
    failed: 'Dështoi ngarkimi i shërbimeve',
  },
  {
    name: 'events',
    Page: EventsPage,
    loading: 'Duke ngarkuar eventet',
    none: { items: [], page: 1, pages: 1 },
    empty: 'Nuk ka evente për të shfaqur',
    failed: 'Gabim gjatë ngarkimit të eventeve',
  },
  {
    name: 'projects',
    Page: ProjectsPage,
    loading: 'Duke ngarkuar projektet',
    none: { items: [], page: 1, pages: 1 },
    empty: 'Nuk ka projekte për të shfaqur',
    failed: 'Gabim gjatë ngarkimit të projekteve',
  },
])('the page of the $name', ({ name, Page, loading, none, empty, failed }) => {
  // spec: 2.events.loading, 2.projects.loading, contract.loads.at-once
  it('has a spinner while they load', () => {
    renderWith({ [name]: { state: 'pending' } }, <Page />);
    expect(screen.getByRole('img', { name: loading })).toBeVisible();
  });

  // spec: 2.events.empty, 2.projects.empty, 2.services.empty
  it('says when there are none', () => {
    renderWith({ [name]: { state: 'ready', value: none } }, <Page />);
    expect(screen.getByText(empty)).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  // spec: 8.public.services, 8.public.events, 8.public.projects, contract.loads.fact
  it('says when they could not be loaded', () => {
    renderWith({ [name]: { state: 'failed', status: 503 } }, <Page />);
    expect(screen.getByText(failed)).toBeVisible();
  });
});

describe('the home page', () => {
  // spec: 7.silent, contract.loads.silent
  it('has the built-in services and packages, and no message, when nothing could be loaded', () => {
    const failed = { state: 'failed', status: 503 } as const;
    renderWith(
      { agency: failed, artists: failed, services: failed, packages: failed, events: failed },
      <HomePage />,
    );
    expect(screen.getByRole('heading', { name: 'Efekte speciale' })).toBeVisible();
    expect(screen.getByText('299.00 €')).toBeVisible();
    expect(screen.queryByText(/Dështoi|Gabim|Failed/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('nothing built-in stands in for packages and events that still load on the home page', () => {
  const pending = { state: 'pending' } as const;
  renderWith(
    { agency: pending, artists: pending, services: pending, packages: pending, events: pending },
    <HomePage />,
  );
  expect(screen.getByRole('list', { name: 'Duke ngarkuar eventet' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Duke ngarkuar paketat' })).toBeVisible();
  expect(screen.queryByText('Nata e vogël')).toBeNull();
  expect(screen.queryByText('Dasma jote')).toBeNull();
});

describe('the contact page', () => {
  it('loads the package in its address once', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    renderWith(
      {
        contacts: { state: 'ready', value: [sampleContact()] },
        enquiry: { state: 'pending' },
        sent: { state: 'ready', value: null },
        // Nothing failed: on a busy machine a second passes meanwhile, and what failed is loaded again.
        freeDays: { state: 'ready', value: { month: '2027-06', today: '2027-06-03', full: [], limited: [] } },
        agency: { state: 'ready', value: {} },
      },
      <ContactPage />,
    );
    expect(await screen.findByRole('link', { name: 'Telefono' })).toBeVisible();
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/packages?ids=nuk-ka']);
  });
});
