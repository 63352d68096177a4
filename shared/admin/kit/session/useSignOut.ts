import { logout } from '@ritmi/shared/client/session';
import { ownerOf, useHost } from '../../host/host.js';
import { dropResume } from './resume.js';
import { useLogin } from './useLogin.js';

/** Ends the own session and goes to the login. */
export function useSignOut(): () => Promise<void> {
  const host = useHost();
  const openLogin = useLogin();
  return async () => {
    // The call takes the token along before it is cleared; nobody waits for a server that is away.
    logout(host.connection).catch((error: unknown) => console.error(error));
    const session = host.session.read();
    host.session.clear();
    if (session) await dropResume(host.drafts, ownerOf(session));
    await openLogin();
  };
}
