import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { DraftsProvider } from '../kit/drafts/DraftsContext.js';
import { ownerOf, useHost } from '../host/host.js';
import { sessionText } from '../kit/session/failureText.js';
import { useLogin } from '../kit/session/useSession.js';

/** Lets signed-in people through and sends everybody else to the login (specification section 2). */
export function Guard({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const openLogin = useLogin();
  // Every navigation asks again whether the session is still there.
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
      {children}
    </DraftsProvider>
  );
}
