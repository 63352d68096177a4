import { GripVertical } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color, print, radius, space, tint } from '../tokens.js';
import type { DragListeners, NearRows } from './nearRows.js';

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  position: relative;
  background: ${color.raised};
  /* Without the handle. */
  ${print} {
    display: block;
    padding-left: ${space(3)};
  }
  &[data-lifted] {
    z-index: 2;
    border-color: transparent;
    outline: 2px solid ${color.text};
    // Clear of the content at its edges.
    outline-offset: 8px;
    box-shadow: 0 0 0 8px ${color.raised};
    border-radius: ${radius.control};
    // One outline, around all of it.
    & > button:focus-visible {
      outline: none;
    }
  }
`;

/** The handle lies on the tile's own first corner, where its picture is. */
const Tile = styled(Line)`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  background: none;
  & > button {
    position: absolute;
    z-index: 1;
    top: ${space(1)};
    left: ${space(1)};
    width: 36px;
    min-height: 36px;
    border-radius: ${radius.pill};
    background: ${tint('page', 82)};
    color: ${color.text};
    @media (pointer: coarse) {
      width: 44px;
      min-height: 44px;
    }
  }
  &[data-lifted] {
    background: ${color.raised};
    outline-offset: 4px;
    box-shadow: 0 0 0 4px ${color.raised};
  }
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  align-self: start;
  width: 36px;
  min-height: 55px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.quiet};
  cursor: grab;
  touch-action: none;
  // Inside: the row's picture and buttons would cover the ring.
  &&&:focus-visible {
    outline-offset: -4px;
  }
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    opacity: 0.35;
    cursor: default;
  }
`;

export type SortableEntry = { readonly id: string };

type SortableRowProps<T extends SortableEntry> = {
  readonly entry: T;
  readonly handleName: string;
  readonly isDisabled: boolean;
  readonly near: NearRows;
  readonly isTile: boolean;
  /** Id of the words that say how to move a row by keyboard. */
  readonly instructionsId: string;
  readonly roleDescription: string;
  readonly render: (entry: T) => ReactNode;
};

function Row<T extends SortableEntry>(props: SortableRowProps<T>) {
  const { entry, handleName, isDisabled, near, isTile, instructionsId, roleDescription, render } = props;
  const Frame = isTile ? Tile : Line;
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const listeners = useRef<DragListeners>(undefined);
  const { id } = entry;
  useLayoutEffect(() => {
    if (!line.current || !handle.current) return;
    const setListeners = (own: DragListeners | undefined) => {
      listeners.current = own;
    };
    return near.join({ id, line: line.current, handle: handle.current, setListeners });
  }, [near, id]);
  const content = useMemo(() => render(entry), [render, entry]);
  const wake = () => line.current && near.wake(line.current);
  function pass(name: string, event: unknown) {
    // A row that is touched before the observer has reported it must respond too.
    flushSync(wake);
    listeners.current?.[name]?.(event);
  }

  return (
    <Frame ref={line}>
      <Handle
        type="button"
        ref={handle}
        disabled={isDisabled}
        aria-label={handleName}
        aria-roledescription={roleDescription}
        aria-describedby={instructionsId}
        onFocus={wake}
        onMouseDown={(event) => pass('onMouseDown', event)}
        onTouchStart={(event) => pass('onTouchStart', event)}
        onKeyDown={(event) => pass('onKeyDown', event)}
      >
        <GripVertical size={18} aria-hidden="true" />
      </Handle>
      {content}
    </Frame>
  );
}

/** A row with its handle; it renders when its entry changes, not when another one is moved. */
// `memo` alone would lose the type parameter.
export const SortableRow = memo(Row) as typeof Row;
