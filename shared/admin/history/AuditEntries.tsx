import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, space, type } from '@ritmi/shared/ui/tokens';
import { ChangeList } from '../kit/changes/ChangeList.js';
import { formatTime } from '../kit/formatMoment.js';
import { Note, Stack } from '../kit/look/frames.js';
import { entityTitle } from '../kit/model/entityText.js';
import { words } from '../kit/text.js';
import { accountWords } from './accountWords.js';
import { type AuditRow, wordOf } from './auditRows.js';
import { historyText } from './text.js';

/** When, what, and beside it in a wide window what was done and by whom. */
const columns = css`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: baseline;
  padding: ${space(3)} 0;
  > * {
    grid-column: 2;
  }
  time {
    grid-column: 1;
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1080px) {
    grid-template-columns: 3.25rem minmax(0, 2fr) minmax(0, 3fr);
    > :last-child {
      grid-column: 3;
    }
  }
`;

/** What happened to an account, with an address whose points disappear when they are kerned. */
const AccountNote = styled(Note)`
  font-kerning: none;
`;

const Line = styled.li`
  ${columns}
  border-top: 1px solid ${color.line};
`;

const Title = styled.h4`
  font-size: 1rem;
  font-weight: 550;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
  // A list of links needs no line under each.
  a {
    text-decoration: none;
    ${at.mouse} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;

const Run = styled.li`
  border-top: 1px solid ${color.line};
  summary {
    ${columns}
    position: relative;
    cursor: pointer;
    ${at.mouse} {
      &:hover h4 {
        text-decoration: underline;
      }
    }
    // Between the time and the title.
    &::before {
      content: '+';
      grid-area: 1 / 1;
      justify-self: end;
      color: ${color.quiet};
      font-weight: 600;
    }
    time {
      grid-row: 1;
    }
  }
  details[open] > summary::before {
    content: '−';
  }
  ol h4 {
    font-weight: 400;
  }
`;

type AuditEntryRowProps = {
  readonly row: AuditRow;
  /** In the history of one document the panel has its title. */
  readonly hidesTitle?: boolean;
  /** What can be done with the version. */
  readonly children?: ReactNode;
};

/** When, what and who. The fields of a new or deleted document are not listed, because all of them changed. */
export function AuditEntryRow({ row, hidesTitle = false, children }: AuditEntryRowProps) {
  const { op, entity, documentId, title, when, who, changes, others } = row;
  const { language, t } = useLanguage();
  const word = t(wordOf(row));
  const isAccountEvent = entity === 'accounts';
  return (
    <Line>
      <time dateTime={when}>{formatTime(when)}</time>
      <Title>
        {hidesTitle || isAccountEvent ? (
          word
        ) : (
          <Link to={`/history/${entity}/${documentId}`}>{title || t(words.untitled)}</Link>
        )}
      </Title>
      <Stack $gap={1}>
        {isAccountEvent ? (
          <AccountNote>{accountWords(row, language)}</AccountNote>
        ) : (
          <Note>
            {[
              ...(hidesTitle ? [] : [word, t(entityTitle(entity))]),
              who.name || t(historyText.visitor),
              ...(others > 0 ? [t(historyText.others(others))] : []),
            ].join(' · ')}
          </Note>
        )}
        {op === 'update' || op === 'reorder' ? <ChangeList entity={entity} changes={changes} /> : null}
        {children}
      </Stack>
    </Line>
  );
}

type RunRowProps = {
  readonly run: readonly AuditRow[];
  readonly isOpen: boolean;
  readonly onToggle: (opens: boolean) => void;
};

/** What somebody did in one go, as one row that opens. */
export function RunRow({ run, isOpen, onToggle }: RunRowProps) {
  const { t } = useLanguage();
  const [row, next] = run;
  if (!row) return null;
  if (!next) return <AuditEntryRow row={row} />;
  const { when, who, entity } = row;
  const titles = [row, next].map(({ title }) => title || t(words.untitled)).join(', ');
  const about = [t(wordOf(row)), t(entityTitle(entity)), who.name || t(historyText.visitor)];
  return (
    <Run>
      <details open={isOpen} onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}>
        <summary>
          <time dateTime={when}>{formatTime(when)}</time>
          <Title>{t(historyText.run(titles, run.length - 2))}</Title>
          <Note>{about.join(' · ')}</Note>
        </summary>
        <ol>
          {run.map((each) => (
            <AuditEntryRow key={each.id} row={each} />
          ))}
        </ol>
      </details>
    </Run>
  );
}
