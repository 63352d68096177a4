import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { press, type } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { UploadsProvider } from '../kit/uploads/Uploads.js';
import { MediaView } from './MediaView.js';

const hall: MediaFile = {
  name: 'salla-1f9c02ab7e-1000x625-3a2b4c.jpg',
  url: '/uploads/salla-1f9c02ab7e-1000x625-3a2b4c.jpg',
  type: 'image',
  contentType: 'image/jpeg',
  bytes: 1_300_000,
  width: 1000,
  height: 625,
  createdAt: '2026-06-14T10:00:00.000Z',
  alt: {},
  focus: null,
  state: 'ready',
  renditions: [],
  usedIn: [{ entity: 'services', id: '7', title: 'DJ për dasma' }],
};
const clip: MediaFile = {
  ...hall,
  name: 'klip-2f9c02ab7e.mp4',
  url: '/uploads/klip-2f9c02ab7e.mp4',
  type: 'video',
  contentType: 'video/mp4',
  usedIn: [],
};
const table: MediaFile = {
  ...hall,
  name: 'tavolina-2f9c02ab7c.jpg',
  url: '/uploads/tavolina-2f9c02ab7c.jpg',
  alt: { sq: 'Tavolina' },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    '/media?limit=60': [hall, clip, table],
    '/media?limit=60&type=video': [clip],
    '/media?limit=60&unused=true': [clip],
    '/media?limit=60&q=sall%C3%AB': [],
  });
  renderAt(
    '/media',
    '/media',
    <UploadsProvider>
      <MediaView />
    </UploadsProvider>,
  );
});

const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('dialog');
};
const ringAt = (x: number, y: number) =>
  screen.getByRole('button', { name: `Pika kryesore: ${x} % nga e majta, ${y} % nga lart` });

it('shows what is missing of each file, and filters them', async () => {
  expect(await screen.findByRole('button', { name: /salla\.jpg/ })).toHaveTextContent(/^salla\.jpg\s*$/);
  expect(screen.getByRole('button', { name: /tavolina\.jpg/ })).toHaveTextContent('tavolina.jpgTavolina');
  expect(screen.getByRole('button', { name: /klip\.mp4/ })).toHaveTextContent('Pa përdorim');
  expect(screen.getByText('3 skedarë')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vetëm pa përdorim' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /salla/ })).toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vetëm pa përdorim' }));
  type('Kërko: Media', 'sallë');
  expect(await screen.findByText('Nuk u gjet asgjë.')).toBeVisible();
});

it('says why a film was not prepared for all browsers', async () => {
  const waiting: MediaFile = { ...clip, name: 'po-2f9c02ab7f.mp4', state: 'processing' };
  const failed: MediaFile = { ...clip, name: 'jo-2f9c02ab7d.mp4', state: 'failed', problem: 'noFfmpeg' };
  api.reads['/media?limit=60&type=video'] = [waiting, failed];
  fireEvent.change(await screen.findByRole('combobox', { name: 'Lloji' }), { target: { value: 'video' } });
  expect(await screen.findByRole('button', { name: /po\.mp4/ })).toHaveTextContent('Po përgatitet');
  const sheet = await open('jo\\.mp4');
  expect(within(sheet).getByRole('status')).toHaveTextContent('serveri nuk ka ffmpeg');
});

it('saves alternative texts in each language and a focal point that was moved by keys', async () => {
  const sheet = await open('salla');
  expect(within(sheet).getByText('Kjo foto nuk ka ende tekst alternativ.')).toBeVisible();
  expect(within(sheet).getByText(/^JPEG · 1\.2 MB · 1000 × 625 · /)).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'DJ për dasma' })).toHaveAttribute(
    'href',
    '/services?edit=7',
  );
  expect(within(sheet).getByRole('button', { name: 'Fshi skedarin' })).toBeDisabled();
  type('Teksti alternativ (Shqip)', 'Salla me drita');
  fireEvent.keyDown(ringAt(50, 50), { key: 'ArrowRight' });
  fireEvent.keyDown(ringAt(52, 50), { key: 'ArrowUp' });
  expect(ringAt(52, 48)).toBeVisible();
  api.write = () => Response.json({ ...hall, alt: { sq: 'Salla me drita' }, focus: { x: 0.52, y: 0.48 } });
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent()).toEqual([
    {
      method: 'PATCH',
      path: `/media/${hall.name}`,
      body: { alt: { sq: 'Salla me drita', en: '' }, focus: { x: 0.52, y: 0.48 } },
    },
  ]);
});

it('replaces a file', async () => {
  const sheet = await open('salla');
  api.write = () =>
    Response.json({ ...hall, name: 'e-re-3f9c02ab7e.jpg', url: '/uploads/e-re-3f9c02ab7e.jpg' });
  const [, input] = document.querySelectorAll('input[type="file"]');
  const file = new File(['x'], 'e-re.jpg', { type: 'image/jpeg' });
  fireEvent.change(input as Element, { target: { files: [file] } });
  expect(await screen.findByRole('heading', { name: 'e-re.jpg' })).toBeVisible();
  expect(sheet).not.toBeInTheDocument();
  expect(api.sent()).toMatchObject([{ method: 'PUT', path: `/media/${hall.name}/file` }]);
});

it('keeps the alternative text that is being written while the file is replaced', async () => {
  await open('salla');
  type('Teksti alternativ (Shqip)', 'Salla me drita');
  api.write = () => Response.json({ ...hall, name: 'e-re-3f9c02ab7e.jpg', alt: { sq: '', en: 'The hall' } });
  const [, input] = document.querySelectorAll('input[type="file"]');
  const file = new File(['x'], 'e-re.jpg', { type: 'image/jpeg' });
  fireEvent.change(input as Element, { target: { files: [file] } });
  expect(await screen.findByRole('heading', { name: 'e-re.jpg' })).toBeVisible();
  expect(screen.getByLabelText('Teksti alternativ (Shqip)')).toHaveValue('Salla me drita');
  expect(screen.getByLabelText('Teksti alternativ (English)')).toHaveValue('The hall');
  press('Cancel');
  await open('salla');
  expect(screen.getByLabelText('Teksti alternativ (Shqip)')).toHaveValue('');
});

it('searches once for what is typed in one go', async () => {
  await screen.findByRole('button', { name: /salla/ });
  for (const text of ['s', 'sa', 'sal', 'sall', 'sallë']) type('Kërko: Media', text);
  expect(await screen.findByText('Nuk u gjet asgjë.')).toBeVisible();
  const sought = api.calls.map(({ path }) => path).filter((path) => path.includes('q='));
  expect(sought).toEqual(['/media?limit=60&q=sall%C3%AB']);
});

it('asks before it deletes a file', async () => {
  await open('klip');
  press('Fshi skedarin');
  api.write = () => new Response(null, { status: 204 });
  press('Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent()).toMatchObject([{ method: 'DELETE', path: `/media/${clip.name}` }]);
});
