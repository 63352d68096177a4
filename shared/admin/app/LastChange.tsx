import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { color, space } from '@ritmi/shared/ui/tokens';
import { formatMoment } from '../kit/formatMoment.js';
import { useHost } from '../kit/HostContext.js';

const Line = styled.footer`
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${color.line};
  color: ${color.quiet};
  font-size: 0.875rem;
`;

/** When the site last changed, and by whom; the newest entry of the audit. */
export function LastChange() {
  const { connection, siteUrl } = useHost();
  const { data: newest } = useQuery({
    queryKey: ['changed'],
    queryFn: async () => {
      const { value } = await request<AuditEntry[]>(connection, { path: '/audit?limit=1' });
      return value[0] ?? null;
    },
  });
  return (
    <Line>
      {newest
        ? `The site last changed on ${formatMoment(newest.when)}: ${newest.title} (${newest.who.name}). `
        : ''}
      {siteUrl === null ? null : (
        <a href={`${siteUrl}/`} target="_blank" rel="noreferrer">
          Show the site
        </a>
      )}
    </Line>
  );
}
