import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type EntityName, entityNames } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { operationNames } from '../../history/text.js';
import { useHost } from '../../host/host.js';
import { formatMoment } from '../../kit/formatMoment.js';
import { Note, Panel, PanelTitle } from '../../kit/look/frames.js';
import { editPathOf, entityTitle } from '../../kit/resource/entityText.js';
import { listQuery } from '../../kit/resource/queries.js';
import { words } from '../../kit/text.js';
import { useLatestChanges } from '../LastChange.js';
import { type Finding, findingKinds, findingsIn } from './findings.js';
import { findingTitles, moreText, startText } from './text.js';

const Groups = styled.div`
  display: grid;
  gap: ${space(6)} ${space(5)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
`;

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  h3 {
    ${type.label}
    letter-spacing: 0;
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${color.line};
  }
`;

const Line = styled(Link)`
  display: grid;
  align-content: center;
  min-height: 44px;
  margin-inline: -${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-decoration: none;
  span {
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  strong {
    font-weight: 600;
  }
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

const shownAtOnce = 4;

/** What to look at after the login: what visitors miss, and what changed. Every line links to its document. */
export function Start() {
  const { language, t } = useLanguage();
  const lists = useLists();
  const findings = useMemo(() => lists && findingsIn(lists), [lists]);
  const changes = useLatestChanges();
  return (
    <Panel aria-label={t(startText.title)}>
      <PanelTitle>{t(startText.title)}</PanelTitle>
      {findings?.length === 0 ? <Note>{t(startText.fine)}</Note> : null}
      <Groups>
        {findingKinds.map((kind) => {
          const found = (findings ?? []).filter((each) => each.kind === kind);
          return found.length === 0 ? null : (
            <Lines key={kind} title={t(findingTitles[kind])}>
              {found.slice(0, shownAtOnce).map((each) => (
                <FindingLine key={each.id} finding={each} />
              ))}
              {found.length > shownAtOnce ? <Note>{t(moreText)(found.length - shownAtOnce)}</Note> : null}
            </Lines>
          );
        })}
        {changes && changes.length > 0 ? (
          <Lines title={t(startText.changes)}>
            {changes.slice(0, shownAtOnce).map(({ id, op, entity, documentId, title, when }) => (
              <Line key={id} to={`/history/${entity}/${documentId}`}>
                <strong>{title || t(words.untitled)}</strong>
                <span>
                  {t(operationNames[op])} · {formatMoment(when, language)}
                </span>
              </Line>
            ))}
          </Lines>
        ) : null}
      </Groups>
    </Panel>
  );
}

type LinesProps = { readonly title: string; readonly children: ReactNode };

function Lines({ title, children }: LinesProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Group>
  );
}

function FindingLine({ finding: { entity, id, title } }: { readonly finding: Finding }) {
  const { t } = useLanguage();
  return (
    <Line to={editPathOf(entity, id)}>
      <strong>{title || t(words.untitled)}</strong>
      <span>{t(entityTitle(entity))}</span>
    </Line>
  );
}

/** All lists, from the cache where they are there; null until the server has answered. What does not load is left out. */
function useLists() {
  const { connection } = useHost();
  return useQueries({
    queries: entityNames.map((name) => ({
      ...listQuery(connection, name),
      // Opening the start again asks for nothing; the change feed tells what is out of date.
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: joined,
  });
}

function joined(answers: readonly UseQueryResult<{ readonly value: readonly Values[] }>[]) {
  if (answers.some(({ isPending }) => isPending)) return null;
  return answers.flatMap(({ data }, place) => {
    const entity: EntityName | undefined = entityNames[place];
    return entity && data ? [{ entity, rows: data.value }] : [];
  });
}
