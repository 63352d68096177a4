import { useQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import type { PlannedChange } from '@ritmi/shared/domain/publishing/schedule';
import { useHost } from '../../host/host.js';

/** Time passes without any change that the feed would tell of, in ms. */
const refetchMs = 60_000;

/** What happens by itself and what should have, the earliest first; empty while it is not known. */
export function useSchedule(isEnabled = true): readonly PlannedChange[] {
  const { connection } = useHost();
  const { data = none } = useQuery({
    queryKey: ['changed', 'schedule'],
    queryFn: async () => (await request<readonly PlannedChange[]>(connection, { path: '/schedule' })).value,
    enabled: isEnabled,
    refetchInterval: refetchMs,
  });
  return data;
}

const none: readonly PlannedChange[] = [];
