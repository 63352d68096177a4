import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type DataRouter, type RouteObject, RouterProvider, Route, Routes, useNavigate } from 'react-router';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { PasswordGate } from '../account/PasswordGate.js';
import { type Host, HostProvider, useHost } from '../host/host.js';
import { LeaveGuard } from '../kit/drafts/LeaveGuard.js';
import { createQueryClient } from '../kit/resource/queryClient.js';
import { LoginPage } from '../login/LoginPage.js';
import { AdminStyle } from './AdminStyle.js';
import { Guard } from './Guard.js';
import { Shell } from './Shell.js';

type AdminAppProps = {
  readonly host: Host;
  /** A browser router with basename `/admin`, or a hash router: paths inside are relative to it. */
  readonly createRouter: (routes: RouteObject[]) => DataRouter;
};

/** The whole admin: the same in the browser and in the desktop app. */
export function AdminApp({ host, createRouter }: AdminAppProps) {
  const [queryClient] = useState(createQueryClient);
  const [router, setRouter] = useState<DataRouter | null>(null);
  // It listens to the window's history from its creation on, so it is created and disposed of in an effect.
  useEffect(() => {
    const made = createRouter([{ path: '*', element: <Admin /> }]);
    // oxlint-disable-next-line react/set-state-in-effect -- There is no router before the effect.
    setRouter(made);
    return () => made.dispose();
  }, [createRouter]);
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <AdminStyle />
        {router ? <RouterProvider router={router} /> : null}
        <Toasts />
      </QueryClientProvider>
    </HostProvider>
  );
}

function Admin() {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <LeaveGuard>
        <Routes>
          <Route path="/login" element={<OwnLogin />} />
          <Route
            path="/*"
            element={
              <Guard>
                <PasswordGate>
                  <Shell />
                </PasswordGate>
              </Guard>
            }
          />
        </Routes>
      </LeaveGuard>
    </ErrorBoundary>
  );
}

/** The login of hosts that have no page of their own for it. */
function OwnLogin() {
  const host = useHost();
  const navigate = useNavigate();
  const { underLogin: UnderLogin } = host;
  return (
    <main>
      <LoginPage host={host} isFirst onSignedIn={async (path) => navigate(path, { replace: true })} />
      {UnderLogin ? <UnderLogin /> : null}
    </main>
  );
}
