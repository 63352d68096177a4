import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { press, type } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { UploadsProvider } from '../kit/uploads/Uploads.js';
import { MediaView } from './MediaView.js';

const picture = (name: string): MediaFile => ({
  name,
  url: `/uploads/${name}`,
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
  usedIn: [],
});
const pictures = [picture('një.jpg'), picture('dy.jpg'), picture('tre.jpg')];

let api: FakeApi;

beforeEach(async () => {
  api = fakeApi({
    '/media?limit=60': [...pictures, { ...picture('katër.jpg'), alt: { sq: 'Salla' } }],
    '/media?limit=60&noAlt=true': pictures,
    '/media?limit=1&noAlt=true': [pictures[0]],
  });
  renderAt(
    '/media',
    '/media',
    <UploadsProvider>
      <MediaView />
    </UploadsProvider>,
  );
});

const field = () => screen.findByLabelText('Teksti alternativ (Shqip)');
const sent = () => api.sent().map(({ path, body }) => [decodeURIComponent(path), body]);

it('counts the pictures without a text, and shows only them', async () => {
  expect(await screen.findByRole('button', { name: /katër/ })).toBeVisible();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Pa tekst alternativ (1)' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /katër/ })).toBeNull());
  expect(screen.getByText('3 skedarë')).toBeVisible();
});

it('takes one text after the other by Enter, and blocks nobody', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Shkruaji njëri pas tjetrit' }));
  const box = await field();
  expect(screen.getByText('një.jpg · 3 pa tekst')).toBeVisible();
  // The first text is not saved before the second one is asked for.
  let answer: (response: Response) => void = () => undefined;
  api.write = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  type('Teksti alternativ (Shqip)', 'Çifti');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(screen.getByText('një.jpg · 3 pa tekst')).toBeVisible();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('dy.jpg · 2 pa tekst')).toBeVisible();
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  press('Kapërce');
  expect(screen.getByText('tre.jpg · 1 pa tekst')).toBeVisible();
  answer(new Response(null, { status: 503 }));
  expect(await screen.findByText('Nuk u ruajt')).toBeVisible();
  vi.mocked(console.error).mockClear();

  // What could not be saved is asked for again, with its text.
  api.write = () => Response.json({});
  type('Teksti alternativ (English)', 'The hall');
  press('Ruaj dhe vazhdo');
  expect(screen.getByText('një.jpg · 1 pa tekst')).toBeVisible();
  expect(box).toHaveValue('Çifti');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('Nuk mbetet asnjë foto tjetër pa tekst.')).toBeVisible();
  expect(sent()).toEqual([
    ['/media/një.jpg', { alt: { sq: 'Çifti' } }],
    ['/media/tre.jpg', { alt: { en: 'The hall' } }],
    ['/media/një.jpg', { alt: { sq: 'Çifti' } }],
  ]);
  press('Mbaro');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
