import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../tokens.js';

const Line = styled.li<{ $lifted: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  position: relative;
  z-index: ${({ $lifted }) => ($lifted ? 2 : 'auto')};
  background: ${color.raised};
  ${({ $lifted }) => $lifted && `outline: 2px solid ${color.text}; border-radius: ${radius.control};`}
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.quiet};
  cursor: grab;
  touch-action: none;
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
  readonly render: (entry: T) => ReactNode;
};

export function SortableRow<T extends SortableEntry>({
  entry,
  handleName,
  isDisabled,
  render,
}: SortableRowProps<T>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: entry.id,
      disabled: isDisabled,
      attributes: { roleDescription: 'rresht që zvarritet' },
    });
  // Every row renders again while one is dragged; its content must not.
  const content = useMemo(() => render(entry), [render, entry]);
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <Line ref={setNodeRef} style={style} $lifted={isDragging}>
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={isDisabled}
        aria-label={handleName}
      >
        <GripVertical size={18} aria-hidden="true" />
      </Handle>
      {content}
    </Line>
  );
}
