import {
  type Announcements,
  type ClientRect,
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { Language } from '@ritmi/shared/domain/language';

/** Rows move up and down only. */
export const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** How far beside the list, in px, a pointer still counts as over it. */
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

/** The nearest tile; none while the lifted one is held clear of all of them. */
export const nearestWithinGrid: CollisionDetection = (drag) => {
  const { left, top, width, height } = drag.collisionRect;
  const [x, y] = [left + width / 2, top + height / 2];
  const isWithin = [...drag.droppableRects.values()].some(
    (tile) =>
      x >= tile.left - width / 2 &&
      x <= tile.right + width / 2 &&
      y >= tile.top - height &&
      y <= tile.bottom + height,
  );
  return isWithin ? closestCenter(drag) : [];
};

const steps: Readonly<Record<string, { readonly by: 1 | -1; readonly isLine: boolean }>> = {
  ArrowLeft: { by: -1, isLine: false },
  ArrowRight: { by: 1, isLine: false },
  ArrowUp: { by: -1, isLine: true },
  ArrowDown: { by: 1, isLine: true },
};

/** Where an arrow key takes a lifted tile: to its neighbour, or the one above or below; the neighbour where there is none. */
export const nextTile: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { active, over, droppableRects, droppableContainers } = context;
  if (!step || !active) return undefined;
  event.preventDefault();
  const tiles = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, rect }] : [];
  });
  const inOrder = [...tiles].sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
  const place = inOrder.findIndex(({ id }) => id === (over ?? active).id);
  const here = inOrder[place]?.rect;
  if (!here) return undefined;
  const onward = step.by === 1 ? inOrder.slice(place + 1) : inOrder.slice(0, place).reverse();
  const isInColumn = ({ rect }: { readonly rect: ClientRect }) =>
    Math.abs(rect.left - here.left) < 1 && rect.top !== here.top;
  const target = (step.isLine ? onward.find(isInColumn) : undefined) ?? onward[0];
  return target && { x: target.rect.left, y: target.rect.top };
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

/** What a screen reader says while an entry is moved. */
const spoken = {
  sq: {
    lifted: (label: string, place: string) => `U kap ${label}, pozicioni ${place}.`,
    over: (label: string, place: string) => `${label} është në pozicionin ${place}.`,
    dropped: (label: string, place: string) => `${label} u lëshua në pozicionin ${place}.`,
    back: (label: string) => `${label} u kthye në vendin e vet.`,
    cancelled: (label: string) => `Zhvendosja u anulua. ${label} u kthye në vendin e vet.`,
    place: (place: number, count: number) => `${place} nga ${count}`,
    handle: 'Zvarrit',
    role: 'rresht që zvarritet',
    instructions:
      'Shtypni Space për ta kapur. Lëvizeni me shigjetat. Shtypni përsëri Space për ta lëshuar, ose Escape për ta anuluar.',
  },
  en: {
    lifted: (label: string, place: string) => `Lifted ${label}, position ${place}.`,
    over: (label: string, place: string) => `${label} is at position ${place}.`,
    dropped: (label: string, place: string) => `${label} was dropped at position ${place}.`,
    back: (label: string) => `${label} is back in its place.`,
    cancelled: (label: string) => `The move was cancelled. ${label} is back in its place.`,
    place: (place: number, count: number) => `${place} of ${count}`,
    handle: 'Drag',
    role: 'draggable row',
    instructions:
      'Press Space to lift it. Move it with the arrow keys. Press Space again to drop it, or Escape to cancel.',
  },
};

type Spoken = (typeof spoken)[Language];

export const spokenIn = (language: Language): Spoken => spoken[language];

/** What is said of each step of a move. */
export function announcementsFor(text: Spoken, labels: ReadonlyMap<string, string>): Announcements {
  const labelOf = (id: UniqueIdentifier) => labels.get(String(id)) ?? '';
  const place = (id: UniqueIdentifier) => text.place([...labels.keys()].indexOf(String(id)) + 1, labels.size);
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return text.lifted(labelOf(active.id), place(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A lifted entry is over itself at once: announcing that would cut off the first announcement.
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved ? text.over(labelOf(active.id), place(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? text.dropped(labelOf(active.id), place(over.id)) : text.back(labelOf(active.id)),
    onDragCancel: ({ active }) => text.cancelled(labelOf(active.id)),
  };
}
