import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect } from 'react';
import { useStore } from '../store.js';
import { type DragListeners, liftedMark, type NearRows, type RowParts } from './nearRows.js';

type DraggablesProps = { readonly near: NearRows; readonly isDisabled: boolean };

/**
 * Makes the rows near the window take part in drag and drop. It renders nothing and writes to the rows directly, so the
 * rows themselves are outside dnd-kit's context: React would search all of them for readers of it at each move.
 */
export function Draggables({ near, isDisabled }: DraggablesProps) {
  const rows = useStore(near.rows);
  return rows.map((row) => <Draggable key={row.id} row={row} isDisabled={isDisabled} />);
}

function Draggable({ row, isDisabled }: { readonly row: RowParts; readonly isDisabled: boolean }) {
  const { id, line, handle } = row;
  const sortable = useSortable({ id, disabled: isDisabled });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;

  useLayoutEffect(() => {
    setNodeRef(line);
    setActivatorNodeRef(handle);
    return () => {
      setNodeRef(null);
      setActivatorNodeRef(null);
    };
  }, [setNodeRef, setActivatorNodeRef, line, handle]);

  useLayoutEffect(() => {
    // dnd-kit declares them as bare functions.
    row.setListeners(listeners as DragListeners | undefined);
    return () => row.setListeners(undefined);
  }, [row, listeners]);

  const moved = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => {
    line.style.transform = moved;
    line.style.transition = transition ?? '';
    return () => {
      line.style.transform = '';
      line.style.transition = '';
    };
  }, [line, moved, transition]);

  useLayoutEffect(() => {
    if (!isDragging) return;
    line.setAttribute(liftedMark, '');
    handle.setAttribute('aria-pressed', 'true');
    return () => {
      line.removeAttribute(liftedMark);
      handle.removeAttribute('aria-pressed');
    };
  }, [line, handle, isDragging]);

  return null;
}
