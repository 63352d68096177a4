import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { today } from '@ritmi/shared/domain/time/date';
import { type FakeApi, fakeApi } from '../../kit/testing/fakeApi.js';
import { expectLogged } from '../../kit/testing/steps.js';
import { renderAt } from '../../kit/testing/testHost.js';
import { BlockSheet } from '../BlockSheet.js';
import { BookingSheet } from './BookingSheet.js';
import { Payments } from './Payments.js';
import { sampleBooking } from './sample.js';

const booking = sampleBooking();
const button = (name: string) => screen.getByRole('button', { name });
const lost = () => Response.json({ message: 'Away' }, { status: 503 });
const ignore = () => undefined;

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ '/bookings/b1': booking });
});

/** Presses the button twice: the server fails at first. */
async function pressTwice(name: string) {
  api.write = lost;
  await userEvent.click(button(name));
  await waitFor(() => expect(button(name)).toBeEnabled());
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  expectLogged();
  api.write = () => Response.json({ ...booking, version: 3 });
  await userEvent.click(button(name));
  await waitFor(() => expect(api.sent()).toHaveLength(2));
}

it('stores a payment once, however often the button is pressed', async () => {
  renderAt('/', '/*', <Payments booking={booking} />);
  await userEvent.type(await screen.findByLabelText('Shuma'), '100');
  let answer: (response: Response) => void = ignore;
  api.write = () => new Promise((resolve) => (answer = resolve));
  await userEvent.dblClick(button('Shto pagesën'));
  expect(button('Shto pagesën')).toBeDisabled();
  answer(Response.json(booking));
  await waitFor(() => expect(screen.getByLabelText('Shuma')).toHaveValue(''));
  expect(api.sent()).toHaveLength(1);
});

it('sends a payment again under its id after a failure, and the next one under another', async () => {
  renderAt('/', '/*', <Payments booking={booking} />);
  await userEvent.type(await screen.findByLabelText('Shuma'), '100');
  await pressTwice('Shto pagesën');
  await waitFor(() => expect(screen.getByLabelText('Shuma')).toHaveValue(''));
  await userEvent.type(screen.getByLabelText('Shuma'), '100');
  await userEvent.click(button('Shto pagesën'));
  await waitFor(() => expect(api.sent()).toHaveLength(3));
  const [first, again, next] = api.sent().map(({ path }) => path);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('stores when and for what was paid, and shows it', async () => {
  const at = '2026-06-14T10:00:00.000Z';
  renderAt('/', '/*', <Payments booking={booking} />);
  await userEvent.type(await screen.findByLabelText('Shuma'), '100');
  fireEvent.change(screen.getByLabelText('Paguar më'), { target: { value: '2026-06-14' } });
  await userEvent.type(screen.getByLabelText('Shënim i pagesës'), 'Kapari nga babai');
  const paid = { id: 'p', at, amount: '100.00', currency: 'EUR', method: 'cash', note: 'Kapari nga babai' };
  api.write = () => {
    api.reads['/bookings/b1'] = { ...booking, payments: [paid] };
    return Response.json(booking);
  };
  await userEvent.click(button('Shto pagesën'));
  expect(await screen.findByText(/Para në dorë · 14 qershor 2026 · Kapari nga babai/)).toBeVisible();
  const sent = { amount: '100', currency: 'EUR', method: 'cash', at, note: 'Kapari nga babai' };
  expect(api.sent().map(({ body }) => body)).toEqual([sent]);
  expect(screen.getByLabelText('Shënim i pagesës')).toHaveValue('');
  expect(screen.getByLabelText('Paguar më')).toHaveValue(today());
});

it('adds a booking under the same key after a failure', async () => {
  renderAt('/', '/*', <BookingSheet booking={null} day="2027-08-15" resources={[]} onClose={ignore} />);
  await userEvent.type(await screen.findByLabelText('Titulli'), 'Klea');
  await pressTwice('Ruaj');
  expect(api.keys[1]).toBe(api.keys[0]);
});

it('blocks a day once, and under the same key after a failure', async () => {
  renderAt('/', '/*', <BlockSheet blocked={[]} resources={[]} onClose={ignore} />);
  await userEvent.type(await screen.findByLabelText('Data'), '1.9.2099');
  await pressTwice('Blloko');
  await waitFor(() => expect(screen.getByLabelText('Data')).toHaveValue(''));
  expect(api.keys[1]).toBe(api.keys[0]);
  let answer: (response: Response) => void = ignore;
  api.write = () => new Promise((resolve) => (answer = resolve));
  await userEvent.type(screen.getByLabelText('Data'), '2.9.2099');
  await userEvent.dblClick(button('Blloko'));
  answer(Response.json({ id: 'made' }));
  await waitFor(() => expect(screen.getByLabelText('Data')).toHaveValue(''));
  expect(api.sent()).toHaveLength(3);
});
