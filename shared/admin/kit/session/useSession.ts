import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logout } from '@ritmi/shared/client/session';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { ownerOf, useHost } from '../../host/host.js';
import { useDrafts } from '../drafts/DraftsContext.js';
import { sessionText } from './failureText.js';
import { dropResume, keepResume } from './resume.js';

/** Goes to the login page and resolves when it is shown: earlier toasts would disappear with the page. */
export function useLogin(): () => Promise<void> {
  const host = useHost();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (host.openLogin) await host.openLogin();
    else await navigate('/login', { replace: true });
  }, [host, navigate]);
}

/** Ends the own session and goes to the login. */
export function useSignOut(): () => Promise<void> {
  const host = useHost();
  const openLogin = useLogin();
  return async () => {
    // The call reads the token before it is cleared; nobody waits for a server that is away.
    logout(host.connection).catch((error: unknown) => console.error(error));
    const session = host.session.read();
    host.session.clear();
    if (session) await dropResume(host.drafts, ownerOf(session));
    await openLogin();
  };
}

/**
 * Ends a session that the server no longer accepts: stores what is open, clears the token and the flag, goes to
 * /login and says why (specification section 8).
 */
export function useSessionEnd(): (message: string) => Promise<void> {
  const host = useHost();
  const drafts = useDrafts();
  const openLogin = useLogin();
  const { pathname, search } = useLocation();
  return useCallback(
    async (message) => {
      // A late answer must not end a session that has begun since, nor forget what was open.
      if (!drafts.isInUse()) return;
      const session = host.session.read();
      const owner = session ? ownerOf(session) : drafts.owner;
      host.session.clear();
      await drafts.flushed();
      await keepResume(host.drafts, { owner, path: pathname + search, drafts: drafts.live() });
      await openLogin();
      // Several calls may have met the same end.
      showFailure(message, { toastId: message });
    },
    [host, drafts, openLogin, pathname, search],
  );
}

/** Ends the session when the outbox finds out that it is over. */
export function useLostSession(): void {
  const { outbox } = useHost();
  const endSession = useSessionEnd();
  useEffect(() => outbox?.onSessionLost(() => void endSession(sessionText.expired)), [outbox, endSession]);
}
