import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { isEntityName, isPublished } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { type AuditRow, auditRows, isVersionBump } from '../history/auditRows.js';
import { useHost } from '../host/host.js';
import { formatMoment } from '../kit/formatMoment.js';
import { SiteLink } from '../kit/look/SiteLink.js';
import { sitePathOf } from '../kit/model/entityText.js';
import { appText } from './text.js';

const Line = styled.footer`
  display: flex;
  gap: ${space(4)};
  padding: ${space(2)} ${space(5)};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  color: ${color.quiet};
  font-size: 0.8125rem;
  line-height: 1.5;
  a {
    flex: none;
    color: ${color.text};
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 900px) {
    p {
      // Space for the outline of its link.
      margin: -${space(1)};
      padding: ${space(1)};
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media (max-width: 479px) {
    align-items: center;
    padding: ${space(1)} ${space(3)};
    > a {
      ${layout.touchTarget}
    }
  }
`;

/** When the site last changed and by whom, with a link to the changed page. */
export function LastChange() {
  const { language, t } = useLanguage();
  const newest = useLatestChanges()?.find(({ entity }) => isPublished(entity));
  const path = newest ? pagePathOf(newest) : null;
  return (
    <Line>
      <SiteLink path="/">{t(appText.site)}</SiteLink>
      {newest && path !== null ? (
        <p>
          {t(appText.changed)} {formatMoment(newest.when, language)}:{' '}
          <SiteLink path={path} fallback={newest.title}>
            {newest.title}
          </SiteLink>{' '}
          ({newest.who.name}).
        </p>
      ) : null}
    </Line>
  );
}

/** Path of the page that shows what changed; null when no page does. */
function pagePathOf({ entity, op, documentId }: AuditRow): string | null {
  if (!isEntityName(entity)) return null;
  return sitePathOf(entity, op === 'delete' ? undefined : { id: documentId });
}

/** A reorder writes an entry per moved document, and version bumps are hidden: a row may need many entries. */
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
      return auditRows(value.filter((entry) => !isVersionBump(entry) && !entry.reviewed));
    },
  });
  return data;
}
