import { createHash } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import type { Host } from '../../host/host.js';
import { type FakeApi, fakeApi } from '../testing/fakeApi.js';
import { fakeLocks } from '../testing/fakeLocks.js';
import { fakeUploads } from '../testing/fakeUploads.js';
import { press } from '../testing/steps.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { sha256Of } from '../media/sha256.js';
import { UploadPanel } from './UploadPanel.js';
import { UploadQueue } from './UploadQueue.js';
import { UploadsProvider, useUploadQueue } from './Uploads.js';

let api: FakeApi;
let uploads: ReturnType<typeof fakeUploads>;
let host: Host;
const shown = vi.fn<(file: MediaFile) => void>();

beforeEach(() => {
  api = fakeApi({});
  uploads = fakeUploads();
  host = testHost();
});
afterEach(() => vi.unstubAllGlobals());

/** A picture with these words as bytes, which no test sends twice by chance. */
const file = (name: string, bytes = name) => new File([bytes], name, { type: 'image/jpeg' });
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const numbered = (count: number) => Array.from({ length: count }, (_, index) => file(`${index + 1}.jpg`));

function Drop() {
  const queue = useUploadQueue();
  return (
    <input
      type="file"
      multiple
      aria-label="skedarë"
      onChange={({ target }) => void queue.add([...(target.files ?? [])])}
    />
  );
}

function open() {
  return render(
    <TestAdmin host={host}>
      <UploadsProvider>
        <Drop />
        <UploadPanel onShow={shown} />
      </UploadsProvider>
    </TestAdmin>,
  );
}

const choose = async (files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText('skedarë'), { target: { files } });
const answer = async (name: string, status = 201, body?: object) => {
  const call = await uploads.of(name);
  act(() => call.answer(status, body));
};
const kept = async () => (await host.drafts.keys()).filter((key) => key.startsWith('upload'));
const keptFiles = async () => (await kept()).filter((key) => key.startsWith('uploadFile'));
const row = async (name: string) => {
  const found = (await screen.findByTitle(name)).closest('li');
  if (!found) throw new Error('no row');
  return found;
};

