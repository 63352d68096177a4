import { consentKey, consentMark, opensMark, pageDataId } from '../marks.js';
import type { StartData } from '../pageStart.js';
import { holdClicks } from './clicks.js';
import { find } from './find.js';
import { watchForeignChanges } from './foreign.js';
import { fillFromAddress } from './typed.js';

// The only script of a page before the first interaction (docs/decisions/033). The build bundles it into one classic
// script; the page's differences are in the tag's `data-start`.
const [files, loadsAfterPaint, hasAnalytics, reads, writes]: StartData = JSON.parse(
  document.currentScript?.dataset.start ?? '',
);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** All files are requested at once; each runs in a task of its own: the browser responds in between. */
async function load(): Promise<void> {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const href of files) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Gives the page what it has with scripts only. */
function prepare(): void {
  for (const bar of find(`[${consentMark}]`)) {
    bar.hidden = Boolean(choice);
    if (!choice) bar.dataset.asks = '';
  }
  for (const film of find<HTMLVideoElement>('video[controls]')) film.controls = false;
  for (const opener of find(`[${opensMark}]`)) opener.role = 'button';
}

let begun: Promise<void> | null = null;
const begin = () => {
  begun ??= load().catch(() => {
    begun = null;
    if (navigator.onLine) release();
  });
};
const release = holdClicks(begin);

find('#root').forEach(watchForeignChanges);

const early = { capture: true, passive: true };
addEventListener(
  'pointermove',
  ({ movementX, movementY }) => {
    // Layout under a resting pointer fires the event without movement, which is not an interaction.
    if (movementX || movementY) begin();
  },
  early,
);
for (const sign of ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'input']) {
  addEventListener(sign, begin, early);
}
// A picture that does not load needs React to be replaced.
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && begin(), true);
for (const { complete, naturalWidth } of find<HTMLImageElement>('img'))
  if (complete && !naturalWidth) begin();

const choice = read(consentKey);
prepare();

if (writes) {
  try {
    const { value } = JSON.parse(find(`#${pageDataId}`)[0]?.textContent ?? '').data[writes[0]];
    const list = value.items ?? value;
    if (list.length) localStorage.setItem(writes[1], JSON.stringify(list));
  } catch {
    // The list was not loaded, or storage is full or forbidden: the page shows its list anyway.
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
