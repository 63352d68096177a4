import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '@ritmi/shared/client/request';
import { callsOf } from '@ritmi/shared/domain/entities';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useHost } from '../../host/host.js';
import { listKey } from '../resource/queryClient.js';
import type { Titles } from './readable.js';

/** The titles of the services, asked for only where they are needed; without a server none are known. */
export function useServiceTitles(isNeeded: boolean): Titles {
  const { connection } = useHost();
  const { data } = useQuery({
    queryKey: listKey('services'),
    queryFn: () => request<Service[]>(connection, { path: callsOf('services').list }),
    enabled: isNeeded,
  });
  return useMemo(() => new Map(data?.value.map(({ id, title }) => [id, title])), [data]);
}
