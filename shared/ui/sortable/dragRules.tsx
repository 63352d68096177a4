import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type InterfaceLanguage, interfaceOf, type Language } from '@ritmi/shared/domain/language';

/** How far outside the list, in px, a lifted entry still counts as over it. */
const slackPx = 64;

/** The nearest entry; none outside the list, where a drop does nothing (specification section 4). */
export const nearestWithin: CollisionDetection = (drag) => {
  const { left, top, width, height } = drag.collisionRect;
  // There is no pointer when it is moved by keyboard.
  const x = drag.pointerCoordinates?.x ?? left + width / 2;
  const y = top + height / 2;
  const isWithin = [...drag.droppableRects.values()].some(
    (entry) =>
      x >= entry.left - slackPx &&
      x <= entry.right + slackPx &&
      y >= entry.top - height &&
      y <= entry.bottom + height,
  );
  return isWithin ? closestCenter(drag) : [];
};

const otherAxis: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowRight',
};

/** Where an arrow key moves a lifted entry: in its direction, or to the previous or next entry if none is there. */
export const nextPlace: KeyboardCoordinateGetter = (event, drag) =>
  sortableKeyboardCoordinates(event, drag) ??
  sortableKeyboardCoordinates(new KeyboardEvent(event.type, { code: otherAxis[event.code] ?? '' }), drag);

type Drop = {
  /** The ids in the order after the drop; changes of the list since the entry was lifted are not in it. */
  readonly order: readonly string[];
  readonly id: string;
};

/**
 * The index of a dropped entry in a list that may have changed since it was lifted: below the nearest entry above it
 * that still exists; -1 when the entry itself was removed.
 */
export function dropPlace({ order, id }: Drop, current: readonly string[]): number {
  if (!current.includes(id)) return -1;
  const others = current.filter((other) => other !== id);
  const above = order.slice(0, order.indexOf(id)).findLast((other) => others.includes(other));
  return above === undefined ? 0 : others.indexOf(above) + 1;
}

/** Texts of the handles and for screen readers. */
const dragTexts = {
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

type DragText = (typeof dragTexts)[InterfaceLanguage];

export const dragTextIn = (language: Language): DragText => dragTexts[interfaceOf(language)];

/** Announces each step of a move. */
export function announcementsFor(text: DragText, labels: ReadonlyMap<string, string>): Announcements {
  const labelOf = (id: UniqueIdentifier) => labels.get(String(id)) ?? '';
  const place = (id: UniqueIdentifier) => text.place([...labels.keys()].indexOf(String(id)) + 1, labels.size);
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return text.lifted(labelOf(active.id), place(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A lifted entry is over itself at first; announcing that would cut off the first announcement.
      hasMoved ||= over !== null && over.id !== active.id;
      return over && hasMoved ? text.over(labelOf(active.id), place(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? text.dropped(labelOf(active.id), place(over.id)) : text.back(labelOf(active.id)),
    onDragCancel: ({ active }) => text.cancelled(labelOf(active.id)),
  };
}
