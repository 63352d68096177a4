import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyEvent } from '../marks.js';
import type { StartData } from '../pageStart.js';

const ran = vi.fn<(name: string) => void>();
const fileThatRuns = (name: string) =>
  `data:text/javascript,globalThis.ran('${name}')//${crypto.randomUUID()}`;

let ended: AbortController;

beforeEach(() => {
  ended = new AbortController();
  // The script listens as long as the page exists, and the pages of all tests are one.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: unknown, options: unknown) =>
      listen(type, listener as EventListener, {
        ...(options === true ? { capture: true } : Object(options)),
        signal: ended.signal,
      }),
  );
  vi.stubGlobal('ran', ran);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
    },
  );
});

afterEach(() => {
  ended.abort();
  ran.mockReset();
  localStorage.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

/** Runs the start script in a page with this body. */
async function start(body: string, data: Partial<Record<number, StartData[number]>> = {}): Promise<void> {
  document.body.innerHTML = body;
  const files = ['react', 'page', 'entry'].map(fileThatRuns);
  const given = Object.assign([files, false, false, [], null], data);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.start = JSON.stringify(given);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./main.js');
}

const order = () => ran.mock.calls.map(([name]) => name);

it('loads the files in order on the first interaction, and once', async () => {
  await start('<p>Mirë</p>');
  fireEvent(window, new MouseEvent('pointermove', { movementX: 0, movementY: 0 }));
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
  fireEvent.keyDown(document.body);
  fireEvent.scroll(window);
  await waitFor(() => expect(order()).toEqual(['react', 'page', 'entry']));
});
