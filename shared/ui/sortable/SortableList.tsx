import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../Language.js';
import { color, layout } from '../tokens.js';
import { announcementsFor, dropPlace, nearestWithin, nextPlace, dragTextIn } from './dragRules.js';
import { type SortableEntry, SortableRow } from './SortableRow.js';

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** As many columns as fit, none wider than a third of a wide form. */
const Tiles = styled.ul`
  ${layout.grid(4, 3)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
`;

// Specification section 9: 5 px with a mouse, 120 ms long press on touch.
const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };

// Smooth scrolling would change the row below the lifted one while it runs, and a quick Space would drop it there.
const keyboard = { coordinateGetter: nextPlace, scrollBehavior: 'auto' as const };

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const layouts = {
  rows: { Frame: Rows, modifiers: [upAndDown], strategy: verticalListSortingStrategy },
  grid: { Frame: Tiles, modifiers: [], strategy: rectSortingStrategy },
};

type SortableListProps<T extends SortableEntry> = {
  /** In the order of the list. */
  readonly entries: readonly T[];
  /** Number of entries that are shown; all when it is absent. */
  readonly maxShown?: number;
  readonly labelOf: (entry: T) => string;
  /** Must be stable between renders, so that rows do not render while another one is dragged. */
  readonly render: (entry: T) => ReactNode;
  /** Gets indexes of `entries`. Resolves when the list has its new order, or its old one after a failure. */
  readonly onMove: (from: number, to: number) => Promise<void>;
  readonly isDisabled?: boolean;
  /** `grid`: tiles side by side, each with the handle in its top corner. */
  readonly layout?: keyof typeof layouts;
};

/** An order that is shown instead of the caller's: while an entry is lifted, and after a drop until it is stored. */
type LocalOrder<T> = {
  readonly shown: readonly T[];
  /** The caller's entries at the drop: once they change, they are shown again. Null while an entry is lifted. */
  readonly replaced: readonly T[] | null;
};

/** A list whose rows are dragged by their handles with mouse, touch or keyboard. */
export function SortableList<T extends SortableEntry>(props: SortableListProps<T>) {
  const { entries, maxShown, labelOf, render, onMove } = props;
  const { isDisabled = false, layout = 'rows' } = props;
  const { Frame, modifiers, strategy } = layouts[layout];
  // A refreshed list must not jump while a row is moved, and a drop must take effect at once.
  const [local, setLocal] = useState<LocalOrder<T> | null>(null);
  const isLocal = local !== null && (local.replaced === null || local.replaced === entries);
  const shown = isLocal ? local.shown : entries;
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const text = dragTextIn(useLanguage().language);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const shownIds = useMemo(() => ids.slice(0, maxShown), [ids, maxShown]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(text, new Map(shown.map((entry) => [entry.id, labelOf(entry)]))),
      screenReaderInstructions: { draggable: text.instructions },
    }),
    [text, shown, labelOf],
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    const id = String(active.id);
    const to = over ? ids.indexOf(String(over.id)) : -1;
    const order = to < 0 ? ids : arrayMove(ids, ids.indexOf(id), to);
    const currentIds = entries.map((entry) => entry.id);
    const [from, place] = [currentIds.indexOf(id), dropPlace({ order, id }, currentIds)];
    if (order.indexOf(id) === ids.indexOf(id) || place < 0 || from === place) return setLocal(null);
    const dropped = { shown: arrayMove([...entries], from, place), replaced: entries };
    setLocal(dropped);
    void onMove(from, place).finally(() => setLocal((current) => (current === dropped ? null : current)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestWithin}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragStart={() => setLocal({ shown, replaced: null })}
      onDragCancel={() => setLocal(null)}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={shownIds} strategy={strategy}>
        <Frame>
          {shown.slice(0, maxShown).map((entry) => (
            <SortableRow
              key={entry.id}
              entry={entry}
              label={labelOf(entry)}
              isDisabled={isDisabled}
              isTile={layout === 'grid'}
              render={render}
            />
          ))}
        </Frame>
      </SortableContext>
    </DndContext>
  );
}
