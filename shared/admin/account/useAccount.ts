import { useQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import type { OwnAccount } from '@ritmi/shared/domain/auth/schema';
import { ownerOf, useHost } from '../host/host.js';

/** Includes the person: on the desktop somebody else may sign in while the window stays open. */
export function useAccountKey(): readonly string[] {
  const session = useHost().session.read();
  return ['account', session ? ownerOf(session) : ''];
}

/** The account that is signed in. Without a token nothing is requested: the next write reports that it is missing. */
export function useAccount() {
  const { connection, session } = useHost();
  return useQuery({
    queryKey: [...useAccountKey(), 'me'],
    queryFn: async () => (await request<OwnAccount>(connection, { path: '/auth/me' })).value,
    enabled: session.read() !== null,
  });
}
