import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useStore } from '@ritmi/shared/ui/store';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectionProvider, setSelecting, useNewSelection } from '../bulk/selection.js';
import { bulkText } from '../bulk/text.js';
import { ListLanguages } from '../languages/ListLanguages.js';
import { aboveCorner } from '../look/corner.js';
import { ButtonRow, PlainButton, Note, Panel, panelPadding, PanelTitle } from '../look/frames.js';
import { scrolledRow } from '../look/onPhone.js';
import type { EntityText } from '../model/entityText.js';
import type { ListState } from '../resource/useRows.js';
import { words } from '../text.js';
import { filtersOf } from '../kinds/fieldKinds.js';
import { StateFilter } from '../publishing/StateFilter.js';
import { ListRows, type ListRowsProps, State } from './ListRows.js';
import { SearchBox } from './SearchBox.js';
import { NotLoaded } from './LoadState.js';
import { useDensity } from './density.js';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.js';
import { useNarrowing } from './useNarrowing.js';

/** Without padding, so that the rows reach its edges. */
const Frame = styled(Panel)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  min-width: 0;
  padding: 0;
  &[data-corner] {
    ${aboveCorner}
  }
`;

/** Heading, search and filters. */
const Head = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  min-height: 56px;
  padding: ${space(3)} ${space(3)} ${space(2)} ${panelPadding};
  & > h2 {
    display: grid;
    flex: none;
    align-items: center;
    // As far from the edge as the title of the form beside it, also above a line of tools.
    min-height: 36px;
  }
  // What adds a document is at the end of the title's line, and the rest below both.
  & > button {
    margin-left: auto;
    & + div {
      flex-basis: 100%;
    }
  }
`;

/** Beside the title or on a line of their own; on a phone that line goes on at the right, where it fades. */
const Tools = styled(ButtonRow)`
  flex: 1 1 35rem;
  ${layout.screenOnly}
  @media (max-width: 639px) {
    flex: 1 1 100%;
    flex-wrap: nowrap;
    min-width: 0;
    margin-inline: calc(-1 * ${panelPadding}) -${space(3)};
    overscroll-behavior-x: contain;
    ${scrolledRow}
    > label {
      width: 44%;
    }
  }
`;

type Row = Values & { readonly id: string };

export type ListPanelProps<R extends Row> = {
  /** Name of the entity, or `buttons`. */
  readonly name: string;
  readonly entity: Entity;
  readonly text: Pick<EntityText, 'listTitle' | 'dragNote' | 'empty' | 'update' | 'remove'>;
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
  const { name, entity, text, source, searchMore, renderRow, buttons, foot } = props;
  const { rows, state, refetch } = source;
  const onMove = entity.orderField !== null ? source.reorder : undefined;
  const { t } = useLanguage();
  const title = t(text.listTitle);
  const narrowing = useNarrowing({ entity, rows, searchMore });
  const { shown, search, setSearch, filter, setFilter, inState, setInState, lacking, setLacking } = narrowing;
  const titleOf = useCallback((row: R) => textIn(row, entity.titleField), [entity]);
  const filters = useMemo(() => filtersOf(entity), [entity]);
  const isNarrowed = shown.length < rows.length;
  const isUnavailable = state === 'cached' || state === 'failed';
  const isEmpty = rows.length === 0 && (state === 'ready' || state === 'cached');
  const { isDense, setDense } = useDensity();
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);
  const selection = useNewSelection();
  const { isOn: isSelecting } = useStore(selection);

  return (
    <Frame
      ref={panel}
      aria-label={title}
      data-dense={isDense}
      data-corner={Boolean(buttons) || undefined}
      onFocus={handleFocus}
    >
      <Head>
        <PanelTitle tabIndex={-1}>{title}</PanelTitle>
        {onMove && shown.length > 0 ? <Note>{t(isNarrowed ? words.wholeList : text.dragNote)}</Note> : null}
        {buttons}
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
              {isEntityName(name) ? (
                <PlainButton aria-pressed={isSelecting} onClick={() => setSelecting(selection, !isSelecting)}>
                  {t(bulkText.start)}
                </PlainButton>
              ) : null}
            </>
          ) : null}
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
      {isSelecting && isEntityName(name) ? <BulkBar {...{ name, text, shown, selection }} /> : null}
      {shown.length > 0 ? (
        <SelectionProvider value={selection}>
          <ListRows {...{ shown, titleOf, renderRow, onMove, isNarrowed }} />
        </SelectionProvider>
      ) : null}
      {foot}
    </Frame>
  );
}
