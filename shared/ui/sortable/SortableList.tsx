import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens.js';
import { Draggables } from './Draggables.js';
import {
  announcementsFor,
  dropPlace,
  instructions,
  nearestWithinList,
  restrictToVerticalAxis,
} from './dragRules.js';
import { makeNearRows } from './nearRows.js';
import { type SortableEntry, SortableRow } from './SortableRow.js';

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

// Specification section 9: 5 px with a mouse, 120 ms long press on touch.
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
// While a page still glides, the row under the lifted one changes: a quick Space would drop it somewhere else.
const keyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' as const };
const modifiers = [restrictToVerticalAxis];

type SortableListProps<T extends SortableEntry> = {
  /** In their order. */
  readonly entries: readonly T[];
  readonly labelOf: (entry: T) => string;
  /** Keep it stable, so that rows do not render while another one is dragged. */
  readonly render: (entry: T) => ReactNode;
  /** Gets the places in `entries`. Resolves when the list has the new order, or has its old one again. */
  readonly onMove: (from: number, to: number) => Promise<void>;
  readonly isDisabled?: boolean;
  /** Begins the names of the handles. */
  readonly handleWord?: string;
};

/** What is shown instead of the caller's entries for a while. */
type Held<T> = {
  readonly shown: readonly T[];
  /** It gives way when the caller's entries are no longer these; null while an entry is lifted. */
  readonly until: readonly T[] | null;
};

function List<T extends SortableEntry>(props: SortableListProps<T>) {
  const { entries, labelOf, render, onMove, isDisabled = false, handleWord = 'Zvarrit' } = props;
  // A list that is refreshed must not jump under the hand that moves a row, and a drop shows in its own frame.
  const [held, setHeld] = useState<Held<T> | null>(null);
  const isHeld = held !== null && (held.until === null || held.until === entries);
  const shown = isHeld ? held.shown : entries;
  const [near] = useState(makeNearRows);
  const instructionsId = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(
        (id) => labelOf(shown.find((entry) => entry.id === id) as T), // dnd-kit names entries of the list only
        (id) => ids.indexOf(id),
        () => ids.length,
      ),
      screenReaderInstructions: instructions,
    }),
    [shown, ids, labelOf],
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    const id = String(active.id);
    const to = over ? ids.indexOf(String(over.id)) : -1;
    const order = to < 0 ? ids : arrayMove(ids, ids.indexOf(id), to);
    const now = entries.map((entry) => entry.id);
    const [from, place] = [now.indexOf(id), dropPlace({ order, id }, now)];
    if (order.indexOf(id) === ids.indexOf(id) || place < 0 || from === place) return setHeld(null);
    const mine = { shown: arrayMove([...entries], from, place), until: entries };
    setHeld(mine);
    void onMove(from, place).finally(() => setHeld((current) => (current === mine ? null : current)));
  }

  return (
    <>
      <Rows>
        {shown.map((entry) => (
          <SortableRow
            key={entry.id}
            entry={entry}
            handleName={`${handleWord} ${labelOf(entry)}`}
            isDisabled={isDisabled}
            near={near}
            instructionsId={instructionsId}
            render={render}
          />
        ))}
      </Rows>
      <DndContext
        id={instructionsId}
        sensors={sensors}
        collisionDetection={nearestWithinList}
        modifiers={modifiers}
        accessibility={accessibility}
        onDragStart={() => setHeld({ shown, until: null })}
        onDragCancel={() => setHeld(null)}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Draggables near={near} isDisabled={isDisabled} />
        </SortableContext>
      </DndContext>
    </>
  );
}

/** A list whose rows are dragged by their handles with mouse, touch or keyboard. */
// `memo` alone would lose the type parameter.
export const SortableList = memo(List) as typeof List;
