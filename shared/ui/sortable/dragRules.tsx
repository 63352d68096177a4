import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type Modifier,
  type ScreenReaderInstructions,
} from '@dnd-kit/core';

/** Rows move up and down only. */
export const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** How far beside the list a pointer still counts as over it: hands tremble. */
const slackPx = 64;

/** The nearest row; none while the row is held outside the list, where a drop does nothing (specification section 4). */
export const nearestWithinList: CollisionDetection = (drag) => {
  const { top, height } = drag.collisionRect;
  const middle = top + height / 2;
  // A keyboard has no pointer and never leaves the list.
  const x = drag.pointerCoordinates?.x;
  const isWithin = [...drag.droppableRects.values()].some(
    (row) =>
      (x === undefined || (x >= row.left - slackPx && x <= row.right + slackPx)) &&
      middle >= row.top - height &&
      middle <= row.bottom + height,
  );
  return isWithin ? closestCenter(drag) : [];
};

type Drop = {
  /** The ids after the drop, in the list as it was when the entry was lifted. */
  readonly order: readonly string[];
  readonly id: string;
};

/**
 * Where a dropped entry belongs in a list that may have changed since it was lifted: below the nearest entry that it
 * was put under and that is still there; -1 when the entry itself was removed.
 */
export function dropPlace({ order, id }: Drop, now: readonly string[]): number {
  if (!now.includes(id)) return -1;
  const others = now.filter((other) => other !== id);
  const above = order.slice(0, order.indexOf(id)).findLast((other) => others.includes(other));
  return above === undefined ? 0 : others.indexOf(above) + 1;
}

/** What a screen reader says while an entry is moved, in Albanian. */
export function announcementsFor(
  labelOf: (id: string) => string,
  placeOf: (id: string) => number,
  count: () => number,
): Announcements {
  const place = (id: string) => `${placeOf(id) + 1} nga ${count()}`;
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return `U kap ${labelOf(String(active.id))}, pozicioni ${place(String(active.id))}.`;
    },
    onDragOver: ({ active, over }) => {
      // A lifted entry lies over itself at once: that must not talk over the words of the start.
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved
        ? `${labelOf(String(active.id))} është në pozicionin ${place(String(over.id))}.`
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${labelOf(String(active.id))} u lëshua në pozicionin ${place(String(over.id))}.`
        : `${labelOf(String(active.id))} u kthye në vendin e vet.`,
    onDragCancel: ({ active }) =>
      `Zhvendosja u anulua. ${labelOf(String(active.id))} u kthye në vendin e vet.`,
  };
}

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Shtypni Space për ta kapur. Lëvizeni me shigjetat lart dhe poshtë. Shtypni përsëri Space për ta lëshuar, ose Escape për ta anuluar.',
};
