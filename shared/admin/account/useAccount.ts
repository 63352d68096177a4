import { useQuery } from '@tanstack/react-query';
import { ownAccount } from '@ritmi/shared/client/account';
import { ownerOf, useHost } from '../host/host.js';

/** Of one person: on the desktop somebody else may sign in while the window stays. */
export function useAccountKey(): readonly string[] {
  const session = useHost().session.read();
  return ['account', session ? ownerOf(session) : ''];
}

/** The account that is signed in. Without a token nothing is asked: the next write says that it has gone. */
export function useAccount() {
  const { connection, session } = useHost();
  return useQuery({
    queryKey: [...useAccountKey(), 'me'],
    queryFn: () => ownAccount(connection),
    enabled: session.read() !== null,
  });
}
