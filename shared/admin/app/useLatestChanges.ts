import { useQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { useHost } from '../host/host.js';
import { type AuditRow, auditRows, isVersionBump } from '../history/auditRows.js';

/** A long reorder and version bumps take many entries, so the newest row needs this many. */
const entryLimit = 40;

/** The newest changes of content; undefined until they are loaded. */
export function useLatestChanges(): readonly AuditRow[] | undefined {
  const { connection } = useHost();
  const { data } = useQuery({
    queryKey: ['changed'],
    queryFn: async () => {
      const { value } = await request<AuditEntry[]>(connection, {
        path: `/audit?kind=content&limit=${entryLimit}`,
      });
      return auditRows(value.filter((entry) => !isVersionBump(entry)));
    },
  });
  return data;
}
