import { z } from 'zod';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) });

export type Rectangle = z.output<typeof rectangle>;

/** Where the window was when it was last open, in device-independent pixels. */
export const windowPlace = rectangle.extend({ isMaximized: z.boolean() });

export type WindowPlace = z.output<typeof windowPlace>;

export const smallestWindow = { width: 480, height: 400 } as const;

const defaultSize = { width: 1280, height: 832 } as const;

/**
 * Bounds on a screen that still exists, wholly within it. Without x and y the system centres the window on the first.
 * @param screens the usable area of each, the main one first
 */
export function visibleBounds(
  place: WindowPlace | null,
  [main, ...others]: readonly [Rectangle, ...Rectangle[]],
): Partial<Rectangle> {
  if (!place) return within(main, defaultSize);
  const screen = [main, ...others].find((candidate) => containsTitleBar(candidate, place));
  const size = within(screen ?? main, place);
  if (!screen) return size;
  const inside = (start: number, first: number, room: number) =>
    Math.max(first, Math.min(start, first + room));
  return {
    x: inside(place.x, screen.x, screen.width - size.width),
    y: inside(place.y, screen.y, screen.height - size.height),
    ...size,
  };
}

type Size = Pick<Rectangle, 'width' | 'height'>;

/** As large as wanted, but usable and no larger than the screen. */
const within = (screen: Size, wanted: Size): Size => ({
  width: Math.min(Math.max(wanted.width, smallestWindow.width), screen.width),
  height: Math.min(Math.max(wanted.height, smallestWindow.height), screen.height),
});

/** The title bar's middle must be on the screen, so that the window can be dragged. */
function containsTitleBar(screen: Rectangle, place: Rectangle): boolean {
  const middle = place.x + place.width / 2;
  const isAcross = middle >= screen.x && middle <= screen.x + screen.width;
  return isAcross && place.y >= screen.y && place.y < screen.y + screen.height - 40;
}
