import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { ButtonRow, PlainButton } from '../kit/look/frames.js';
import { CardPage } from '../kit/look/CardPage.js';
import { sessionText } from '../kit/session/failureText.js';
import { useSessionEnd, useSignOut } from '../kit/session/useSession.js';
import { PasswordForm } from './SecretForm.js';
import { accountText } from './text.js';
import { useAccount } from './useAccount.js';

/** Whoever still has the generated first password changes it before anything else; the address stays. */
export function PasswordGate({ children }: { readonly children: ReactNode }) {
  const { data: account, error, refetch } = useAccount();
  const { t } = useLanguage();
  const { session } = useHost();
  const { pathname } = useLocation();
  const endSession = useSessionEnd();
  const signOut = useSignOut();

  // A session that was ended elsewhere is noticed on the way to another screen and when the window is looked at. Not
  // by the clock: that would keep a session in use which nobody uses.
  useEffect(() => {
    if (session.read()) void refetch();
  }, [pathname, refetch, session]);

  // All other failures are those of the screens. A token that the server never gave out is found by the next guarded
  // call (specification, section 6).
  useEffect(() => {
    if (error instanceof ApiError && error.body.sessionEnded) void endSession(sessionText.expired);
  }, [error, endSession]);

  // The admin shows until the answer is here: without a server its last saved copies can be read.
  if (!account?.mustChangePassword) return children;
  return (
    <main>
      <CardPage title={t(accountText.password.first)}>
        <p>{t(accountText.password.firstNote)}</p>
        <PasswordForm takesFocus />
        <ButtonRow>
          <PlainButton onClick={() => void signOut()}>Dil</PlainButton>
        </ButtonRow>
      </CardPage>
    </main>
  );
}
