/** The question whether visits may be counted, and the mark by which a page makes room for it (web/render/marks.ts). */
const asking = '[data-consent]';
const asksMark = 'data-asks';

const watched = new WeakSet<Document>();

/**
 * Keeps a page from asking whoever edits it whether visits may be counted: while somebody is signed in, none are. The
 * answer of their own visits stays as it is.
 */
export function keepUnasked(page: Document): void {
  if (watched.has(page) || !page.querySelector(asking)) return;
  watched.add(page);
  const hide = () => {
    for (const bar of page.querySelectorAll<HTMLElement>(asking)) {
      if (!bar.hidden) bar.hidden = true;
      if (bar.hasAttribute(asksMark)) bar.removeAttribute(asksMark);
    }
  };
  hide();
  // The page's own scripts show it once they run.
  new MutationObserver(hide).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', asksMark],
  });
}

/**
 * Does so in the frames below an element from their first picture on, before a page has loaded.
 * @returns a function that ends it
 */
export function keepFramesUnasked(room: HTMLElement): () => void {
  let next = 0;
  function look() {
    for (const { contentDocument } of room.querySelectorAll('iframe')) {
      if (contentDocument) keepUnasked(contentDocument);
    }
    next = requestAnimationFrame(look);
  }
  look();
  return () => cancelAnimationFrame(next);
}
