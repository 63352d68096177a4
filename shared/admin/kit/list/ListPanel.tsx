import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import { isInState, type PublishingFilter } from '@ritmi/shared/domain/publishing/state';
import { matches } from '@ritmi/shared/domain/text/fold';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { isLacking, type LanguageFilter, ListLanguages } from '../languages/ListLanguages.js';
import { ButtonRow, PlainButton, Note, Panel, PanelTitle } from '../look/frames.js';
import type { EntityText } from '../model/entityText.js';
import { firstPageSize } from '../model/queries.js';
import type { ListState } from '../resource/useRows.js';
import { words } from '../text.js';
import { filtersOf, searchText } from '../kinds/fieldKinds.js';
import { StateFilter } from '../publishing/StateFilter.js';
import { SearchBox } from './SearchBox.js';
import { NotLoaded } from './LoadState.js';
import { useDensity } from './density.js';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js';

/** Without padding, so that the rows reach its edges. */
const Frame = styled(Panel)`
  gap: 0;
  padding: 0;
  // The last row stays clear of the round button in the corner.
  @media (max-width: 639px) {
    &:has(button[data-act='new']) {
      padding-bottom: ${space(19)};
    }
  }
`;

/** Heading, search and filters, in one line where there is room. */
const Head = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  min-height: 56px;
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(4)};
  & > h2 {
    flex: none;
  }
`;

const Tools = styled(ButtonRow)`
  flex: 1 1 300px;
  ${layout.screenOnly}
  @media (min-width: 640px) {
    justify-content: flex-end;
  }
`;

/** Below the rows, or in place of them. */
const State = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
`;

type Row = Values & { readonly id: string };

export type ListPanelProps<R extends Row> = {
  readonly entity: Entity;
  readonly text: Pick<EntityText, 'listTitle' | 'dragNote' | 'empty'>;
  readonly source: {
    readonly rows: readonly R[];
    readonly state: ListState;
    readonly refetch: () => unknown;
    readonly reorder?: (from: number, to: number) => Promise<void>;
  };
  /** What the search covers besides the entity's texts. Must be stable. */
  readonly searchMore?: ((row: R) => string) | undefined;
  readonly renderRow: ListRowsProps<R>['renderRow'];
  readonly buttons?: ReactNode;
  readonly foot?: ReactNode;
};

/** An entity's list with its heading, search, filters, and the states empty, loading and out of date. */
export function ListPanel<R extends Row>(props: ListPanelProps<R>) {
  const { entity, text, source, searchMore, renderRow, buttons, foot } = props;
  const { rows, state, refetch } = source;
  const onMove = entity.orderField !== null ? source.reorder : undefined;
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const title = t(text.listTitle);
  /** The flag that the shown rows have; null while all are shown. */
  const [filter, setFilter] = useState<string | null>(null);
  /** The state of the shown rows; null while all are shown. */
  const [inState, setInState] = useState<PublishingFilter | null>(null);
  const [lacking, setLacking] = useState<LanguageFilter | null>(null);
  const deferredSearch = useDeferredValue(search);
  const titleOf = useCallback((row: R) => textIn(row, entity.titleField), [entity]);
  const shown = useMemo(() => {
    const isFound = (row: R) =>
      deferredSearch === '' ||
      matches(`${searchText(entity, row)} ${searchMore?.(row) ?? ''}`, deferredSearch);
    return rows
      .filter((row) => filter === null || row[filter] === true)
      .filter((row) => inState === null || isInState(row, inState))
      .filter((row) => lacking === null || isLacking(row, lacking))
      .filter(isFound);
  }, [rows, deferredSearch, filter, inState, lacking, entity, searchMore]);
  const filters = useMemo(() => filtersOf(entity), [entity]);
  const isNarrowed = shown.length < rows.length;
  const isUnavailable = state === 'cached' || state === 'failed';
  const isEmpty = rows.length === 0 && (state === 'ready' || state === 'cached');
  const { isDense, setDense } = useDensity();
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);

  return (
    <Frame ref={panel} aria-label={title} data-dense={isDense} onFocus={handleFocus}>
      <Head>
        <PanelTitle tabIndex={-1}>{title}</PanelTitle>
        {onMove && shown.length > 0 ? <Note>{t(isNarrowed ? words.wholeList : text.dragNote)}</Note> : null}
        <Tools>
          {rows.length > 0 ? (
            <>
              <SearchBox label={`${t(words.search)}: ${title}`} value={search} onChange={setSearch} />
              {filters.map(([name, label]) => (
                <PlainButton
                  key={name}
                  aria-pressed={filter === name}
                  onClick={() => setFilter(filter === name ? null : name)}
                >
                  {t(label)}
                </PlainButton>
              ))}
              {entity.publishing ? <StateFilter rows={rows} value={inState} onChange={setInState} /> : null}
              <PlainButton role="switch" aria-checked={isDense} onClick={() => setDense(!isDense)}>
                {t(words.denser)}
              </PlainButton>
            </>
          ) : null}
          {buttons}
        </Tools>
      </Head>
      <ListLanguages entity={entity} rows={rows} filter={lacking} onFilter={setLacking} />
      {state === 'loading' ? <Loading label={t(words.loading)} /> : null}
      {isUnavailable ? (
        <State>
          <NotLoaded isCached={state === 'cached'} onRetry={() => void refetch()} />
        </State>
      ) : null}
      {isEmpty || (isNarrowed && shown.length === 0) ? (
        <State>
          <Note>{t(isEmpty ? text.empty : words.nothingFound)}</Note>
        </State>
      ) : null}
      {shown.length > 0 ? <ListRows {...{ shown, titleOf, renderRow, onMove, isNarrowed }} /> : null}
      {foot}
    </Frame>
  );
}

