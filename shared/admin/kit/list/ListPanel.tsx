import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { color, screenOnly, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Note, Panel, PanelTitle } from '../look/frames.js';
import type { ListState } from '../resource/useRows.js';
import { words } from '../text.js';
import { ListRows, type ListRowsProps } from './ListRows.js';
import { SearchBox, matches } from './SearchBox.js';
import { NotLoaded } from './LoadState.js';
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 56px;
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(4)};
  & > h2 {
    flex: none;
  }
`;

const Tools = styled(ButtonRow)`
  flex: 1 1 300px;
  ${screenOnly}
  @media (min-width: 640px) {
    justify-content: flex-end;
  }
`;

const State = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
`;

export type Filter<T> = { readonly label: Message; readonly isShown: (row: T) => boolean };

export type ListPanelProps<T extends { readonly id: string }> = Pick<
  ListRowsProps<T>,
  'titleOf' | 'renderRow' | 'onMove'
> & {
  readonly title: string;
  /** About reordering, such as 'Drag to reorder services'. */
  readonly note?: string;
  readonly source: {
    readonly rows: readonly T[];
    readonly state: ListState;
    readonly refetch: () => unknown;
  };
  /** In place of an empty list. */
  readonly empty: string;
  /** Text that the search looks through; the title when it is not given. */
  readonly searchText?: (row: T) => string;
  readonly filters?: readonly Filter<T>[];
  /** Beside the heading, such as 'Add Package'. */
  readonly buttons?: ReactNode;
  /** After the rows. */
  readonly foot?: ReactNode;
};

/** A list with its heading, search, filters, and the states empty, loading and out of date. */
export function ListPanel<T extends { readonly id: string }>(props: ListPanelProps<T>) {
  const { title, note, source, empty, titleOf, renderRow, onMove, buttons, foot } = props;
  const { searchText = titleOf, filters = [] } = props;
  const { rows, state, refetch } = source;
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter<T> | null>(null);
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (deferredSearch === '' || matches(searchText(row), deferredSearch)) &&
          (filter?.isShown(row) ?? true),
      ),
    [rows, deferredSearch, filter, searchText],
  );
  const isNarrowed = shown.length < rows.length;
  const isAway = state === 'cached' || state === 'failed';
  const isEmpty = rows.length === 0 && (state === 'ready' || state === 'cached');
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);

  return (
    <Frame ref={panel} aria-label={title} onFocus={handleFocus}>
      <Head>
        <PanelTitle tabIndex={-1}>{title}</PanelTitle>
        {note && onMove && shown.length > 0 ? <Note>{isNarrowed ? t(words.wholeList) : note}</Note> : null}
        <Tools>
          {rows.length > 0 ? (
            <>
              <SearchBox label={`${t(words.search)}: ${title}`} value={search} onChange={setSearch} />
              {filters.map((entry) => (
                <PlainButton
                  key={entry.label.en}
                  aria-pressed={filter?.label === entry.label}
                  onClick={() => setFilter(filter?.label === entry.label ? null : entry)}
                >
                  {t(entry.label)}
                </PlainButton>
              ))}
            </>
          ) : null}
          {buttons}
        </Tools>
      </Head>
      {state === 'loading' ? <Loading label={t(words.loading)} /> : null}
      {isAway ? (
        <State>
          <NotLoaded isCached={state === 'cached'} onRetry={() => void refetch()} />
        </State>
      ) : null}
      {isEmpty || (isNarrowed && shown.length === 0) ? (
        <State>
          <Note>{isEmpty ? empty : t(words.nothingFound)}</Note>
        </State>
      ) : null}
      {shown.length > 0 ? <ListRows {...{ shown, titleOf, renderRow, onMove, isNarrowed }} /> : null}
      {foot}
    </Frame>
  );
}
