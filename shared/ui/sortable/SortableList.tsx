import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from './restrictToVerticalAxis.js';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens.js';
import { announcementsFor, instructions } from './announcements.js';
import { type SortableEntry, SortableRow } from './SortableRow.js';

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

// Specification section 9: 5 px with a mouse, 120 ms long press on touch.
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };
const modifiers = [restrictToVerticalAxis];

/** The nearest row; none while the row is held outside the list, where a drop does nothing (specification section 4). */
const closestWithin: CollisionDetection = (drag) => {
  const rows = [...drag.droppableRects.values()];
  const { top, height } = drag.collisionRect;
  const middle = top + height / 2;
  // A keyboard has no pointer and never leaves the list.
  const x = drag.pointerCoordinates?.x;
  const isWithin = rows.some(
    (row) =>
      (x === undefined || (x >= row.left && x <= row.right)) &&
      middle >= row.top - height &&
      middle <= row.bottom + height,
  );
  return isWithin ? closestCenter(drag) : [];
};

type SortableListProps<T extends SortableEntry> = {
  /** In their order. */
  readonly entries: readonly T[];
  readonly labelOf: (entry: T) => string;
  /** Keep it stable, so that rows do not render while another one is dragged. */
  readonly render: (entry: T) => ReactNode;
  /** Settles when the list has taken the new order, or has gone back. */
  readonly onMove: (from: number, to: number) => Promise<void>;
  readonly isDisabled?: boolean;
  /** Begins the names of the handles. */
  readonly handleWord?: string;
};

/** A list whose rows are dragged by their handles with mouse, touch or keyboard. */
export function SortableList<T extends SortableEntry>({
  entries,
  labelOf,
  render,
  onMove,
  isDisabled = false,
  handleWord = 'Zvarrit',
}: SortableListProps<T>) {
  const [dropped, setDropped] = useState<{ before: readonly T[]; after: readonly T[] } | null>(null);
  // The new order shows in the frame of the drop, before the caller's list has caught up.
  const shown = dropped?.before === entries ? dropped.after : entries;
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(
        (id) => labelOf(shown.find((entry) => entry.id === id) as T),
        (id) => ids.indexOf(id),
        () => ids.length,
      ),
      screenReaderInstructions: instructions,
    }),
    [shown, ids, labelOf],
  );

  async function handleDragEnd({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from < 0 || to < 0 || from === to) return;
    setDropped({ before: entries, after: arrayMove([...shown], from, to) });
    await onMove(from, to);
    setDropped(null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestWithin}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={(drop) => void handleDragEnd(drop)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List>
          {shown.map((entry) => (
            <SortableRow
              key={entry.id}
              entry={entry}
              handleName={`${handleWord} ${labelOf(entry)}`}
              isDisabled={isDisabled}
              render={render}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}
