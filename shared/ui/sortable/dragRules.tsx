import { closestCenter, type CollisionDetection, type Modifier } from '@dnd-kit/core';

/** Rows move up and down only. */
export const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Hands tremble: so far beside the list a pointer is still over it. */
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
