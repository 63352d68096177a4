import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { ButtonRow, PlainButton } from '../kit/look/frames.js';
import { CardPage } from '../kit/look/CardPage.js';
import { sessionText } from '../kit/model/failureText.js';
import { useSessionEnd, useSignOut } from '../kit/session/useSession.js';
import { PasswordForm } from './SecretForm.js';
import { accountText } from './text.js';
import { useAccount } from './useAccount.js';

/** Requires people to change a generated first password before they see anything else; the address stays. */
export function PasswordGate({ children }: { readonly children: ReactNode }) {
  const { data: account, error, refetch } = useAccount();
  const { t } = useLanguage();
  const { session } = useHost();
  const { pathname } = useLocation();
  const endSession = useSessionEnd();
  const signOut = useSignOut();

  // A session that was ended elsewhere is noticed on navigation and when the window gets the focus. Not on a timer,
  // which would keep an unused session alive.
  useEffect(() => {
    if (session.read()) void refetch();
  }, [pathname, refetch, session]);

  // The screens report all other failures. A token that the server never issued is refused at the next guarded call
  // (specification, section 6).
  useEffect(() => {
    if (error instanceof ApiError && error.body.sessionEnded) void endSession(sessionText.expired);
  }, [error, endSession]);

  // The admin is shown until the response arrives, so that cached lists can be read while the server is unavailable.
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
