import type { Managed } from './findManaged.js';

/** The width and height of what a finger can hit, in px. */
export const targetPx = 44;

const half = targetPx / 2;

/** The radius of what is seen of a ring, and its distance from the words that it marks, in px. */
const disc = { radius: targetPx / 2 - 4, gap: 8 } as const;

/** Rings closer to each other than this are moved apart, in px. */
const leastPx = 36;

const pictured = 'section, header, figure, article, li, label, div';

type Point = { readonly x: number; readonly y: number };

/** Moves the rings to what they mark, of which there are as many and in the same order. Hides those of hidden parts. */
export function placeRings(
  rings: readonly HTMLElement[],
  frame: HTMLIFrameElement,
  managed: readonly Managed[],
): void {
  const { contentDocument: page, offsetWidth, parentElement: room } = frame;
  if (!page || !room || offsetWidth === 0) return;
  // What was found in the page before is kept where it was until this one has been read.
  if (managed.some(({ element }) => element.ownerDocument !== page)) return;
  const outer = frame.getBoundingClientRect();
  const origin = room.getBoundingClientRect();
  const scale = outer.width / offsetWidth;
  // All reads come before the writes.
  const places = placesOf(page, managed, scale);
  for (const [index, ring] of rings.entries()) {
    const place = places[index];
    ring.hidden = !place;
    if (!place) continue;
    const x = outer.left - origin.left + place.at.x * scale - half;
    const y = outer.top - origin.top + place.at.y * scale - half;
    ring.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    ring.dataset['side'] = x + half > room.clientWidth / 2 ? 'left' : 'right';
    ring.toggleAttribute('data-covered', place.isCovered);
  }
}

type Place = { readonly at: Point; readonly isCovered: boolean } | null;

function placesOf(page: Document, managed: readonly Managed[], scale: number): readonly Place[] {
  const reach = half / scale;
  const away = (disc.radius + disc.gap) / scale;
  const gap = leastPx / scale;
  const { clientWidth } = page.documentElement;
  const height = page.defaultView?.innerHeight ?? 0;
  const headFoot = Math.max(0, page.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  const taken: Point[] = [];
  return managed.map(({ element }) => {
    const isText = !element.matches(pictured);
    const box = isText ? firstLineOf(element) : element.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    const right = Math.min(isText ? box.right + away : box.right - reach, clientWidth - reach);
    // Stays in sight while a high card is scrolled.
    const top = Math.min(Math.max(box.top, headFoot) + reach, Math.max(box.top, box.bottom - reach));
    // Beside a line of text, or above its end where there is no room beside it.
    const isBeside = box.right + away + reach <= clientWidth;
    const y = isBeside
      ? (box.top + box.bottom) / 2
      : Math.max(box.top - disc.radius / scale, headFoot + reach);
    let at = { x: Math.max(right, reach), y: isText ? y : top };
    while (taken.some(({ x, y }) => Math.abs(x - at.x) < gap && Math.abs(y - at.y) < gap)) {
      at = { ...at, y: at.y + gap };
    }
    const seen = { x: Math.min(at.x, box.right - 2), y: at.y };
    const isOut = at.x < box.left || at.y < 0 || at.y > height;
    const seenY = Math.min(Math.max(seen.y, box.top + 1), box.bottom - 1);
    const hit = isOut ? null : page.elementFromPoint(seen.x, seenY);
    const isCovered = !hit || !(element.contains(hit) || hit.contains(element));
    if (!isCovered) taken.push(at);
    return { at, isCovered };
  });
}

/** Where the words of an element begin, which may be narrower than the element. */
function firstLineOf(element: Element): DOMRect | undefined {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getClientRects()[0];
}
