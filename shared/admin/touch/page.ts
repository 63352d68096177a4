import { keepUnasked } from './unasked.js';

/** The path of the site that an address asks for; the home page for any other. */
export function sitePathIn(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, window.location.origin)) return '/';
  const { origin, pathname, search } = new URL(asked, window.location.origin);
  return origin === window.location.origin && !isAdminPath(pathname) ? `${pathname}${search}` : '/';
}

/** Whether a path leads to the admin itself, where a page of it would have another one in it. */
export const isAdminPath = (path: string) => /^\/(admin|login)(?![^/?])/.test(path);

export function pathOf(page: Document): string {
  const { pathname = '/', search = '' } = page.defaultView?.location ?? {};
  return `${pathname}${search}`;
}

/** How often, and how long, the site is asked for what was saved. */
const asks = { times: 20, everyMs: 150 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a page is now, as one value; null when the site does not answer. */
export async function versionOf(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    await answer.body?.cancel();
    return answer.headers.get('etag');
  } catch {
    return null;
  }
}

/** Resolves when a page is no longer what it was: the site learns of a change a moment after the admin. */
export async function untilChanged(path: string, before: string | null): Promise<void> {
  for (let time = 0; time < asks.times; time += 1) {
    const now = await versionOf(path);
    if (now !== null && now !== before) return;
    await pause(asks.everyMs);
  }
}

/** After which a page takes its place without all of its pictures, in ms. */
const picturesMs = 600;

/** Prepares a page for sight: without what only visitors are shown, and scrolled as the page before it. */
export async function takePlace(page: Document, before: Document | null): Promise<void> {
  keepUnasked(page);
  for (const animation of page.getAnimations()) {
    // One without an end has no place to finish at.
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
  if (!before || before === page) return;
  scrollAs(page, before);
  const inSight = [...page.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < (page.defaultView?.innerHeight ?? 0);
  });
  const ready = Promise.allSettled([page.fonts.ready, ...inSight.map((image) => image.decode())]);
  await Promise.race([ready, pause(picturesMs)]);
  // What has been loaded may have moved the rest.
  scrollAs(page, before);
}

/** Scrolls a page, and its strips, to where another one is. */
function scrollAs(page: Document, before: Document): void {
  const strips = before.querySelectorAll('ul');
  for (const [index, strip] of [...page.querySelectorAll('ul')].entries()) {
    const left = strips[index]?.scrollLeft ?? 0;
    if (left > 0) strip.scrollTo({ left, behavior: 'instant' });
  }
  page.defaultView?.scrollTo({ top: before.defaultView?.scrollY ?? 0, behavior: 'instant' });
}
