import { shortHash } from './pageDocument.js';

/** Input of a page's start script. */
export type PageStart = {
  /** Loads the page's scripts after the first paint: a load failed, or the page is rendered in the browser only. */
  readonly loadsAfterPaint: boolean;
  /** Page views are reported after consent. */
  readonly hasAnalytics: boolean;
  /** Keys of stored lists that the page shows; if one exists, scripts load after the first paint. */
  readonly reads: readonly string[];
  /** The list of the page's data to store in the browser, and the key to store it under. */
  readonly writes: readonly [data: string, key: string] | null;
};

/**
 * Makes a page load its scripts on the first interaction (docs/decisions/033): it is readable without them. A click
 * before that is held, and repeated after hydration.
 * @param html as rendered by Vike, with tags for the entry and everything it imports
 */
export function loadOnInteraction(html: string, pageStart: PageStart): string {
  const entry = entryTag.exec(html)?.[1];
  if (!entry) return html;
  const needed = [...html.matchAll(neededTag)].map(([, href]) => href);
  const given = JSON.stringify([entry, needed, pageStart]).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const script = `<script defer src="${startFile.path}" data-start='${given}'></script>`;
  return html
    .replaceAll(neededTag, '')
    .replaceAll(laterFontTag, '')
    .replace(entryTag, () => script);
}

const entryTag = /<script src="([^"]+)" type="module" async><\/script>/;
const neededTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g;
// Vike preloads every font of a style sheet. Only the font of the headings is worth it: a preload of the text's font delays
// the style sheet, and on a slow phone the first paint by a tenth; loaded later, that font causes no layout shift.
const laterFontTag = /<link rel="preload" href="[^"]*mona-sans-(?!heading)[^"]*"[^>]*>\s*/g;

// Runs in the browser. All files are requested at once; each runs in a task of its own, dependencies first, so that the
// browser can respond to input in between. `ritmi:ready` comes from web/pages/renderer/+onAfterRenderClient.ts.
// A click is held for at most five seconds; on a button that does nothing without its script there is no limit.
// `jitless` keeps Zod from trying `new Function`, which the page's policy forbids and reports.
// Layout under a resting pointer fires pointermove without movement, which is not an interaction.
const start = `(() => {
  const [entry, needed, { loadsAfterPaint, hasAnalytics, reads, writes }] = JSON.parse(document.currentScript.dataset.start);
  const find = (selector) => [...document.querySelectorAll(selector)];
  const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  globalThis.__zod_globalConfig = { jitless: true };
  let begun, pressed, isOver = false;
  const end = () => {
    isOver = true;
    const target = pressed;
    pressed = null;
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  };
  const load = async () => {
    for (const href of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const href of [...needed].reverse().concat(entry)) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const begin = () => {
    begun ??= load().catch(() => {
      begun = null;
      if (navigator.onLine) end();
    });
  };
  addEventListener('pointermove', ({ movementX, movementY }) => { if (movementX || movementY) begin(); }, { capture: true, passive: true });
  for (const sign of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target.closest('a');
    if (isOver || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !target.closest('a,button,input,label') || target.closest('[data-native]')) return;
    if (link && (link.target || link.origin !== location.origin || link.hash && !link.dataset.vike)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = target;
    begin();
    if (!target.closest('button[type=button]')) setTimeout(end, 5000);
  }, true);
  addEventListener('ritmi:ready', () => setTimeout(end), { once: true });
  addEventListener('error', ({ target }) => { if (target.tagName === 'IMG') begin(); }, true);
  const choice = read('consent');
  for (const bar of find('[data-consent]')) {
    bar.hidden = choice !== null;
    if (!bar.hidden) bar.dataset.asks = '';
  }
  for (const film of find('video[controls]')) film.controls = false;
  for (const opener of find('[data-opens]')) opener.setAttribute('role', 'button');
  if (writes) try {
    const { state, value } = JSON.parse(document.getElementById('page-data').textContent).data[writes[0]];
    const list = state === 'ready' ? value.items ?? value : [];
    if (list.length) localStorage.setItem(writes[1], JSON.stringify(list));
  } catch {}
  if (find('img').some((image) => image.complete && !image.naturalWidth)) begin();
  addEventListener('load', () => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) find('video[loop]')[0]?.play().catch(() => {});
  });
  if (loadsAfterPaint || hasAnalytics && choice === 'accepted' || reads.some(read)) {
    addEventListener('load', () => setTimeout(begin, 1000));
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  }
})();`.replace(/\s*([\n{}()=<>,;:?|&])\s*/g, (_all, sign) => sign.trim());

/** One file for all pages; their differences are in the script tag's `data-start`. The build writes it. */
export const startFile = { path: `/assets/start-${shortHash(start)}.js`, text: start };
