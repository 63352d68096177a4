import { createHash } from 'node:crypto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as uploads from '@ritmi/shared/client/upload';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { press } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { EventsModule } from './EventsModule.js';

const hash = createHash('sha256').update('njëjtë').digest('hex');
const stored = {
  name: 'salla-0123456789.jpg',
  url: '/uploads/salla-0123456789.jpg',
  contentType: 'image/jpeg',
};
const copy = {
  name: 'salla-9876543210.jpg',
  url: '/uploads/salla-9876543210.jpg',
  contentType: 'image/jpeg',
};

let api: FakeApi;

beforeEach(async () => {
  api = fakeApi({
    '/events': [],
    '/artists': [],
    [`/media?sha256=${hash}&limit=2&uses=false`]: [copy, stored],
  });
  render(
    <TestAdmin host={testHost()}>
      <EventsModule />
    </TestAdmin>,
  );
  await screen.findByText('Ende asnjë event.');
});

const choose = (...bytes: readonly string[]) =>
  fireEvent.change(screen.getByLabelText('Media file'), {
    target: { files: bytes.map((each, place) => new File([each], `${place}.jpg`, { type: 'image/jpeg' })) },
  });
const offer = () => screen.findByText('Biblioteka e ka tashmë këtë skedar.');
const offers = () => screen.queryAllByText(/^Biblioteka e ka tashmë këtë skedar/);

it('offers the stored file with the same bytes in place of the copy, wherever that is by then', async () => {
  vi.spyOn(uploads, 'upload').mockResolvedValueOnce(copy.url).mockResolvedValueOnce('/uploads/tjetër.jpg');
  choose('njëjtë', 'tjetër');
  expect(await screen.findByLabelText('Media URL 1')).toHaveValue(copy.url);
  await screen.findByText('Biblioteka e ka tashmë këtë skedar: salla.jpg');
  press('Përdor atë');
  expect(screen.getByLabelText('Media URL 1')).toHaveValue(stored.url);
  expect(screen.getByLabelText('Media URL')).toHaveValue('/uploads/tjetër.jpg');
  await waitFor(() => expect(offers()).toEqual([]));
});

it('stops an upload whose file is there already, when that one is wanted', async () => {
  const upload = vi.spyOn(uploads, 'upload').mockReturnValue(new Promise(() => undefined));
  choose('njëjtë');
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  await offer();
  press('Përdor atë');
  expect(await screen.findByLabelText('Media URL')).toHaveValue(copy.url);
  expect(upload.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(offers()).toEqual([]));
});

it('says nothing of a file that is in the form no more', async () => {
  vi.spyOn(uploads, 'upload').mockResolvedValueOnce(copy.url);
  choose('njëjtë');
  await offer();
  fireEvent.change(screen.getByLabelText('Media URL'), { target: { value: '' } });
  await waitFor(() => expect(offers()).toEqual([]));
});

it('says why a film that was uploaded is not played by every browser', async () => {
  api.reads['/media?name=nat%C3%AB.mp4&limit=1&uses=false'] = [{ state: 'failed', problem: 'noFfmpeg' }];
  vi.spyOn(uploads, 'upload').mockResolvedValueOnce('/uploads/natë.mp4');
  fireEvent.change(screen.getByLabelText('Media file'), {
    target: { files: [new File(['film'], 'natë.mov', { type: 'video/quicktime' })] },
  });
  expect(
    await screen.findByText(/^Disa shfletues nuk e luajnë këtë video, dhe serveri nuk ka ffmpeg/),
  ).toBeVisible();
});
