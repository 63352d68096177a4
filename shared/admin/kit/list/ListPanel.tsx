import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Note, Panel, PanelTitle } from '../look/frames.js';
import type { ListState } from '../resource/useRows.js';
import { useLatest } from '../useLatest.js';
import { words } from '../text.js';
import { SearchBox, matches } from './SearchBox.js';
import { NotLoaded } from './LoadState.js';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  & > button {
    flex: none;
  }
`;

const Lines = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

export type Filter<T> = { readonly label: string; readonly isShown: (row: T) => boolean };

type Row = { readonly id: string };

export type ListPanelProps<T extends Row> = {
  readonly title: string;
  /** About reordering, such as 'Drag to reorder services'. */
  readonly note?: string | undefined;
  /** Such as a resource. */
  readonly source: {
    readonly rows: readonly T[];
    readonly state: ListState;
    readonly text: { readonly empty: string };
    readonly refetch: () => unknown;
  };
  readonly titleOf: (row: T) => string;
  /** Text that the search looks through; the title when it is not given. */
  readonly searchText?: ((row: T) => string) | undefined;
  readonly filters?: readonly Filter<T>[] | undefined;
  /** Keep it stable (useCallback): a row renders again only when it, or this, has changed. */
  readonly renderRow: (row: T) => ReactNode;
  /** Makes the list reorderable. */
  readonly onMove?: ((from: number, to: number) => Promise<void>) | undefined;
  /** Beside the heading, such as 'Add Package'. */
  readonly buttons?: ReactNode;
};

/** A list with its heading, search, filters, and the states empty, loading and out of date. */
export function ListPanel<T extends Row>(props: ListPanelProps<T>) {
  const {
    title,
    note,
    source,
    titleOf,
    searchText = titleOf,
    filters = [],
    renderRow,
    onMove,
    buttons,
  } = props;
  const { rows, state, text, refetch } = source;
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter<T> | null>(null);
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(
    () => rows.filter((row) => matches(searchText(row), deferredSearch) && (filter?.isShown(row) ?? true)),
    [rows, deferredSearch, filter, searchText],
  );
  const isNarrowed = shown.length < rows.length;
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);
  const latest = useLatest(onMove);
  const move = useCallback(async (from: number, to: number) => latest.current?.(from, to), [latest]);

  return (
    <Panel ref={panel} aria-label={title} onFocus={handleFocus}>
      <Head>
        <PanelTitle tabIndex={-1}>{title}</PanelTitle>
        {buttons}
      </Head>
      {state === 'cached' || state === 'failed' ? (
        <NotLoaded isCached={state === 'cached'} onRetry={() => void refetch()} />
      ) : null}
      {rows.length > 0 ? (
        <ButtonRow>
          <SearchBox label={`${t(words.search)}: ${title}`} value={search} onChange={setSearch} />
          {filters.map((entry) => (
            <PlainButton
              key={entry.label}
              aria-pressed={filter?.label === entry.label}
              onClick={() => setFilter(filter?.label === entry.label ? null : entry)}
            >
              {entry.label}
            </PlainButton>
          ))}
        </ButtonRow>
      ) : null}
      {note && onMove && shown.length > 0 ? <Note>{isNarrowed ? t(words.wholeList) : note}</Note> : null}
      {state === 'loading' ? <Loading label={t(words.loading)} /> : null}
      {state !== 'loading' && state !== 'failed' && rows.length === 0 ? <Note>{text.empty}</Note> : null}
      {rows.length > 0 && shown.length === 0 ? <Note>{t(words.nothingFound)}</Note> : null}
      {shown.length === 0 ? null : onMove ? (
        <SortableList
          entries={shown}
          labelOf={titleOf}
          render={renderRow}
          onMove={move}
          isDisabled={isNarrowed}
        />
      ) : (
        <Lines>
          {shown.map((row) => (
            <Line key={row.id} row={row} render={renderRow} />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

type LineProps<T extends Row> = { readonly row: T; readonly render: (row: T) => ReactNode };

/** Typing in the search renders only the rows that come and go. */
const Line = memo(function Line<T extends Row>({ row, render }: LineProps<T>) {
  return <li>{render(row)}</li>;
}) as <T extends Row>(props: LineProps<T>) => ReactNode;
