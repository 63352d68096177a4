import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../Language.js';
import { at, color, radius, space, tint } from '../tokens.js';
import { dragTextIn } from './dragRules.js';

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  position: relative;
  background: ${color.raised};
  /* Printed rows have no handle. */
  ${at.print} {
    display: block;
    padding-left: ${space(3)};
  }
  &[data-lifted] {
    z-index: 2;
    border-color: transparent;
    outline: 2px solid ${color.text};
    // Keeps the outline off the content at the edges.
    outline-offset: 8px;
    box-shadow: 0 0 0 8px ${color.raised};
    border-radius: ${radius.control};
    // The outline of the row also shows the focus.
    & > button:focus-visible {
      outline: none;
    }
  }
`;

/** The handle is in the top corner of the tile, over its picture. */
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
  color: ${color.quiet};
  cursor: grab;
  touch-action: none;
  // Inset, because the row's picture and buttons would cover the ring.
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
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isTile: boolean;
  readonly render: (entry: T) => ReactNode;
};

/** A row with its handle. Its content renders again only when its entry changes, not when rows are moved. */
export function SortableRow<T extends SortableEntry>(props: SortableRowProps<T>) {
  const { entry, label, isDisabled, isTile, render } = props;
  const text = dragTextIn(useLanguage().language);
  const { setNodeRef, setActivatorNodeRef, isDragging, transform, transition, ...handle } = useSortable({
    id: entry.id,
    disabled: isDisabled,
    attributes: { roleDescription: text.role },
  });
  const content = useMemo(() => render(entry), [render, entry]);
  const Frame = isTile ? Tile : Line;
  return (
    <Frame
      ref={setNodeRef}
      data-lifted={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        {...handle.attributes}
        {...handle.listeners}
        ref={setActivatorNodeRef}
        type="button"
        disabled={isDisabled}
        aria-label={`${text.handle} ${label}`}
      >
        <GripVertical size={18} aria-hidden="true" />
      </Handle>
      {content}
    </Frame>
  );
}
