import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { Host } from '../../host/host.js';
import { type FakeApi, fakeApi } from '../../kit/testing/fakeApi.js';
import { expectLogged } from '../../kit/testing/steps.js';
import { memoryDrafts, reopen, testHost } from '../../kit/testing/testHost.js';
import { CalendarModule } from '../CalendarModule.js';
import { sampleBooking } from './sample.js';

const booking = sampleBooking();
const month = '/bookings?from=2027-07-26&to=2027-09-05';

let api: FakeApi;
let drafts: ReturnType<typeof memoryDrafts>;
let host: Host;

beforeEach(() => {
  drafts = memoryDrafts();
  host = testHost({ drafts });
  api = fakeApi({
    [month]: [booking],
    '/holidays?from=2027-07-26&to=2027-09-06': [],
    '/resources': [],
    '/blocked-days': [],
  });
  api.write = () => Response.json({ ...booking, version: 3 });
});

/** Opens August, as after a reload where it was open before. */
function open() {
  reopen(
    host,
    '/kalendari?pamja=month&dita=2027-08-14',
    <Routes>
      <Route path="/kalendari/*" element={<CalendarModule />} />
    </Routes>,
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const form = async (name: string) => within(await screen.findByRole('form', { name }));

it('offers a new booking that was not saved, and asks before it is closed', async () => {
  open();
  await press('Shto rezervim: e diel, 15 gusht 2027');
  await userEvent.type((await form('Rezervim i ri')).getByLabelText('Titulli'), 'Klea');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  open();
  await press('Rikthe draftin');
  const restored = await form('Rezervim i ri');
  await waitFor(() => expect(restored.getByLabelText('Titulli')).toHaveValue('Klea'));
  expect(restored.getByLabelText('Data')).toHaveValue('15.8.2027');
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Rezervim i ri' })).toBeNull());
  await waitFor(() => expect(drafts.entries.size).toBe(0));
});

it('offers what was changed in a booking, and sends that alone', async () => {
  open();
  await press(/^Arta Hoxha, Opsion/);
  await userEvent.type((await form('Arta Hoxha')).getByLabelText('Vendi'), ' te plazhi');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  api.reads[month] = [{ ...booking, version: 3, notes: 'Nga një koleg' }];
  open();
  await press('Rikthe draftin');
  const restored = await form('Arta Hoxha');
  await waitFor(() => expect(restored.getByLabelText('Vendi')).toHaveValue('Durrës te plazhi'));
  await userEvent.click(restored.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  expect(api.sent()[0]?.body).toEqual({ place: 'Durrës te plazhi' });
  await waitFor(() => expect(drafts.entries.size).toBe(0));
});

it('counts a booking as unchanged whose resource was added and removed again', async () => {
  api.reads['/resources'] = [
    { id: 'dj', version: 1, name: 'DJ Lumo', kind: 'artist', capacity: 1, artistId: null, order: 0 },
  ];
  open();
  await press(/^Arta Hoxha, Opsion/);
  const quantity = await (await form('Arta Hoxha')).findByLabelText('DJ Lumo');
  fireEvent.change(quantity, { target: { value: '1' } });
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  fireEvent.change(quantity, { target: { value: '0' } });
  await waitFor(() => expect(drafts.entries.size).toBe(0));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Arta Hoxha' })).toBeNull());
});

it('offers a day that was not blocked yet; the next one begins with the same reason', async () => {
  open();
  await press('Blloko ditë');
  const typing = await form('Ditë të bllokuara');
  await userEvent.type(typing.getByLabelText('Data'), '1.9.2099');
  await userEvent.type(typing.getByLabelText('Arsyeja'), 'Pushim');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  open();
  expect(await screen.findByRole('region', { name: 'Draft' })).toHaveTextContent(
    /Pushim \(Ditë e bllokuar, /,
  );
  await press('Rikthe draftin');
  const restored = await form('Ditë të bllokuara');
  await waitFor(() => expect(restored.getByLabelText('Data')).toHaveValue('1.9.2099'));
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  await userEvent.click(restored.getByRole('button', { name: 'Blloko' }));
  await waitFor(() => expect(restored.getByLabelText('Data')).toHaveValue(''));
  expect(api.sent()[0]?.body).toMatchObject({ date: '2099-09-01', reason: 'Pushim' });
  expect(restored.getByLabelText('Arsyeja')).toHaveValue('Pushim');
  await waitFor(() => expect(drafts.entries.size).toBe(0));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Ditë të bllokuara' })).toBeNull());
});

it('offers a payment that was not added, under the id that the server may know', async () => {
  open();
  await press(/^Arta Hoxha, Opsion/);
  await userEvent.type((await form('Arta Hoxha')).getByLabelText('Shuma'), '100');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  api.write = () => Response.json({ message: 'Away' }, { status: 503 });
  await press('Shto pagesën');
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Shto pagesën' })).toBeEnabled());
  expectLogged();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('region', { name: 'Draft' })).toHaveTextContent(/Pagesat · Arta Hoxha/);
  api.reads['/bookings/b1'] = { ...booking, version: 3, paid: '50.00', due: '450.00' };
  open();
  await press('Rikthe draftin');
  const restored = await form('Arta Hoxha');
  await waitFor(() => expect(restored.getByLabelText('Shuma')).toHaveValue('100'));
  expect(restored.getByText(/Paguar 50.00 €/)).toBeVisible();
  api.write = () => Response.json({ ...booking, version: 4 });
  await press('Shto pagesën');
  await waitFor(() => expect(restored.getByLabelText('Shuma')).toHaveValue(''));
  const [first, again] = api.sent().map(({ path }) => path);
  expect(again).toBe(first);
  await waitFor(() => expect(drafts.entries.size).toBe(0));
});

it('asks again before a restored reason books beyond capacity', async () => {
  open();
  await press(/^Arta Hoxha, Opsion/);
  const full = { date: booking.date, resource: { name: 'DJ Lumo' }, free: [] };
  api.write = () => Response.json({ message: 'DJ Lumo is taken', ...full }, { status: 409 });
  await userEvent.type((await form('Arta Hoxha')).getByLabelText('Vendi'), ' te plazhi');
  await press('Ruaj');
  await userEvent.type(await screen.findByLabelText('Arsyeja'), 'Vjen Beni');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  open();
  await press('Rikthe draftin');
  const restored = await form('Arta Hoxha');
  await waitFor(() => expect(restored.getByLabelText('Vendi')).toHaveValue('Durrës te plazhi'));
  await press('Ruaj');
  expect(await restored.findByLabelText('Arsyeja')).toHaveValue('Vjen Beni');
  expect(api.sent().map(({ body }) => body)).toEqual([1, 2].map(() => ({ place: 'Durrës te plazhi' })));
});
