import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useNavigate } from 'react-router';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { PasswordGate } from '../account/PasswordGate.js';
import { LeaveGuard } from '../kit/leaving/LeaveGuard.js';
import { type Host, HostProvider, useHost } from '../host/host.js';
import { createQueryClient } from '../kit/resource/queryClient.js';
import { LoginPage } from '../login/LoginPage.js';
import { AdminStyle } from './AdminStyle.js';
import { Guard } from './Guard.js';
import { Shell } from './Shell.js';

type AdminAppProps = {
  readonly host: Host;
  /** A browser router with basename `/admin`, or a hash router: paths inside are relative to it. */
  readonly Router: ComponentType<{ children: ReactNode }>;
};

/** The whole admin: the same in the browser and in the desktop app. */
export function AdminApp({ host, Router }: AdminAppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <AdminStyle />
        <ErrorBoundary FallbackComponent={ErrorScreen}>
          <Router>
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
          </Router>
        </ErrorBoundary>
        <Toasts />
      </QueryClientProvider>
    </HostProvider>
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
