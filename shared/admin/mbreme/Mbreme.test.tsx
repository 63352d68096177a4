import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { events } from '@ritmi/shared/domain/events/schema';
import { text } from '@ritmi/shared/domain/fields';
import type { Host } from '../host/host.js';
import { DraftBar } from '../kit/drafts/Drafts.js';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { fakeOutbox } from '../kit/testing/fakeOutbox.js';
import { expectLogged, press, type } from '../kit/testing/steps.js';
import { memoryDrafts, TestAdmin, testHost } from '../kit/testing/testHost.js';
import { MbremeScreen } from './MbremeScreen.js';

/** The server of uploads, which `fetch` cannot replace. */
class Uploads {
  static readonly sent: string[] = [];
  static answer: 'stored' | 'unreachable' = 'stored';
  /** Name of a file that is refused. */
  static refused = '';
  static tries = 0;
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 201;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const file = form.get('file');
    const name = file instanceof File ? file.name : '';
    Uploads.tries += 1;
    queueMicrotask(() => {
      if (name === Uploads.refused) {
        this.status = 415;
        this.responseText = JSON.stringify({ message: 'Lloj i panjohur' });
        return this.onload?.();
      }
      if (Uploads.answer === 'unreachable') return this.onerror?.();
      Uploads.sent.push(name);
      this.responseText = JSON.stringify({ url: `/uploads/${name}` });
      this.onload?.();
    });
  }
}

let api: FakeApi;
beforeEach(() => {
  Uploads.sent.length = 0;
  Uploads.answer = 'stored';
  Uploads.refused = '';
  Uploads.tries = 0;
  vi.stubGlobal('XMLHttpRequest', Uploads);
  vi.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z'), toFake: ['Date'] });
  api = fakeApi({ '/events': [] });
});

const lastNight = Date.parse('2026-11-26T22:00:00Z');
const photo = (name: string, lastModified = lastNight) =>
  new File(['x'], name, { type: 'image/png', lastModified });

async function open(change: Partial<Host> = {}, path = '/mbreme') {
  const host = testHost(change);
  const shown = render(
    <TestAdmin host={host} path={path}>
      <DraftBar />
      <Routes>
        <Route path="/mbreme" element={<MbremeScreen />} />
      </Routes>
    </TestAdmin>,
  );
  await screen.findByRole('form', { name: 'Mbrëmë' });
  return shown;
}

async function choose(...files: readonly File[]) {
  fireEvent.change(await screen.findByLabelText(/^(Zgjidh fotot|Shto të tjera)/), { target: { files } });
  await screen.findByRole('button', { name: 'Publiko' });
}

/** The texts of the event that was sent. */
function sentEvent() {
  const [{ body } = { body: null }] = api.sent();
  const parts = body instanceof FormData ? [...body] : [];
  return Object.fromEntries(parts.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

test('photos, a kind and a town become an event, once however often it is pressed', async () => {
  await open();
  await choose(photo('a.png'), photo('b.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Durrës' }));
  expect(screen.getByLabelText('Titulli')).toHaveValue('Dasmë në Durrës');
  expect(screen.getByLabelText('Nata')).toHaveValue('2026-11-26');
  expect(screen.getByLabelText('Nata')).toHaveAccessibleDescription(
    'e enjte, 26 nëntor 2026 · Me hamendje: fotot nuk thonë kur u bënë.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bëje kryesore foton 2' }));
  fireEvent.change(screen.getByLabelText('Mbishkrimi 1'), { target: { value: ' Vallja ' } });
  press('Publiko');
  fireEvent.submit(screen.getByRole('form', { name: 'Mbrëmë' }));
  await screen.findByRole('heading', { name: 'U publikua: Dasmë në Durrës' });
  expect(Uploads.sent).toEqual(['b.png', 'a.png']);
  expect(api.sent()).toHaveLength(1);
  const { mediaData = '', translations = '', ...texts } = sentEvent();
  expect(texts).toEqual({
    title: 'Dasmë në Durrës',
    kind: 'dasme',
    date: '2026-11-26',
    description: 'Një natë, 2 foto.',
    featured: 'false',
    image: '/uploads/b.png',
  });
  expect(JSON.parse(mediaData)).toEqual([
    { type: 'image', url: '/uploads/b.png', caption: 'Vallja' },
    { type: 'image', url: '/uploads/a.png' },
  ]);
  expect(JSON.parse(translations)).toEqual({
    en: { title: 'Wedding in Durrës', description: 'One night, 2 photos.' },
  });
  expect(screen.getByRole('link', { name: 'Shih në faqe' })).toHaveAttribute(
    'href',
    `${window.location.origin}/evente#made`,
  );
  press('Një tjetër');
  expect(screen.queryByRole('list', { name: 'Fotot' })).toBeNull();
});

