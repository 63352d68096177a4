import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@ritmi/shared/client/ApiError';
import * as uploads from '@ritmi/shared/client/upload';
import { lastEventDay } from '@ritmi/shared/domain/time/date';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged, press, type } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { EventsModule } from './EventsModule.js';

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  api = fakeApi({ '/events': [], '/artists': [] });
  render(
    <TestAdmin host={testHost()}>
      <EventsModule />
    </TestAdmin>,
  );
  await screen.findByText('Ende asnjë event.');
});
const enter = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });

function addMedium(url: string): void {
  type('Media URL', url);
  press('Add Media');
}

it('goes from caption to caption by Enter, then to the new medium, and adds that', async () => {
  addMedium('/media/nje.webp');
  addMedium('/media/dy.webp');
  type('Media URL', '/media/tre.webp');
  enter('Caption 1');
  expect(screen.getByLabelText('Caption 2')).toHaveFocus();
  enter('Caption 2');
  expect(screen.getByLabelText('Caption')).toHaveFocus();
  type('Caption', 'E treta');
  enter('Caption');
  expect(await screen.findByLabelText('Caption 3')).toHaveValue('E treta');
  expect(screen.getByLabelText('Media URL')).toHaveFocus();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('puts the first caption under all media that have none', async () => {
  const repeat = () => screen.queryByRole('button', { name: /^Vër «/ });
  for (const url of ['/media/nje.webp', '/media/dy.webp', '/media/tre.webp']) addMedium(url);
  expect(repeat()).toBeNull();
  type('Caption 2', ' Dasma ');
  press('Vër «Dasma» te 2 pa mbishkrim');
  for (const label of ['Caption 1', 'Caption 3']) expect(screen.getByLabelText(label)).toHaveValue('Dasma');
  await waitFor(() => expect(screen.getByLabelText('Caption 1')).toHaveFocus());
  expect(repeat()).toBeNull();
});

it('does not save while a typed caption has no URL', async () => {
  for (const [label, text] of [
    ['Title', 'Nata e lazerit'],
    ['Date', '2026-10-10'],
    ['Description', 'Tekst'],
    ['Caption', 'Salla plot'],
  ] as const) {
    type(label, text);
  }
  press('Add Event');
  expect(await screen.findByText('URL-ja e medias nuk mund të jetë bosh')).toBeVisible();
  expect(screen.getByLabelText('Media URL')).toHaveFocus();
  expect(screen.getByLabelText('Caption')).toHaveValue('Salla plot');
  type('Media URL', '/media/salla.webp');
  press('Add Event');
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  const body = api.sent()[0]?.body as FormData;
  expect(JSON.parse(body.get('mediaData') as string)).toEqual([
    { type: 'image', url: '/media/salla.webp', caption: 'Salla plot' },
  ]);
});

it('keeps what was typed after a failed save, and says what to do', async () => {
  type('Title', 'Nata e lazerit');
  type('Date', '2026-10-10');
  type('Description', 'Tekst');
  api.write = () => Response.json({ message: 'The server is not available' }, { status: 503 });
  press('Add Event');
  const note = 'Nuk u ruajt. Çfarë shkrove mbetet këtu: ruaje përsëri pas pak.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByText('Failed to add event: The server is not available')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Nata e lazerit');
  expectLogged();

  api.write = () => Response.json({ id: 'made' }, { status: 201 });
  press('Add Event');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

it('reports the failure of several uploads once, lists the files, and reports a failed retry once more', async () => {
  const upload = vi.spyOn(uploads, 'upload').mockRejectedValue(new ApiError(503, { message: 'x' }));
  const files = ['nje.png', 'dy.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await userEvent.upload(screen.getByLabelText('Media file'), files);
  expect(await screen.findByText('Ende pa u ngarkuar: nje.png, dy.png')).toBeVisible();
  const toasts = () => screen.getAllByText('Failed to upload file: 503');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  press('Provo përsëri');
  await waitFor(() => expect(toasts()).toHaveLength(2));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(4));
  expect(toasts()).toHaveLength(2);
  expectLogged();
});

it('lists three files that are chosen at once, and makes any of them the main one', async () => {
  vi.spyOn(uploads, 'upload').mockImplementation(async (_connection, file) => `/uploads/${file.name}`);
  const files = ['a', 'b', 'c'].map((name) => new File(['x'], `${name}.webp`, { type: 'image/webp' }));
  await userEvent.upload(screen.getByLabelText('Media file'), files);
  const addresses = () =>
    [1, 2, 3].map((place) => screen.getByLabelText<HTMLInputElement>(`Media URL ${place}`).value);
  await screen.findByRole('group', { name: 'Media 3' });
  expect(addresses()).toEqual(['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp']);
  expect(screen.getByLabelText('Media URL')).toHaveValue('');
  const third = within(screen.getByRole('group', { name: 'Media 3' }));
  fireEvent.click(third.getByRole('button', { name: 'Bëje kryesore' }));
  expect(addresses()).toEqual(['/uploads/c.webp', '/uploads/a.webp', '/uploads/b.webp']);
  expect(within(screen.getByRole('group', { name: 'Media 1' })).getByText('Kryesorja')).toBeVisible();
  expect(screen.getByLabelText('Main image URL')).toHaveValue('/uploads/c.webp');
});

// spec: contract.date
it('refuses a year of two digits, with the reason at the field', async () => {
  const date = screen.getByLabelText('Date');
  expect(date).toHaveAttribute('min', '1990-01-01');
  expect(date).toHaveAttribute('max', lastEventDay());
  type('Title', 'Nata e lazerit');
  type('Date', '0026-10-10');
  type('Description', 'Tekst');
  press('Add Event');
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('Shkruaj një datë nga viti 1990 deri dhjetë vjet nga sot.'),
  );
  expect(api.sent()).toEqual([]);
});

it("shows the server's reason for a refused upload after the specified text", async () => {
  const refusal = {
    code: 'fileTooLarge',
    message: 'The file is too large',
    values: { megabytes: 200 },
  } as const;
  vi.spyOn(uploads, 'upload').mockRejectedValue(new ApiError(413, refusal));
  const file = new File(['x'], 'filmi.mp4', { type: 'video/mp4' });
  await userEvent.upload(screen.getByLabelText('Media file'), file);
  expect(await screen.findByText('Failed to upload file: 413')).toBeVisible();
  const reason = 'Skedari është tepër i madh: e shumta 200 MB. Zgjidh një më të vogël.';
  expect(screen.getByText(reason)).toBeVisible();
  expectLogged();
});
