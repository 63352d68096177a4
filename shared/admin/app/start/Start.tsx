import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space } from '@ritmi/shared/ui/tokens';
import type { AuditRow } from '../../history/auditRows.js';
import { operationNames } from '../../history/text.js';
import { useHost } from '../../host/host.js';
import { formatMoment } from '../../kit/formatMoment.js';
import { Note, Panel, PanelTitle, PlainLink } from '../../kit/look/frames.js';
import { editPathOf, entityTitle } from '../../kit/model/entityText.js';
import { touchText } from '../../touch/text.js';
import { useLatestChanges } from '../LastChange.js';
import { Actions } from './Actions.js';
import { Checklist } from './Checklist.js';
import { Lines } from './Lines.js';
import { findingTitles, startText } from './text.js';
import { useDue } from './useDue.js';
import { useHasArrived } from './useHasArrived.js';
import { findingsIn, useLists } from './useFindings.js';
import { useNextNights, useWaitingEnquiries } from './useNights.js';

/** The columns of the actions above them: half the width for what waits and what comes, a quarter for each of the rest. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(6)};
  > [data-late] {
    grid-column: 1 / -1;
  }
  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What comes first. */
const First = styled(Groups)`
  && h3 {
    font-size: 1.0625rem;
  }
`;

const Rest = styled(Groups)`
  @media (min-width: 700px) and (max-width: 1179px) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1180px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    // Few of them have the whole width.
    > :last-child:nth-child(4n + 3),
    > :nth-child(4n + 1):nth-last-child(2),
    > :last-child:nth-child(4n + 2) {
      grid-column: span 2;
    }
    > :last-child:nth-child(4n + 1) {
      grid-column: 1 / -1;
    }
  }
`;

const Head = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  justify-content: space-between;
`;

/** The first thing on the screen. */
const Title = styled(PanelTitle)`
  font-size: 1.625rem;
`;

/** Quieter than what is above it. */
const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  // Stronger than the rule for the headings of screens.
  && h1 {
    margin-top: ${space(2)};
    font-size: 1.125rem;
  }
`;

const shownChanges = 3;

/** The latest change of each document. What programs wrote, such as the demo content, is no news. */
function latestOfEach(rows: readonly AuditRow[]): readonly AuditRow[] {
  const byPeople = rows.filter(({ who }) => who.id !== '');
  return byPeople.filter(
    ({ entity, documentId }, place) =>
      byPeople.findIndex((row) => row.entity === entity && row.documentId === documentId) === place,
  );
}

type StartProps = {
  /** What stands below it. */
  readonly children?: ReactNode;
};

/**
 * The start screen: what waits, what comes, what visitors miss, and what changed. Every line links to its document. All
 * of it comes at once, with what stands below, so that nothing moves under a finger.
 */
export function Start({ children }: StartProps) {
  const { language, t } = useLanguage();
  const { framesSite } = useHost();
  const lists = useLists();
  const findings = useMemo(() => lists && findingsIn(lists), [lists]);
  const changes = latestOfEach(useLatestChanges() ?? []).slice(0, shownChanges);
  const { late, due } = useDue();
  const enquiries = useWaitingEnquiries();
  const nights = useNextNights();
  const empty = (lists ?? []).filter(({ rows }) => rows.length === 0).map(({ entity }) => entity);
  const hasArrived = useHasArrived();
  const groups = (
    <>
      <First>
        <Lines isLate title={t(startText.late)} lines={late} />
        <Lines title={t(startText.enquiries)} {...enquiries} empty={t(startText.noEnquiries)} />
        <Lines title={t(startText.nights)} lines={nights} empty={t(startText.noNights)} />
      </First>
      <Rest>
        <Lines title={t(startText.due)} lines={due} />
        <Checklist empty={empty} />
        {Object.entries(findingTitles).map(([kind, findingTitle]) => (
          <Lines
            key={kind}
            title={t(findingTitle)}
            lines={(findings ?? [])
              .filter((finding) => finding.kind === kind)
              .map(({ entity, id, title, picture }) => ({
                id,
                title,
                picture,
                to: editPathOf(entity, id),
                facts: [t(entityTitle(entity))],
              }))}
          />
        ))}
        <Lines
          title={t(startText.changes)}
          lines={changes.map(({ id, op, entity, documentId, title, when }) => ({
            id,
            title,
            to: `/history/${entity}/${documentId}`,
            facts: [t(operationNames[op])],
            end: formatMoment(when, language),
          }))}
        />
      </Rest>
      {findings?.length === 0 && empty.length === 0 ? <Note>{t(startText.fine)}</Note> : null}
    </>
  );
  return (
    <>
      <Panel aria-label={t(startText.title)} aria-busy={!hasArrived}>
        <Head>
          <Title>{t(startText.title)}</Title>
          {framesSite ? (
            <PlainLink as={Link} to="/faqja">
              {t(touchText.title)}
            </PlainLink>
          ) : null}
        </Head>
        <Actions />
        {hasArrived ? groups : null}
      </Panel>
      {hasArrived ? <Below>{children}</Below> : null}
    </>
  );
}
