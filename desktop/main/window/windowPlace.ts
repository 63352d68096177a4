import { z } from 'zod';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });

export type Rectangle = z.output<typeof rectangle>;

/** Where the window was when it was last open, in device-independent pixels. */
export const windowPlace = rectangle.extend({ isMaximized: z.boolean() });

export type WindowPlace = z.output<typeof windowPlace>;

export const smallestWindow = { width: 480, height: 400 } as const;

const defaultSize = { width: 1280, height: 832 } as const;

/** Bounds on a screen that still exists, no larger than it. Without x and y the system centres the window. */
export function visibleBounds(place: WindowPlace | null, screens: readonly Rectangle[]): Partial<Rectangle> {
  if (!place) return defaultSize;
  const width = Math.max(place.width, smallestWindow.width);
  const height = Math.max(place.height, smallestWindow.height);
  const screen = screens.find((candidate) => containsTitleBar(candidate, place));
  if (!screen) return { width, height };
  return {
    x: place.x,
    y: place.y,
    width: Math.min(width, screen.width),
    height: Math.min(height, screen.height),
  };
}

/** The title bar's middle must be on the screen, so that the window can be dragged. */
function containsTitleBar(screen: Rectangle, place: Rectangle): boolean {
  const middle = place.x + place.width / 2;
  const isAcross = middle >= screen.x && middle <= screen.x + screen.width;
  return isAcross && place.y >= screen.y && place.y < screen.y + screen.height - 40;
}
