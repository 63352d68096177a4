import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { ChangeList } from '../kit/changes/ChangeList.js';
import { formatTime } from '../kit/formatMoment.js';
import { entityTitle } from '../kit/list/entityTitle.js';
import { Note } from '../kit/look/frames.js';
import { accountWords } from './accountWords.js';
import { type AuditRow, isVersionBump } from './auditRows.js';

const Line = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  time {
    color: ${color.quiet};
    font-size: ${type.size.small};
    line-height: 1.5rem;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

/** What and who in one line where they fit. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  // Always on two lines on a phone.
  @media (max-width: 479px) {
    display: grid;
  }
`;

const Title = styled.h4`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.5rem;
  // The tight setting of headings is too tight at this size.
  letter-spacing: 0;
  word-spacing: 0.1em;
  overflow-wrap: anywhere;
`;

const words: Readonly<Record<AuditEntry['op'], string>> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  reorder: 'Moved',
  restore: 'Restored',
  erase: 'Deleted for good',
  login: 'Logged in',
  'login-failed': 'Login failed',
  logout: 'Logged out',
  password: 'Password changed',
  'session-ended': 'Session ended',
  'second-factor': 'Second factor changed',
  disabled: 'Account disabled',
  enabled: 'Account enabled',
  refused: 'Write refused',
};

type AuditEntryRowProps = {
  readonly row: AuditRow;
  /** In the history of one document the rows do not repeat its title. */
  readonly isOfOne: boolean;
};

/** When, what and who. The fields of new and deleted documents are not listed: it would be all of them. */
export function AuditEntryRow({ row, isOfOne }: AuditEntryRowProps) {
  const { op, entity, documentId, title, when, who, changes, others } = row;
  const word = isVersionBump(row) ? 'Its services changed' : words[op];
  const isOfAccount = entity === 'accounts';
  return (
    <Line>
      <time dateTime={when}>{formatTime(when)}</time>
      <Body>
        <Head>
          <Title>
            {isOfOne || isOfAccount ? (
              word
            ) : (
              <Link to={`/history/${entity}/${documentId}`}>{title || 'Untitled'}</Link>
            )}
          </Title>
          <Note>
            {isOfAccount
              ? accountWords(row)
              : [
                  ...(isOfOne ? [] : [word, entityTitle(entity)]),
                  who.name,
                  ...(others > 0 ? [`${others} ${others === 1 ? 'other' : 'others'} moved`] : []),
                ].join(' · ')}
          </Note>
        </Head>
        {op === 'update' || op === 'reorder' ? <ChangeList entity={entity} changes={changes} /> : null}
      </Body>
    </Line>
  );
}
