import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type EntityName, entityOf, publishedLists } from '@ritmi/shared/domain/entities';
import { isBlank, textIn, type Values } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { operationNames } from '../history/text.js';
import { useHost } from '../host/host.js';
import { formatMoment } from '../kit/formatMoment.js';
import { hidesPrice, shownValues } from '../kit/kinds/fieldKinds.js';
import { Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { editPathOf, entityTitle } from '../kit/model/entityText.js';
import { listQuery } from '../kit/model/queries.js';
import { words } from '../kit/text.js';
import { useLatestChanges } from './LastChange.js';
import { type StartLine, useDue } from './useDue.js';
import { findingTitles, startText } from './text.js';

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
  &[data-late] h3 {
    border-bottom: 2px solid ${color.accent};
    color: ${color.accentText};
  }
`;

const Line = styled(Link)`
  [data-late] & span {
    color: ${color.accentText};
    font-weight: 600;
  }
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

/** The start screen: what visitors miss, and what changed. Every line links to its document. */
export function Start() {
  const { language, t } = useLanguage();
  const lists = useLists();
  const findings = useMemo(() => lists && findingsIn(lists), [lists]);
  const changes = useLatestChanges() ?? [];
  const { late, due } = useDue();
  return (
    <Panel aria-label={t(startText.title)}>
      <PanelTitle>{t(startText.title)}</PanelTitle>
      {findings?.length === 0 ? <Note>{t(startText.fine)}</Note> : null}
      <Groups>
        <Lines isLate title={t(startText.late)} lines={late} />
        <Lines title={t(startText.due)} lines={due} />
        {Object.entries(findingTitles).map(([kind, findingTitle]) => (
          <Lines
            key={kind}
            title={t(findingTitle)}
            lines={(findings ?? [])
              .filter((finding) => finding.kind === kind)
              .map(({ entity, id, title }) => ({
                id,
                title,
                to: editPathOf(entity, id),
                note: t(entityTitle(entity)),
              }))}
          />
        ))}
        <Lines
          title={t(startText.changes)}
          lines={changes.slice(0, shownAtOnce).map(({ id, op, entity, documentId, title, when }) => ({
            id,
            title,
            to: `/history/${entity}/${documentId}`,
            note: `${t(operationNames[op])} · ${formatMoment(when, language)}`,
          }))}
        />
      </Groups>
    </Panel>
  );
}

type LinesProps = {
  readonly title: string;
  readonly lines: readonly StartLine[];
  /** Something that should have happened. */
  readonly isLate?: boolean;
};

/** The first lines under a title, and how many more there are. */
function Lines({ title, lines, isLate = false }: LinesProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const more = lines.length - shownAtOnce;
  if (lines.length === 0) return null;
  return (
    <Group aria-labelledby={titleId} data-late={isLate || undefined}>
      <h3 id={titleId}>{title}</h3>
      {lines.slice(0, shownAtOnce).map((line) => (
        <Line key={line.id} to={line.to}>
          <strong>{line.title || t(words.untitled)}</strong>
          <span>{line.note}</span>
        </Line>
      ))}
      {more > 0 ? <Note>{t(startText.more(more))}</Note> : null}
    </Group>
  );
}

/** All published lists, from the query cache where possible; null while one is loading. Lists that failed are left out. */
function useLists() {
  const { connection } = useHost();
  return useQueries({
    queries: publishedLists.map((name) => ({
      ...listQuery(connection, name),
      // Opening the start screen again loads nothing; the change feed invalidates what is outdated.
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: joined,
  });
}

function joined(answers: readonly UseQueryResult<{ readonly value: readonly Values[] }>[]) {
  if (answers.some(({ isPending }) => isPending)) return null;
  return answers.flatMap(({ data }, place) => {
    const entity: EntityName | undefined = publishedLists[place];
    return entity && data ? [{ entity, rows: data.value }] : [];
  });
}

type Lists = readonly { readonly entity: EntityName; readonly rows: readonly Values[] }[];

/** Missing pictures and texts and hidden prices, in the order of the lists. */
export function findingsIn(lists: Lists) {
  return lists.flatMap(({ entity, rows }) =>
    rows.flatMap((row) => {
      const kinds = Object.entries(findingsOf(entity, row)).filter(([, isFound]) => isFound);
      const [id, title] = [textIn(row, 'id'), textIn(row, entityOf(entity).titleField)];
      return kinds.map(([kind]) => ({ kind, entity, id, title }));
    }),
  );
}

function findingsOf(entity: EntityName, row: Values): Record<keyof typeof findingTitles, boolean> {
  const definition = entityOf(entity);
  const pictures = shownValues(definition, row, 'picture');
  return {
    picture: pictures.length > 0 && pictures.every(isBlank),
    text: shownValues(definition, row, 'text').some(isBlank),
    price: hidesPrice(definition, row),
  };
}