const Lines = styled.div`
  border-top: 1px solid ${color.line};
  ul > li + li {
    border-top: 1px solid ${color.line};
  }
  // There is no drag handle before the row.
  & > ul[data-plain] > li {
    padding-left: ${space(3)};
  }
`;

/** How many rows are rendered first; those of the first page follow in a transition. */
const initialRows = 12;

const showMore = (count: number) => ({ sq: `Shfaq edhe ${count}`, en: `Show ${count} more` });

type ListRowsProps<T extends { readonly id: string }> = {
  readonly shown: readonly T[];
  readonly titleOf: (row: T) => string;
  /** Must be stable (useCallback): a row renders again only when it, or this, has changed. */
  readonly renderRow: (row: T) => ReactNode;
  /** Makes the list reorderable. */
  readonly onMove?: ((from: number, to: number) => Promise<void>) | undefined;
  /** Only the whole list is reordered. */
  readonly isNarrowed: boolean;
};

/** The first rows, and more of them on demand. */
function ListRows<T extends { readonly id: string }>(props: ListRowsProps<T>) {
  const { shown, titleOf, renderRow, onMove, isNarrowed } = props;
  const { t } = useLanguage();
  const [maxShown, setMaxShown] = useState(initialRows);
  useEffect(() => startTransition(() => setMaxShown(firstPageSize)), []);
  const lines = useRef<HTMLDivElement>(null);

  /** Doubles the rows and focuses the first new one. */
  function handleMore() {
    flushSync(() => setMaxShown(2 * maxShown));
    lines.current
      ?.querySelector('ul')
      ?.children[maxShown]?.querySelector<HTMLElement>('[data-row-action]')
      ?.focus();
  }

  return (
    <Lines ref={lines}>
      {onMove ? (
        <SortableList
          entries={shown}
          maxShown={maxShown}
          labelOf={titleOf}
          render={renderRow}
          onMove={onMove}
          isDisabled={isNarrowed}
        />
      ) : (
        <ul data-plain>
          {shown.slice(0, maxShown).map((row) => (
            <Line key={row.id} row={row} render={renderRow} />
          ))}
        </ul>
      )}
      {maxShown >= firstPageSize && shown.length > maxShown ? (
        <State>
          <PlainButton onClick={handleMore}>
            {t(showMore(Math.min(maxShown, shown.length - maxShown)))}
          </PlainButton>
        </State>
      ) : null}
    </Lines>
  );
}

type LineProps<T> = { readonly row: T; readonly render: (row: T) => ReactNode };

/** Memoized: typing in the search renders only the rows that appear. */
const Line = memo(function Line<T>({ row, render }: LineProps<T>) {
  return <li>{render(row)}</li>;
  // `memo` alone would lose the type parameter.
}) as <T>(props: LineProps<T>) => ReactNode;
