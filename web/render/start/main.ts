import { marks, pageDataId } from '../marks.js';
import type { StartData } from '../pageStart.js';
import { holdClicks } from './clicks.js';
import { undoForeignChanges } from './foreign.js';
import { fillFromAddress } from './typed.js';

// The only script of a page before the first interaction (docs/decisions/033). The build bundles it into one classic
// script; the page's differences are in the tag's `data-start`.
const [entry, needed, { loadsAfterPaint, hasAnalytics, reads, writes }]: StartData = JSON.parse(
  document.currentScript?.dataset.start ?? '',
);

const find = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** All files are requested at once; each runs in a task of its own, dependencies first: the browser responds in between. */
async function load(): Promise<void> {
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const href of [...needed].reverse().concat(entry)) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let begun: Promise<void> | null = null;
const begin = () => {
  begun ??= load().catch(() => {
    begun = null;
    if (navigator.onLine) clicks.release();
  });
};
const clicks = holdClicks(begin);

// Keeps Zod from trying `new Function`, which the page's policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
undoForeignChanges(document.querySelector('#root'));

addEventListener(
  'pointermove',
  ({ movementX, movementY }) => {
    // Layout under a resting pointer fires the event without movement, which is not an interaction.
    if (movementX || movementY) begin();
  },
  { capture: true, passive: true },
);
for (const sign of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']) {
  addEventListener(sign, begin, { capture: true, passive: true });
}
// A picture that does not load needs React to be replaced.
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && begin(), true);
if ([...find<HTMLImageElement>('img')].some((image) => image.complete && !image.naturalWidth)) begin();

const choice = read('consent');
for (const bar of find(`[${marks.consent}]`)) {
  bar.hidden = choice !== null;
  if (!choice) bar.dataset.asks = '';
}
for (const film of find<HTMLVideoElement>('video[controls]')) film.controls = false;
for (const opener of find(`[${marks.opens}]`)) opener.role = 'button';

if (writes) {
  try {
    const { state, value } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '').data[
      writes[0]
    ];
    const list = state === 'ready' ? (value.items ?? value) : [];
    if (list.length) localStorage.setItem(writes[1], JSON.stringify(list));
  } catch {
    // Storage is full or forbidden: the page shows its list anyway.
  }
}

addEventListener('load', () => {
  const [film] = find<HTMLVideoElement>('video[loop]');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) film?.play().catch(() => undefined);
});
// The links of a form contain what is typed only once its script runs.
const isTyped = fillFromAddress(location.search);
if (isTyped || loadsAfterPaint || (hasAnalytics && choice === 'accepted') || reads.some(read)) {
  addEventListener('load', () => setTimeout(begin, 1000));
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
}
