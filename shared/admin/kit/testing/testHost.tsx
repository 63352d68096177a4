import { type ReactNode, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { type DraftStore, type Host, HostProvider, type Session } from '../../host/host.js';
import { DraftBar, DraftsProvider } from '../drafts/Drafts.js';
import { LeaveGuard } from '../drafts/LeaveGuard.js';
import { createQueryClient } from '../model/queries.js';

/** Drafts in memory. */
export function memoryDrafts(): DraftStore & { readonly entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>();
  return {
    entries,
    get: async (key) => entries.get(key),
    set: async (key, value) => {
      entries.set(key, value);
    },
    delete: async (key) => {
      entries.delete(key);
    },
    keys: async () => [...entries.keys()],
  };
}

/** A host in memory, whose API is a stub of `fetch`. */
export function testHost(change: Partial<Host> = {}): Host {
  let session: Session | null = { token: 'x.y.z', userName: 'Arta' };
  return {
    connection: { baseUrl: '/api', token: () => session?.token ?? null },
    session: {
      read: () => session,
      write: (next) => {
        session = next;
      },
      clear: () => {
        session = null;
      },
    },
    drafts: memoryDrafts(),
    siteUrl: '',
    mediaAddress: (url) => url,
    ...change,
  };
}

type TestAdminProps = {
  readonly host: Host;
  /** Address inside the admin. */
  readonly path?: string;
  readonly children: ReactNode;
};

/** Renders a module at a path of the admin; `route` is its route pattern. */
export function renderAt(path: string, route: string, module: ReactNode): void {
  render(
    <TestAdmin host={testHost()} path={path}>
      <Routes>
        <Route path={route} element={module} />
      </Routes>
    </TestAdmin>,
  );
}

/** Renders a module as after a reload, with the bar that offers the drafts of the host. */
export function reopen(host: Host, path: string, module: ReactNode): void {
  cleanup();
  render(
    <TestAdmin host={host} path={path}>
      <DraftBar />
      {module}
    </TestAdmin>,
  );
}

/** The providers around a module, without the shell. */
export function TestAdmin({ host, path = '/', children }: TestAdminProps) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => {
    const element = (
      <DraftsProvider owner="Arta">
        <LeaveGuard>{children}</LeaveGuard>
      </DraftsProvider>
    );
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  });
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </HostProvider>
  );
}