test('what is typed replaces what is proposed, in both languages', async () => {
  await open();
  await choose(photo('a.png'));
  type('Qytet ose sallë tjetër', 'Hotel Adriatik');
  expect(screen.getByLabelText('Titulli')).toHaveValue('Mbrëmje në Hotel Adriatik');
  type('Titulli', 'Dasma e Anës');
  type('Përshkrimi', 'Vallja e fundit.');
  type('Nata', '2026-11-21');
  press('Publiko');
  await screen.findByRole('heading', { name: 'U publikua: Dasma e Anës' });
  const { title, date, description, translations } = sentEvent();
  expect([title, date, description, translations]).toEqual([
    'Dasma e Anës',
    '2026-11-21',
    'Vallja e fundit.',
    undefined,
  ]);
});

test('what is missing is said at its place', async () => {
  await open();
  press('Publiko');
  const input = screen.getByLabelText(/^Zgjidh fotot/);
  expect(input).toHaveAccessibleDescription(/Zgjidh të paktën një foto\./);
  expect(input).toHaveFocus();
  await choose(photo('a.png'));
  expect(screen.getByLabelText('Titulli')).toHaveAccessibleDescription(
    'Zgjidh llojin e natës, ose shkruaj një titull.',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Natë klubi' }));
  expect(screen.getByLabelText('Titulli')).toHaveValue('Natë klubi, 26 nëntor 2026');
  expect(screen.getByLabelText('Titulli')).not.toHaveAttribute('aria-invalid');
  press('Hiqe foton 1');
  expect(screen.queryByRole('list', { name: 'Fotot' })).toBeNull();
  expect(api.sent()).toEqual([]);
});

test('a field that every event needs is asked for, without another line for it here', async () => {
  Object.assign(events.fields, { city: text('City') });
  onTestFinished(() => void Reflect.deleteProperty(events.fields, 'city'));
  await open();
  await choose(photo('a.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  const input = await screen.findByLabelText('City');
  await vi.waitFor(() => expect(input).toHaveAccessibleDescription('Kjo fushë kërkohet.'));
  expect(api.sent()).toEqual([]);
  fireEvent.change(input, { target: { value: 'Vlorë' } });
  await vi.waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'));
  press('Publiko');
  await screen.findByRole('heading', { name: /^U publikua/ });
  expect(sentEvent()).toMatchObject({ city: 'Vlorë', kind: 'dasme' });
});

test('a failed attempt keeps everything, and a repeat uploads nothing again and has the same key', async () => {
  await open();
  await choose(photo('a.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  const keys: (string | null)[] = [];
  const fetch = window.fetch.bind(window);
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    if (options.method === 'POST') keys.push(new Headers(options.headers).get('Idempotency-Key'));
    return fetch(url, options);
  });
  api.write = () => Response.json({ message: 'Jo tani' }, { status: 503 });
  press('Publiko');
  const form = within(screen.getByRole('form', { name: 'Mbrëmë' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Çfarë shkrove mbetet këtu');
  expectLogged();
  api.write = () => Response.json({ id: 'made' }, { status: 201 });
  press('Publiko');
  await screen.findByRole('heading', { name: /^U publikua/ });
  expect(Uploads.sent).toEqual(['a.png']);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a photo that is refused is named, in the message and beside the button', async () => {
  await open();
  await choose(photo('a.png'), photo('b.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  Uploads.refused = 'b.png';
  press('Publiko');
  const form = within(screen.getByRole('form', { name: 'Mbrëmë' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Fotoja 2: b.png');
  const message = await screen.findByText('Failed to add event: Lloj i panjohur');
  expect(message).toHaveAttribute('data-about', 'Fotoja 2: b.png');
  expectLogged();
  press('Hiqe foton 2');
  press('Publiko');
  await screen.findByRole('heading', { name: /^U publikua/ });
  expect(Uploads.sent).toEqual(['a.png']);
});

test('a night that was left is offered again with its photos', async () => {
  const drafts = memoryDrafts();
  const { unmount } = await open({ drafts });
  await choose(photo('a.png'), photo('b.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Maturë' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bëje kryesore foton 2' }));
  await vi.waitFor(() => expect(JSON.stringify([...drafts.entries.values()])).toContain('mature'));
  unmount();
  await open({ drafts });
  fireEvent.click(await screen.findByRole('button', { name: 'Rikthe draftin' }));
  const tiles = await screen.findByRole('list', { name: 'Fotot' });
  expect(within(tiles).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Maturë' })).toBeChecked();
  fireEvent.click(await screen.findByRole('button', { name: 'Publiko' }));
  await screen.findByRole('heading', { name: /^U publikua/ });
  expect(Uploads.sent).toEqual(['b.png', 'a.png']);
  await vi.waitFor(() => expect([...drafts.entries.keys()]).toEqual([]));
});

test('without a network photos and event go to the outbox', async () => {
  const outbox = { ...fakeOutbox(), mustQueue: () => true };
  outbox.addUpload.mockImplementation(async ({ name }) => `/uploads/pret-${name}`);
  Uploads.answer = 'unreachable';
  await open({ outbox });
  await choose(photo('a.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  await screen.findByRole('heading', { name: 'Pret rrjetin: Dasmë, 26 nëntor 2026' });
  expect(screen.getByText(/Dërgohen vetë, një herë të vetme/)).toBeVisible();
  expect(outbox.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      entity: 'events',
      kind: 'create',
      body: expect.objectContaining({ image: '/uploads/pret-a.png' }),
    }),
  );
  expect(api.sent()).toEqual([]);
});

test('when the server does not answer for one photo, the others are not tried but wait with it', async () => {
  const outbox = { ...fakeOutbox(), mustQueue: () => true };
  outbox.addUpload.mockImplementation(async ({ name }) => `/uploads/pret-${name}`);
  Uploads.answer = 'unreachable';
  await open({ outbox });
  await choose(photo('a.png'), photo('b.png'), photo('c.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  await screen.findByRole('heading', { name: /^Pret rrjetin/ });
  expect(Uploads.tries).toBe(1);
  expect(outbox.addUpload.mock.calls.map(([{ name }, sentAs]) => [name, sentAs !== undefined])).toEqual([
    ['a.png', true],
    ['b.png', false],
    ['c.png', false],
  ]);
});

test('photos that go to the outbox can be stopped, and those that are there are not added again', async () => {
  const outbox = { ...fakeOutbox(), mustQueue: () => true };
  outbox.addUpload.mockImplementation(async ({ name }) => `/uploads/pret-${name}`);
  outbox.addUpload.mockImplementationOnce(async ({ name }) => {
    press('Ndalo');
    return `/uploads/pret-${name}`;
  });
  Uploads.answer = 'unreachable';
  await open({ outbox });
  await choose(photo('a.png'), photo('b.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  fireEvent.click(await screen.findByRole('button', { name: 'Publiko' }));
  await screen.findByRole('heading', { name: /^Pret rrjetin/ });
  expect(Uploads.tries).toBe(2);
  expect(outbox.addUpload.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.png']);
});

test('a browser keeps them in the outbox of such screens', async () => {
  const browserOutbox = { ...fakeOutbox(), mustQueue: () => true };
  Uploads.answer = 'unreachable';
  await open({ browserOutbox });
  await choose(photo('a.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  await screen.findByRole('heading', { name: 'Pret rrjetin: Dasmë, 26 nëntor 2026' });
  expect(browserOutbox.add).toHaveBeenCalledOnce();
});

test('photos that another app has shared are there, and what is no photo is named', async () => {
  await open({
    sharedFiles: async () => [photo('a.png'), new File(['x'], 'oferta.pdf', { type: 'application/pdf' })],
  });
  expect(within(await screen.findByRole('list', { name: 'Fotot' })).getAllByRole('listitem')).toHaveLength(1);
  expect(await screen.findByText('Nuk janë as foto, as video: oferta.pdf')).toBeVisible();
  await choose(photo('a.png'));
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('ul'))).toHaveLength(1);
});

test('files that were shared and did not arrive are said', async () => {
  const notice = /^Nga ç’ndave nuk erdhi asgjë/;
  const failing = { sharedFiles: () => Promise.reject(new Error('The database does not open')) };
  const first = await open(failing);
  await waitFor(expectLogged);
  expect(screen.queryByText(notice)).toBeNull();
  first.unmount();

  const second = await open(failing, '/mbreme?shared=1');
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByLabelText(/^Zgjidh fotot/)).toHaveAccessibleDescription(
    / Nga ç’ndave nuk erdhi asgjë: /,
  );
  expectLogged();
  await choose(photo('a.png'));
  expect(screen.queryByText(notice)).toBeNull();
  second.unmount();

  await open({ sharedFiles: async () => [] }, '/mbreme?shared=0');
  expect(await screen.findByText(notice)).toBeVisible();
  await choose(photo('b.png'));
  fireEvent.click(screen.getByRole('radio', { name: 'Dasmë' }));
  press('Publiko');
  await screen.findByRole('heading', { name: /^U publikua/ });
  press('Një tjetër');
  await screen.findByLabelText(/^Zgjidh fotot/);
  expect(screen.queryByText(notice)).toBeNull();
});
