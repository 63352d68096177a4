import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, space } from '@ritmi/shared/ui/tokens';
import { panelPadding, PlainButton } from '../look/frames.js';
import { firstPageSize } from '../model/queries.js';
import { showMore } from '../text.js';

/** Below the rows, or in place of them. */
export const State = styled.div`
  padding: ${space(4)} ${panelPadding};
  border-top: 1px solid ${color.line};
`;

const Lines = styled.div`
  border-top: 1px solid ${color.line};
  ul > li + li {
    border-top: 1px solid ${color.line};
  }
  container-type: inline-size;
  // The dots of the handle begin below the heading, as rows without a handle do.
  & > ul > li > button {
    justify-items: start;
    width: max(36px, calc(${panelPadding} + ${space(4)}));
    padding-left: calc(${panelPadding} - 6px);
  }
  // Beside the title's first line, where the row is narrow.
  @container not (min-width: 676px) {
    & > ul > li > button {
      min-height: 44px;
    }
  }
  & > ul[data-plain] > li {
    padding-left: ${panelPadding};
  }
`;

/** How many rows are rendered first; those of the first page follow in a transition. */
const initialRows = 12;

export type ListRowsProps<T extends { readonly id: string }> = {
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
export function ListRows<T extends { readonly id: string }>(props: ListRowsProps<T>) {
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
