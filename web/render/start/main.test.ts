import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyEvent } from '../marks.js';
import type { StartData } from '../pageStart.js';
import { fillFromAddress } from './typed.js';

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
  vi.useRealTimers();
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

it('loads them after the first paint when the page needs it', async () => {
  const observe = vi.fn<() => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(paint: () => void) {
        observe.mockImplementation(paint);
      }
      observe = observe;
    },
  );
  await start('', { 3: ['list'] });
  expect(observe).not.toHaveBeenCalled();
  vi.resetModules();
  localStorage.setItem('list', '[]');
  await start('', { 3: ['list'] });
  expect(observe).toHaveBeenCalledOnce();
  await waitFor(() => expect(order()).toEqual(['react', 'page', 'entry']));
});

it.each([
  [null, false],
  ['refused', true],
])('asks for consent when the answer is %s: hidden %s', async (answer, isHidden) => {
  if (answer) localStorage.setItem('consent', answer);
  await start('<div data-consent hidden></div><a data-opens href="/login"></a><video controls></video>');
  expect(document.querySelector<HTMLElement>('[data-consent]')?.hidden).toBe(isHidden);
  expect(document.querySelector('a')?.getAttribute('role')).toBe('button');
  expect(document.querySelector('video')?.controls).toBe(false);
});

it('holds a click until the page is hydrated, but not one in a form of the browser', async () => {
  await start(
    '<button type="button">Prano</button><form data-native><button type="button">Dërgo</button></form>',
  );
  const clicked = vi.fn<(text: string | null) => void>();
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => clicked(button.textContent));
  }
  fireEvent.click(screen.getByText('Dërgo'));
  expect(clicked.mock.calls).toEqual([['Dërgo']]);
  fireEvent.click(screen.getByText('Prano'));
  expect(clicked).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event(readyEvent));
  await waitFor(() => expect(clicked.mock.calls).toEqual([['Dërgo'], ['Prano']]));
});

it.each([
  ['a button', '<button type="button">Hyr</button>', 0],
  ['the submit button of a form that needs scripts', '<form method="post"><button>Hyr</button></form>', 0],
  ['a link', '<a href="/login">Hyr</a>', 1],
])('after five seconds without scripts does what %s does by itself, %s: %i', async (_what, html, count) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await start(html);
  const arrived = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('click', arrived);
  fireEvent.click(screen.getByText('Hyr'));
  vi.advanceTimersByTime(5_000);
  expect(arrived).toHaveBeenCalledTimes(count);
  window.dispatchEvent(new Event(readyEvent));
  vi.advanceTimersByTime(0);
  expect(arrived).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', arrived);
});

it('keeps the answer about consent at its click, before any other script runs', async () => {
  const bar = '<section data-consent hidden><button type="button" value="refused">Refuzo</button></section>';
  await start(bar);
  const question = document.querySelector('section');
  expect(question?.hidden).toBe(false);
  fireEvent.click(screen.getByText('Refuzo'));
  expect(localStorage.getItem('consent')).toBe('refused');
  expect(question?.hidden).toBe(true);
});

it.each([
  ['a list', { state: 'ready', value: [1] }, '[1]'],
  ['a part of a list', { state: 'ready', value: { items: [1, 2] } }, '[1,2]'],
  ['nothing of an empty list', { state: 'ready', value: [] }, null],
  ['nothing of a failed load', { state: 'failed', status: 500 }, null],
])('stores %s of the page', async (_what, projects, stored) => {
  const data = JSON.stringify({ data: { projects } });
  await start(`<script id="page-data" type="application/json">${data}</script>`, { 4: ['projects', 'key'] });
  expect(localStorage.getItem('key')).toBe(stored);
});

it('fills the fields of a form from the address, and leaves what it cannot choose', async () => {
  await start(`<form data-native>
    <input name="vendi"><input name="emri" value="Ana"><input type="hidden" name="paketa">
    <select name="lloji"><option value=""></option><option value="dasme"></option></select>
  </form>`);
  const form = document.querySelector('form') ?? document.createElement('form');
  const values = () => Object.fromEntries(new FormData(form));
  expect(fillFromAddress('?lloji=pagezim&emri=Eva&paketa=7')).toBe(false);
  expect(values()).toEqual({ vendi: '', emri: 'Ana', paketa: '', lloji: '' });
  expect(fillFromAddress('?vendi=Durr%C3%ABs&lloji=dasme')).toBe(true);
  expect(values()).toEqual({ vendi: 'Durrës', emri: 'Ana', paketa: '', lloji: 'dasme' });
});
