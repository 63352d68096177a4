import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useDrafts } from '../drafts/DraftsContext.js';
import { ownerOf, useHost } from '../../host/host.js';
import { keepResume } from './resume.js';
import { useLogin } from './useLogin.js';

/**
 * Ends a session that the server no longer accepts: keeps what is open, clears the token and the flag, goes to
 * /login and says why (specification section 8).
 */
export function useSessionEnd(): (message: string) => Promise<void> {
  const host = useHost();
  const drafts = useDrafts();
  const openLogin = useLogin();
  const { pathname, search } = useLocation();
  return useCallback(
    async (message) => {
      // A call that ends late must not end the session that somebody has begun since, nor forget what was open.
      if (!drafts.isInUse()) return;
      const session = host.session.read();
      const owner = session ? ownerOf(session) : drafts.owner;
      host.session.clear();
      await drafts.settled();
      await keepResume(host.drafts, { owner, path: pathname + search, drafts: drafts.live() });
      await openLogin();
      // Several calls may have met the same end.
      showFailure(message, { toastId: message });
    },
    [host, drafts, openLogin, pathname, search],
  );
}