it('uploads many files three at a time, and shows all together and each by itself', async () => {
  open();
  await choose(numbered(20));
  expect(await screen.findByText('Po ngarkohen: 20 skedarë')).toBeVisible();
  await waitFor(() => expect(uploads.names()).toEqual(['1.jpg', '2.jpg', '3.jpg']));
  const [first] = uploads.calls;
  act(() => first?.progress(0.5));
  expect(within(await row('1.jpg')).getByText('Po ngarkohet, 50 %')).toBeVisible();
  expect(within(await row('1.jpg')).getByRole('progressbar', { name: '1.jpg' })).toHaveValue(0.5);
  expect(within(await row('4.jpg')).getByText('Në radhë')).toBeVisible();
  for (let number = 1; number <= 20; number += 1) {
    await answer(`${number}.jpg`);
    expect(uploads.running.size).toBeLessThanOrEqual(3);
  }
  expect(await screen.findByText(/^20 nga 20 skedarë/)).toBeVisible();
  expect(screen.getAllByText('U ngarkuan 20 skedarë')).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Ngarkimet' })).toBeNull();
  expect(new Set(uploads.names()).size).toBe(20);
  expect(uploads.calls).toHaveLength(20);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

it('sends what was added before it began', async () => {
  const onOver = vi.fn<(stored: readonly string[]) => void>();
  const ignore = () => undefined;
  const reports = { onStored: ignore, onOver, onSignedOut: ignore, onHasLocation: ignore };
  const queue = new UploadQueue(host, 'x', reports);
  await queue.add(numbered(1));
  expect(uploads.names()).toEqual([]);
  queue.start();
  await answer('1.jpg');
  await waitFor(() => expect(onOver).toHaveBeenCalledExactlyOnceWith(['1.jpg']));
  queue.stop();
});

it('goes on after a reload with what is not stored, under the same keys', async () => {
  open();
  await choose(numbered(5));
  await answer('1.jpg');
  await uploads.of('4.jpg');
  await waitFor(async () => expect(await keptFiles()).toHaveLength(4));
  const keys = new Map(uploads.calls.map(({ name, idempotencyKey }) => [name, idempotencyKey]));
  cleanup();
  expect(uploads.running.size).toBe(0);

  // This one has arrived, only its answer was lost.
  api.reads[`/media?sha256=${hashOf('3.jpg')}&limit=1`] = [{ name: '3.jpg' }];
  open();
  const again = await uploads.of('2.jpg');
  expect(again.idempotencyKey).toBe(keys.get('2.jpg'));
  for (const name of ['2.jpg', '4.jpg', '5.jpg']) await answer(name);
  expect(await screen.findByText(/^4 nga 4 skedarë/)).toBeVisible();
  expect(uploads.names().slice(-3)).toEqual(['2.jpg', '4.jpg', '5.jpg']);
});

it('waits for a network that is gone, says so, and goes on by itself', async () => {
  open();
  await choose(numbered(5));
  for (const name of ['1.jpg', '2.jpg', '3.jpg']) await answer(name, 0);
  expect(await screen.findByText(/^Pa lidhje me serverin/)).toBeVisible();
  expect(uploads.calls).toHaveLength(3);
  fireEvent(window, new Event('online'));
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']) await answer(name);
  expect(await screen.findByText(/^5 nga 5 skedarë/)).toBeVisible();
  expect(screen.queryByText(/^Pa lidhje/)).toBeNull();
});

it('tries a server that starts again after a pause', async () => {
  open();
  await choose(numbered(1));
  await answer('1.jpg', 502, {});
  expect(await screen.findByText(/^Pa lidhje me serverin/)).toBeVisible();
  await waitFor(() => expect(uploads.calls).toHaveLength(2), { timeout: 3_000 });
  await answer('1.jpg');
  expect(await screen.findByText(/^1 nga 1 skedar/)).toBeVisible();
});

it('offers the stored file with the same bytes, and sends it anyway if that is wanted', async () => {
  const stored = { name: 'e-vjeter.jpg' };
  api.reads[`/media?sha256=${hashOf('njëjtë')}&limit=1`] = [stored];
  open();
  await choose([file('kopja.jpg', 'njëjtë'), file('tjetra.jpg')]);
  expect(within(await row('kopja.jpg')).getByText('Është tashmë në bibliotekë')).toBeVisible();
  expect(uploads.names()).toEqual(['tjetra.jpg']);
  fireEvent.click(within(await row('kopja.jpg')).getByRole('button', { name: 'Shfaqe' }));
  expect(shown).toHaveBeenCalledWith(stored);
  await answer('tjetra.jpg');
  expect(await screen.findByText('U ngarkua 1 skedar, 1 ishte tashmë në bibliotekë')).toBeVisible();
  fireEvent.click(within(await row('kopja.jpg')).getByRole('button', { name: 'Ngarkoje gjithsesi' }));
  await answer('kopja.jpg');
  expect(await screen.findByText(/^2 nga 2 skedarë/)).toBeVisible();
});

it('sends two chosen files with the same bytes once', async () => {
  open();
  await choose([file('a.jpg', 'njëjtë'), file('b.jpg', 'njëjtë')]);
  await waitFor(() => expect(uploads.calls).toHaveLength(1));
  api.reads[`/media?sha256=${hashOf('njëjtë')}&limit=1`] = [{ name: 'a.jpg' }];
  act(() => uploads.calls[0]?.answer(201));
  expect(await screen.findByText('Është tashmë në bibliotekë')).toBeVisible();
  expect(uploads.calls).toHaveLength(1);
});

it('says why a file is refused, and lets people retry or remove it', async () => {
  open();
  await choose(numbered(3));
  await answer('1.jpg', 415, { code: 'wrongKind', message: 'Not a picture' });
  await answer('2.jpg', 500, { message: 'Disk' });
  await answer('3.jpg');
  expect(within(await row('1.jpg')).getByText('Not a picture')).toBeVisible();
  expect(within(await row('1.jpg')).queryByRole('button', { name: /^Provo/ })).toBeNull();
  expect(within(await row('2.jpg')).getByText('Disk')).toBeVisible();
  press('Provo përsëri 2.jpg');
  await answer('2.jpg');
  press('Hiq 1.jpg');
  expect(await screen.findByText(/^2 nga 2 skedarë/)).toBeVisible();
  expect(screen.getByText('U ngarkuan (2)')).toBeVisible();
  press('Mbyll listën');
  expect(screen.queryByText(/nga 2 skedarë/)).toBeNull();
});

it('stops all, and forgets them', async () => {
  open();
  await choose(numbered(10));
  await uploads.of('3.jpg');
  press('Ndalo të gjitha');
  await waitFor(async () => expect(await kept()).toEqual([]));
  expect(uploads.running.size).toBe(0);
  expect(screen.queryByText(/nga 10 skedarë/)).toBeNull();
});

it('leaves the files of another window to it until that is closed', async () => {
  vi.stubGlobal('navigator', { userAgent: '', onLine: true, locks: fakeLocks() });
  const first = open();
  await choose(numbered(2));
  await waitFor(() => expect(uploads.names()).toEqual(['1.jpg', '2.jpg']));
  await waitFor(async () => expect(await keptFiles()).toHaveLength(2));
  const second = open();
  expect(await second.findByText('2 skedarë në një dritare tjetër')).toBeVisible();
  await answer('1.jpg');
  expect(await second.findByText('1 skedar në një dritare tjetër')).toBeVisible();
  expect(uploads.calls).toHaveLength(2);
  first.unmount();
  await answer('2.jpg');
  expect(await second.findByText(/^1 nga 1 skedar/)).toBeVisible();
  expect(uploads.names()).toEqual(['1.jpg', '2.jpg', '2.jpg']);
});

it('asks to sign in again, and goes on afterwards', async () => {
  open();
  await choose(numbered(1));
  await answer('1.jpg', 401, { message: 'No' });
  await waitFor(() => expect(host.session.read()).toBeNull());
  vi.mocked(console.error).mockClear();
  expect(uploads.calls).toHaveLength(1);
  cleanup();
  host.session.write({ token: 'x.y.z', userName: 'Arta' });
  open();
  await answer('1.jpg');
  expect(await screen.findByText(/^1 nga 1 skedar/)).toBeVisible();
});

it('reads a file in pieces for its hash', async () => {
  const bytes = new Uint8Array(2.5 * 1024 * 1024).map((_, index) => index % 251);
  const large = new File([bytes], 'film.mp4');
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  const { signal } = new AbortController();
  expect(await sha256Of(large, signal)).toBe(createHash('sha256').update(bytes).digest('hex'));
  const sizes = read.mock.contexts.map((blob) => (blob instanceof Blob ? blob.size : 0));
  expect(sizes).toEqual([1024 * 1024, 1024 * 1024, 512 * 1024]);
});
