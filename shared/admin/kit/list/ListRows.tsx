import { memo, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, space } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/frames.js';
import { firstPart } from '../resource/queries.js';
import { useLatest } from '../useLatest.js';

const Lines = styled.div`
  border-top: 1px solid ${color.line};
  ul > li + li {
    border-top: 1px solid ${color.line};
  }
  // Without a handle before it.
  & > ul[data-plain] > li {
    padding-left: ${space(3)};
  }
`;

const More = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
`;

/** How many rows are rendered first; those of the first part follow without blocking. */
const initialRows = 24;

const moreRows = {
  sq: (count: number) => `Shfaq edhe ${count}`,
  en: (count: number) => `Show ${count} more`,
};

export type ListRowsProps<T extends { readonly id: string }> = {
  readonly shown: readonly T[];
  readonly titleOf: (row: T) => string;
  /** Keep it stable (useCallback): a row renders again only when it, or this, has changed. */
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
  const [most, setMost] = useState(initialRows);
  useEffect(() => startTransition(() => setMost(firstPart)), []);
  const lines = useRef<HTMLDivElement>(null);
  const latest = useLatest(onMove);
  const move = useCallback(async (from: number, to: number) => latest.current?.(from, to), [latest]);

  /** Doubles the rows and focuses the first new one. */
  function handleMore() {
    flushSync(() => setMost(2 * most));
    lines.current
      ?.querySelector('ul')
      ?.children[most]?.querySelector<HTMLElement>('[data-row-action]')
      ?.focus();
  }

  return (
    <Lines ref={lines}>
      {onMove ? (
        <SortableList
          entries={shown}
          most={most}
          labelOf={titleOf}
          render={renderRow}
          onMove={move}
          isDisabled={isNarrowed}
        />
      ) : (
        <ul data-plain>
          {shown.slice(0, most).map((row) => (
            <Line key={row.id} row={row} render={renderRow} />
          ))}
        </ul>
      )}
      {most >= firstPart && shown.length > most ? (
        <More>
          <PlainButton onClick={handleMore}>{t(moreRows)(Math.min(most, shown.length - most))}</PlainButton>
        </More>
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
