import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  type DataRouter,
  type RouteObject,
  RouterProvider,
  Route,
  Routes,
  useNavigate,
  useLocation,
} from 'react-router';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle, lightSurfaces } from '@ritmi/shared/ui/GlobalStyle';
import { Toasts, showFailure } from '@ritmi/shared/ui/Toasts';
import { PasswordGate } from '../account/PasswordGate.js';
import { type Host, HostProvider, useHost, ownerOf } from '../host/host.js';
import { LeaveGuard } from '../kit/drafts/LeaveGuard.js';
import { UploadsProvider } from '../kit/uploads/Uploads.js';
import { createQueryClient } from '../kit/model/queries.js';
import { LoginPage } from '../login/LoginPage.js';
import { AdminAgency } from './AdminAgency.js';
import { AdminLanguage } from './AdminLanguage.js';
import { Shell } from './Shell.js';
import { createGlobalStyle } from 'styled-components';
import { color } from '@ritmi/shared/ui/tokens';
import { DraftsProvider } from '../kit/drafts/Drafts.js';
import { sessionText } from '../kit/model/failureText.js';
import { useLogin } from '../kit/session/useSession.js';

/** Overrides the public site's base styles: denser, and light or dark with the system (design, Admin). */
const AdminStyle = createGlobalStyle`
  @media (prefers-color-scheme: light) {
    :root:root {
      ${lightSurfaces}
    }
  }

  body {
    font-size: 1rem;
    line-height: 1.5;
  }

  :root:root h1, :root:root h2, :root:root h3, :root:root h4 {
    font-stretch: 100%;
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  /* A text is read as a whole where it is written. */
  textarea {
    field-sizing: content;
    max-height: 60vh;
  }

  :root:root :focus-visible {
    outline-color: ${color.text};
    outline-offset: 2px;
  }
`;

type AdminAppProps = {
  readonly host: Host;
  /** A browser router with basename `/admin`, or a hash router: paths inside are relative to it. */
  readonly createRouter: (routes: RouteObject[]) => DataRouter;
};

/** The whole admin: the same in the browser and in the desktop app. */
export function AdminApp({ host, createRouter }: AdminAppProps) {
  const [queryClient] = useState(createQueryClient);
  const [router, setRouter] = useState<DataRouter | null>(null);
  // A router listens to the window's history once it is created, so an effect creates and disposes of it.
  useEffect(() => {
    const created = createRouter([{ path: '*', element: <Admin /> }]);
    // oxlint-disable-next-line react/set-state-in-effect -- There is no router before the effect.
    setRouter(created);
    return () => created.dispose();
  }, [createRouter]);
  return (
    <HostProvider value={host}>
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <AdminStyle />
        <AdminAgency>
          <AdminLanguage>
            {router ? <RouterProvider router={router} /> : null}
            <Toasts />
          </AdminLanguage>
        </AdminAgency>
      </QueryClientProvider>
    </HostProvider>
  );
}

function Admin() {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Routes>
        <Route path="/login" element={<OwnLogin />} />
        <Route path="/*" element={<Guard />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** The login page for hosts that have none of their own. */
function OwnLogin() {
  const host = useHost();
  const navigate = useNavigate();
  const { underLogin: UnderLogin } = host;
  return (
    <main>
      <LoginPage host={host} takesFocus onSignedIn={async (path) => navigate(path, { replace: true })} />
      {UnderLogin ? <UnderLogin /> : null}
    </main>
  );
}

/** Lets signed-in people through and sends everybody else to the login (specification section 2). */
function Guard() {
  const host = useHost();
  const openLogin = useLogin();
  // Renders on every navigation, so that a session that is missing by then is noticed.
  useLocation();
  const session = host.session.read();
  const isMissing = session === null;

  useEffect(() => {
    if (!isMissing) return;
    openLogin().then(
      () => showFailure(sessionText.guard),
      (error: unknown) => console.error(error),
    );
  }, [isMissing, openLogin]);

  if (!session) return null;
  return (
    <DraftsProvider key={ownerOf(session)} owner={ownerOf(session)}>
      <LeaveGuard>
        <PasswordGate>
          <UploadsProvider>
            <Shell />
          </UploadsProvider>
        </PasswordGate>
      </LeaveGuard>
    </DraftsProvider>
  );
}
