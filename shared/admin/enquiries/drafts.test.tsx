import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { Host } from '../host/host.js';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { memoryDrafts, reopen, testHost } from '../kit/testing/testHost.js';
import { EnquiriesModule } from './EnquiriesModule.js';
import { sampleEnquiry } from './sample.js';

const arta = sampleEnquiry();
const session = { token: 'x.y.z', userName: 'Arta' };

let api: FakeApi;
let drafts: ReturnType<typeof memoryDrafts>;
let host: Host;

beforeEach(() => {
  drafts = memoryDrafts();
  host = testHost({ drafts });
  api = fakeApi({ '/enquiries?limit=50': [arta], '/enquiries/e1': arta, '/accounts': [] });
  api.write = () => Response.json({ ...arta, version: 4 });
});

/** Opens the page of the enquiry, as after a reload where it was open before. */
function open() {
  reopen(
    host,
    '/kerkesat/e1',
    <Routes>
      <Route path="/kerkesat/*" element={<EnquiriesModule />} />
      <Route path="/login" element={<h1>Hyr</h1>} />
    </Routes>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText(label);
const stored = () => [...drafts.entries.keys()].filter((key) => key.startsWith('draft:'));
const question = () => screen.queryByRole('button', { name: 'Discard' });

async function typeOffer() {
  await press('Dërgo ofertën');
  const message = await field('Mesazhi');
  await userEvent.type(message, 'Me dy DJ.');
  await waitFor(() => expect(stored()).toHaveLength(1));
}

it('opens an offer again as it was typed when the session has ended', async () => {
  open();
  await typeOffer();
  api.write = () => Response.json({ message: 'Expired' }, { status: 401 });
  const form = within(screen.getByRole('form', { name: 'Oferta' }));
  await userEvent.type(form.getByLabelText('Çmimi (€)'), '450');
  await userEvent.type(form.getByLabelText('Përshkrimi'), 'DJ');
  await userEvent.click(form.getByRole('button', { name: 'Dërgo ofertën' }));
  await screen.findByRole('heading', { name: 'Hyr' });
  expectLogged();

  host.session.write(session);
  open();
  expect(await field('Mesazhi')).toHaveValue('Me dy DJ.');
  expect(screen.getByLabelText('Çmimi (€)')).toHaveValue('450');
  api.write = () => Response.json(arta, { status: 201 });
  await userEvent.click(within(screen.getByRole('form', { name: 'Oferta' })).getByText('Dërgo ofertën'));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Oferta' })).toBeNull());
  await waitFor(() => expect(stored()).toEqual([]));
});

it('offers what was typed into an offer after a reload', async () => {
  open();
  await typeOffer();
  open();
  await press('Rikthe draftin');
  expect(await field('Mesazhi')).toHaveValue('Me dy DJ.');
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
});

it('asks before an offer is closed, only if something was typed', async () => {
  open();
  await press('Dërgo ofertën');
  await screen.findByRole('form', { name: 'Oferta' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: 'Oferta' })).toBeNull();
  expect(question()).toBeNull();

  await typeOffer();
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeVisible();
  await press('Cancel');
  expect(await field('Mesazhi')).toHaveValue('Me dy DJ.');
  await press('Anulo');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Oferta' })).toBeNull());
  await waitFor(() => expect(stored()).toEqual([]));
});

it('offers what was changed in an enquiry, and sends that alone with the version from which it began', async () => {
  open();
  await press('Ndrysho');
  await userEvent.type(await field('Vendi'), ' te plazhi');
  await waitFor(() => expect(stored()).toHaveLength(1));
  api.reads['/enquiries/e1'] = { ...arta, version: arta.version + 1, name: 'Arta H.' };
  open();
  await press('Rikthe draftin');
  const form = within(await screen.findByRole('form', { name: 'Ndrysho' }));
  await waitFor(() => expect(form.getByLabelText('Vendi')).toHaveValue(`${arta.place} te plazhi`));
  await userEvent.click(form.getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  expect(api.sent()[0]?.body).toEqual({ place: `${arta.place} te plazhi` });
  await waitFor(() => expect(stored()).toEqual([]));
});

async function typeAnswer() {
  await press('Përgjigju');
  const message = await field('Teksti');
  await userEvent.clear(message);
  await userEvent.type(message, 'Me dy DJ.');
  await waitFor(() => expect(stored()).toHaveLength(1));
}

/** Opens the answer in WhatsApp, but for the app itself. */
async function openWhatsApp() {
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
}

it('offers an edited answer after a reload, until it was opened and noted', async () => {
  open();
  await typeAnswer();
  open();
  await press('Rikthe draftin');
  await waitFor(() => expect(screen.getByLabelText('Teksti')).toHaveValue('Me dy DJ.'));
  await openWhatsApp();
  await waitFor(() => expect(api.sent()).toHaveLength(2));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
});

it('offers an answer again that could not be noted, and asks before it is closed', async () => {
  open();
  await typeAnswer();
  api.write = () => Response.json({ message: 'Away' }, { status: 503 });
  await openWhatsApp();
  await screen.findByRole('region', { name: 'Draft' });
  expectLogged();
  await press('Rikthe draftin');
  await waitFor(() => expect(screen.getByLabelText('Teksti')).toHaveValue('Me dy DJ.'));
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  await waitFor(() => expect(screen.queryByLabelText('Teksti')).toBeNull());
  await waitFor(() => expect(stored()).toEqual([]));
});

it('keeps no draft of a ready answer, and its own of the one that declines', async () => {
  open();
  await press('Refuzo');
  await press('English');
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(stored()).toEqual([]);
  await press('Refuzo');
  await userEvent.type(await field('Teksti'), ' Na vjen keq.');
  await waitFor(() => expect(stored()).toHaveLength(1));
  open();
  await press('Rikthe draftin');
  expect(await screen.findByRole('button', { name: 'Refuzo pa mesazh' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Teksti')).toHaveDisplayValue(/ Na vjen keq\.$/));
});

it('offers how a night is to be booked, and why beyond capacity once that is asked again', async () => {
  open();
  await press('Rezervo');
  const full = { date: arta.date, resource: { name: 'DJ Lumo' }, free: [] };
  api.write = () => Response.json({ message: 'DJ Lumo is taken', ...full }, { status: 409 });
  const sheet = async () => within(await screen.findByRole('form', { name: 'Rezervo' }));
  await userEvent.click((await sheet()).getByLabelText('Mbaje si opsion'));
  await userEvent.type((await sheet()).getByLabelText('Opsioni deri më'), '1.8.2027');
  await userEvent.click((await sheet()).getByRole('button', { name: 'Rezervo' }));
  await userEvent.type(await (await sheet()).findByLabelText('Arsyeja'), 'Vjen Beni');
  await waitFor(() => expect(stored()).toHaveLength(1));
  open();
  await press('Rikthe draftin');
  await waitFor(() => expect(screen.getByLabelText('Opsioni deri më')).toHaveValue('1.8.2027'));
  await userEvent.click((await sheet()).getByRole('button', { name: 'Rezervo' }));
  expect(await (await sheet()).findByLabelText('Arsyeja')).toHaveValue('Vjen Beni');
  expect(api.sent().map(({ body }) => body)).toEqual(
    [1, 2].map(() => expect.not.objectContaining({ override: expect.anything() })),
  );
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeVisible();
  await press('Cancel');
  api.write = () => Response.json({ id: 'b1' }, { status: 201 });
  await userEvent.click((await sheet()).getByRole('button', { name: 'Rezervo gjithsesi' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Rezervo' })).toBeNull());
  expect(api.sent()[2]?.body).toMatchObject({ state: 'option', override: { reason: 'Vjen Beni' } });
  await waitFor(() => expect(stored()).toEqual([]));
});
