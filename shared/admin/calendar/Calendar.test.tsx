import { feastNames } from '@ritmi/shared/domain/holidays/text';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleBooking } from './booking/sample.js';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { CalendarModule } from './CalendarModule.js';

const booking = sampleBooking({ resources: [{ resourceId: 'dj', quantity: 1 }] });
const stamps = { version: 1, createdAt: booking.createdAt, updatedAt: booking.updatedAt };
const dj = { id: 'dj', ...stamps, name: 'DJ Lumo', kind: 'artist', capacity: 1, artistId: null, order: 0 };
const blocked = { id: 'x', ...stamps, date: '2027-08-20', part: 'all', resourceId: null, reason: 'Pushim' };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    '/bookings?from=2027-07-26&to=2027-09-05': [booking],
    '/bookings?from=2027-08-09&to=2027-08-15': [booking],
    '/bookings?from=2027-08-14&to=2027-11-13': [booking],
    '/holidays?from=2027-07-26&to=2027-09-06': [
      { date: '2027-08-19', feast: 'eidAlAdha', name: feastNames.eidAlAdha, countries: ['AL', 'XK'] },
    ],
    '/resources': [dj],
    '/blocked-days': [blocked],
  });
  api.write = () => Response.json({ ...booking, version: 3 });
});

const open = (view: string) =>
  renderAt(`/kalendari?pamja=${view}&dita=2027-08-14`, '/kalendari/*', <CalendarModule />);
const chip = () => screen.findByRole('button', { name: /^Arta Hoxha, Opsion/ });

