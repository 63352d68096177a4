import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useStore } from '@ritmi/shared/ui/store';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectionProvider, type SelectionStore, setSelecting, useNewSelection } from '../bulk/selection.js';
import { bulkText } from '../bulk/text.js';
import { ListLanguages, Translated } from '../languages/ListLanguages.js';
import { ButtonRow, PlainButton, Note, Panel, panelPadding, PanelTitle } from '../look/frames.js';
import { foldedOnPhone, UnfoldFilters } from '../look/onPhone.js';
import { onPhone } from '../look/useMedia.js';
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
`;

/** Heading, search and filters. */
const Head = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  min-height: 56px;
  padding: ${space(3)} ${panelPadding};
  // What adds a document is at the end of the title's line, and the tools are below both.
  & > button {
    margin-left: auto;
    & + div {
      flex-basis: 100%;
    }
  }
  // The rows begin as early as they can.
  ${onPhone} {
    padding-block: ${space(2)};
  }
`;

/** The title with its notes: in one line, on a phone below it, where the button beside it is as high as both. */
const Titles = styled.div`
  ${layout.wrap(0, 3)}
  flex: 0 1 auto;
  align-items: baseline;
  // As far from the edge as the title of the form beside it, also above a line of tools.
  align-content: center;
  min-width: 0;
  min-height: 36px;
  ${onPhone} {
    flex: 1;
    flex-direction: column;
    flex-wrap: nowrap;
    justify-content: center;
    min-height: 44px;
  }
`;

/** Beside the title or on a line of their own. */
const Tools = styled(ButtonRow)`
  flex: 1 1 35rem;
  ${layout.screenOnly}
  ${onPhone} {
    flex: 1 1 100%;
  }
`;

const Filters = styled.div`
  display: contents;
  ${onPhone} {
    ${layout.wrap(2)}
    flex-basis: 100%;
  }
  ${foldedOnPhone}
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
  /** Begins a new document. */
  readonly button?: ReactNode;
};

/** An entity's list with its heading, search, filters, and the states empty, loading and out of date. */
export function ListPanel<R extends Row>(props: ListPanelProps<R>) {
  const { name, entity, text, source, searchMore, renderRow, button } = props;
  const { rows, state, refetch } = source;
  const onMove = entity.orderField !== null ? source.reorder : undefined;
  const { t } = useLanguage();
  const title = t(text.listTitle);
  const narrowing = useNarrowing({ entity, rows, searchMore });
  const { shown, lacking, setLacking } = narrowing;
  const titleOf = useCallback((row: R) => textIn(row, entity.titleField), [entity]);
  const isNarrowed = shown.length < rows.length;
  const isUnavailable = state === 'cached' || state === 'failed';
  const isEmpty = rows.length === 0 && (state === 'ready' || state === 'cached');
  const { isDense } = useDensity();
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);
  const selection = useNewSelection();
  const { isOn: isSelecting } = useStore(selection);

  return (
    <Frame ref={panel} aria-label={title} data-dense={isDense} onFocus={handleFocus}>
      <Head>
        <Titles>
          <PanelTitle tabIndex={-1}>{title}</PanelTitle>
          {onMove && shown.length > 0 ? <Note>{t(isNarrowed ? words.wholeList : text.dragNote)}</Note> : null}
          <Translated entity={entity} rows={rows} />
        </Titles>
        {button}
        {rows.length > 0 ? <ListTools {...{ name, entity, title, rows, narrowing, selection }} /> : null}
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
    </Frame>
  );
}

type ListToolsProps = Pick<ListPanelProps<Row>, 'name' | 'entity'> & {
  /** Title of the list. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly narrowing: ReturnType<typeof useNarrowing<Row>>;
  readonly selection: SelectionStore;
};

/** What narrows a list, and how it is shown; on a phone all but the search is behind a button. */
function ListTools({ name, entity, title, rows, narrowing, selection }: ListToolsProps) {
  const { search, setSearch, filter, setFilter, inState, setInState } = narrowing;
  const { t } = useLanguage();
  const filters = useMemo(() => filtersOf(entity), [entity]);
  const { isDense, setDense } = useDensity();
  const { isOn: isSelecting } = useStore(selection);
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const on = [filter !== null, inState !== null, isSelecting].filter(Boolean).length;
  return (
    <Tools>
      <SearchBox label={`${t(words.search)}: ${title}`} value={search} onChange={setSearch} />
      <UnfoldFilters
        label={`${t(words.filters)}: ${title}`}
        count={on}
        isOpen={isOpen}
        controls={filtersId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Filters id={filtersId} data-open={isOpen}>
        {filters.map(([flag, label]) => (
          <PlainButton
            key={flag}
            aria-pressed={filter === flag}
            onClick={() => setFilter(filter === flag ? null : flag)}
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
      </Filters>
    </Tools>
  );
}
