import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

/** What a screen reader hears while an entry is moved, in Albanian. */
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