it('shows a month from Monday, with its nights, blocked days and feasts', async () => {
  open('month');
  expect((await chip()).closest('td')).toHaveTextContent('14');
  const table = within(screen.getByRole('table', { name: 'gusht 2027' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'hënë',
    'martë',
    'mërkurë',
    'enjte',
    'premte',
    'shtunë',
    'diel',
  ]);
  expect(table.getByText('Pushim').closest('td')).toHaveTextContent('20');
  expect((await table.findByText('Kurban Bajrami')).closest('td')).toHaveTextContent('19');
  expect(table.getByText('vigjilja: Kurban Bajrami').closest('td')).toHaveTextContent('18');
});

it('shows the feasts as they are computed while the server does not tell them', async () => {
  delete api.reads['/holidays?from=2027-07-26&to=2027-09-06'];
  open('month');
  const eve = await screen.findByText('vigjilja: Dita e Shenjtërimit të Nënë Terezës');
  expect(eve.closest('td')).toHaveTextContent('4');
});

it('has the days of feasts that are not as computed, and one is added', async () => {
  api.reads['/feast-days'] = [{ id: 'f', ...stamps, feast: 'eidAlAdha', date: '2027-05-17' }];
  renderAt('/kalendari/festat', '/kalendari/*', <CalendarModule />);
  expect(await screen.findByText('Kurban Bajrami', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '17 maj 2027' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('17 maj 2027');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Te kalendari' })).toHaveAttribute('href', '/kalendari');
  api.write = () => Response.json({ id: 'g', ...stamps, feast: 'eidAlFitr', date: '2027-03-10' });
  const form = within(screen.getByRole('form', { name: 'Shto ditë feste' }));
  await userEvent.selectOptions(form.getByLabelText('Feast'), feastNames.eidAlFitr.sq);
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2027-03-10' } });
  await userEvent.click(form.getByRole('button', { name: 'Add Feast Day' }));
  await waitFor(() => expect(api.sent().at(-1)?.body).toEqual({ feast: 'eidAlFitr', date: '2027-03-10' }));
});

it('moves a night by Shift and an arrow, and offers free days when the other one is full', async () => {
  open('month');
  fireEvent.keyDown(await chip(), { key: 'ArrowDown', shiftKey: true });
  expect(await screen.findByText('Arta Hoxha: e shtunë, 21 gusht 2027')).toBeVisible();
  expect(api.sent()).toMatchObject([{ method: 'PATCH', path: '/bookings/b1', body: { date: '2027-08-21' } }]);
  api.write = () =>
    Response.json(
      { message: 'Full', date: '2027-08-15', part: 'evening', resource: dj, free: ['2027-08-16'] },
      { status: 409 },
    );
  fireEvent.keyDown(await chip(), { key: 'ArrowRight', shiftKey: true });
  const form = within(await screen.findByRole('form', { name: 'Arta Hoxha' }));
  expect(form.getByRole('alert')).toHaveTextContent('DJ Lumo është i zënë: e diel, 15 gusht 2027.');
  await userEvent.click(form.getByRole('button', { name: 'e hënë, 16 gusht 2027' }));
  api.write = () => Response.json({ ...booking, version: 3 });
  await userEvent.click(form.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(api.sent()).toHaveLength(3));
  expect(api.sent()[2]?.body).toEqual({ date: '2027-08-16' });
});

it('has a lane for each resource in the week', async () => {
  open('week');
  const lane = (await screen.findByRole('rowheader', { name: 'DJ Lumo' })).closest('tr');
  expect(within(lane!).getByRole('button', { name: /^Arta Hoxha/ })).toBeVisible();
});

it('lists the days of the week on a phone, with what each night takes and what is left', async () => {
  const browser = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;
  browser.setViewport({ width: 390 });
  try {
    api.reads['/bookings?from=2027-08-09&to=2027-08-15'] = [{ ...booking, until: null }];
    api.reads['/resources'] = [dj, { ...dj, id: 'zeri', name: 'Zëri', kind: 'equipment', capacity: 3 }];
    open('week');
    const day = (await chip()).closest('li');
    expect(day).toHaveTextContent('14e shtunë');
    expect(await screen.findByText('Durrës · DJ Lumo')).toBeVisible();
    expect(day).toHaveTextContent('Të lira: DJ Lumo (ditën) · 3× Zëri');
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Shto rezervim: e diel, 15 gusht 2027' }));
    expect(await screen.findByRole('form', { name: 'Rezervim i ri' })).toBeVisible();
  } finally {
    browser.setViewport({ width: 1024 });
  }
});

it('says on a phone what the backgrounds of the days of a month mean, of those that are in sight', async () => {
  const browser = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;
  browser.setViewport({ width: 390 });
  try {
    open('month');
    expect(await screen.findByText('Festë, vigjilje')).toBeVisible();
    expect(screen.getByText('E shtunë')).toBeVisible();
    expect(await screen.findByText('Bllokuar', { selector: 'ul li' })).toBeVisible();

    cleanup();
    api.reads['/bookings?from=2027-09-27&to=2027-10-31'] = [];
    api.reads['/holidays?from=2027-09-27&to=2027-11-01'] = [];
    renderAt('/kalendari?pamja=month&dita=2027-10-10', '/kalendari/*', <CalendarModule />);
    expect(await screen.findByText('E shtunë')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Festë|^Vigjilje/)).toBeNull());
    expect(screen.queryByText('Bllokuar', { selector: 'ul li' })).toBeNull();
  } finally {
    browser.setViewport({ width: 1024 });
  }
});

it('lists the nights by months, and takes a payment', async () => {
  open('list');
  await userEvent.click(await screen.findByRole('button', { name: /14 gusht 2027.*Arta Hoxha/ }));
  const form = within(await screen.findByRole('form', { name: 'Arta Hoxha' }));
  const payments = within(form.getByRole('group', { name: 'Pagesat' }));
  api.reads['/bookings/b1'] = { ...booking, paid: '100.00', due: '400.00' };
  await userEvent.type(payments.getByLabelText('Shuma'), '1.500');
  await userEvent.click(payments.getByRole('button', { name: 'Shto pagesën' }));
  expect(payments.getByText('Kjo lexohet në dy mënyra. Shkruaj 1500 ose 1.50.')).toBeVisible();
  await userEvent.clear(payments.getByLabelText('Shuma'));
  await userEvent.type(payments.getByLabelText('Shuma'), '100');
  await userEvent.click(payments.getByRole('button', { name: 'Shto pagesën' }));
  expect(await payments.findByText('Paguar 100.00 € · Mbetet 400.00 €')).toBeVisible();
  expect(api.sent()[0]).toMatchObject({
    method: 'PUT',
    path: expect.stringMatching(/^\/bookings\/b1\/payments\/[\w-]{20,}$/),
    body: { amount: '100', currency: 'EUR', method: 'cash' },
  });
});

it('says the day of a payment in Albania, on a computer of another country too', async () => {
  vi.stubEnv('TZ', 'Europe/Athens');
  const payment = { id: 'p1', at: '2027-02-01T22:30:00.000Z', amount: '100.00', currency: 'EUR', note: '' };
  const payments = [{ ...payment, method: 'cash', by: 'Beni' }] as const;
  api.reads['/bookings?from=2027-08-14&to=2027-11-13'] = [{ ...booking, payments }];
  open('list');
  await userEvent.click(await screen.findByRole('button', { name: /14 gusht 2027.*Arta Hoxha/ }));
  expect(await screen.findByText(/1 shkurt 2027/)).toBeVisible();
});

it('adds a night on a day, and blocks another', async () => {
  open('month');
  await chip();
  await userEvent.click(screen.getByRole('button', { name: 'Shto rezervim: e diel, 15 gusht 2027' }));
  const form = within(await screen.findByRole('form', { name: 'Rezervim i ri' }));
  expect(form.getByLabelText('Data')).toHaveValue('15.8.2027');
  await userEvent.type(form.getByLabelText('Titulli'), 'Klea');
  await userEvent.click(form.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  expect(api.sent()[0]).toMatchObject({
    method: 'POST',
    path: '/bookings',
    body: { title: 'Klea', date: '2027-08-15' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Blloko ditë' }));
  const block = within(await screen.findByRole('form', { name: 'Ditë të bllokuara' }));
  await userEvent.type(block.getByLabelText('Data'), '1.9.2099');
  await userEvent.click(block.getByRole('button', { name: 'Blloko' }));
  await waitFor(() => expect(api.sent()).toHaveLength(2));
  expect(api.sent()[1]?.body).toEqual({ date: '2099-09-01', part: 'all', resourceId: null, reason: '' });
});
