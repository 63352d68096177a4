import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleArtist } from '@ritmi/shared/domain/sample';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { EnquiriesModule } from './EnquiriesModule.js';
import { sampleEnquiry } from './sample.js';

const arta = sampleEnquiry({
  notes: [{ id: 'n1', at: '2027-01-10T10:00:00.000Z', by: 'Beni', text: 'Do edhe drita.' }],
  possibleDuplicates: ['e2'],
  estimate: {
    lines: [{ kind: 'package', title: 'Dasma e plotë', amount: '550.00' }],
    discount: '50.00',
    total: '500.00',
  },
});
const klea = sampleEnquiry({
  id: 'e2',
  name: 'Klea Muça',
  reference: 'R-22222',
  unread: true,
  kind: 'ditelindje',
});

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({
    '/enquiries?limit=50': [klea, arta],
    '/enquiries?q=klea&limit=50': [klea],
    '/enquiries?state=offered&limit=50': [],
    '/enquiries/e1': arta,
    '/enquiries/e2': klea,
    '/accounts': [
      { id: 'Arta', name: 'Arta' },
      { id: 'beni', name: 'Beni' },
    ],
  });
  api.write = () => Response.json({ ...arta, version: 4 });
});

const open = (path: string) => renderAt(path, '/kerkesat/*', <EnquiriesModule />);
const button = (name: string) => screen.findByRole('button', { name });

describe('the inbox', () => {
  it('lists enquiries with their state, marks the unread ones, searches and filters', async () => {
    open('/kerkesat');
    const row = await screen.findByRole('link', { name: /Klea Muça.*e palexuar/ });
    expect(row).toHaveTextContent('14 gusht 2027');
    expect(row).toHaveTextContent('E re');
    expect(screen.getByText('2 kërkesa')).toBeVisible();
    const states = screen.getByRole('combobox', { name: 'Sipas gjendjes' });
    await userEvent.selectOptions(states, 'Me ofertë');
    expect(await screen.findByText('Nuk u gjet asgjë.')).toBeVisible();
    await userEvent.selectOptions(states, 'Të gjitha');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'klea' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Arta/ })).toBeNull());
  });

  it('adds what came by phone: the date as it is said, a name, a phone number', async () => {
    open('/kerkesat');
    await userEvent.click(await button('Shto kërkesë'));
    const form = within(await screen.findByRole('form', { name: 'Kërkesë e re' }));
    await userEvent.click(form.getByRole('button', { name: 'Shto kërkesë' }));
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Shkruaj datën.');
    await userEvent.type(form.getByLabelText('Data'), '14 gusht 2099');
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('e premte, 14 gusht 2099');
    await userEvent.type(form.getByLabelText('Emri'), 'Beni');
    await userEvent.type(form.getByLabelText('Telefoni'), '069 123 4567{Enter}');
    await waitFor(() => expect(api.sent()).toHaveLength(1));
    expect(api.sent()[0]).toMatchObject({
      method: 'POST',
      path: '/enquiries',
      body: { date: '2099-08-14', name: 'Beni', phone: '069 123 4567', source: 'phone', guests: null },
    });
  });

  it.each([
    ['1 200', 1200],
    ['200-250', '200-250'],
  ])('sends the guests %j as %j, so that the API refuses what is no number', async (typed, guests) => {
    open('/kerkesat');
    await userEvent.click(await button('Shto kërkesë'));
    const form = within(await screen.findByRole('form', { name: 'Kërkesë e re' }));
    await userEvent.type(form.getByLabelText('Data'), '14 gusht 2099');
    await userEvent.type(form.getByLabelText('Emri'), 'Beni');
    await userEvent.type(form.getByLabelText('Të ftuar'), typed);
    await userEvent.type(form.getByLabelText('Telefoni'), '069 123 4567{Enter}');
    await waitFor(() => expect(api.sent()[0]).toMatchObject({ body: { guests } }));
  });

  it('fills the form from a chat, and marks what is unsure', async () => {
    open('/kerkesat');
    await userEvent.click(await button('Shto kërkesë'));
    await userEvent.click(await button('Ngjit bisedën'));
    fireEvent.change(screen.getByLabelText('Ngjit bisedën'), {
      target: { value: 'Tung, jeni te lire me 14.8.2099? dasem ne Durres, rreth 250 veta' },
    });
    const form = within(await screen.findByRole('form', { name: 'Kërkesë e re' }));
    expect(form.getByLabelText('Data')).toHaveValue('14.8.2099');
    expect(form.getByLabelText('Vendi')).toHaveValue('Durrës');
    expect(form.getByLabelText('Lloji i natës')).toHaveValue('dasme');
    const guests = form.getByLabelText('Të ftuar');
    expect(guests).toHaveValue('250');
    expect(guests).toHaveAccessibleDescription('Kontrolloje: nga “rreth 250 veta”');
    await userEvent.type(guests, '0');
    expect(guests).not.toHaveAccessibleDescription();
    expect(form.getByLabelText('Mesazhi')).toHaveValue(
      'Tung, jeni te lire me 14.8.2099? dasem ne Durres, rreth 250 veta',
    );
  });

  it('says why an enquiry was not added, at its field', async () => {
    open('/kerkesat');
    await userEvent.click(await button('Shto kërkesë'));
    await userEvent.type(screen.getByLabelText('Data'), '14.8.2099');
    await userEvent.type(screen.getByLabelText('Emri'), 'Beni');
    api.write = () =>
      Response.json(
        { message: 'Invalid', errors: [{ path: 'phone', code: 'invalid', message: 'Not readable' }] },
        { status: 422 },
      );
    await userEvent.type(screen.getByLabelText('Telefoni'), '12{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Telefoni')).toHaveAccessibleDescription('Kjo vlerë nuk pranohet.'),
    );
    expectLogged();
  });
});

it('opens the first enquiry from the empty place beside the list', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };
  happyDOM.setViewport({ width: 1440 });
  onTestFinished(() => happyDOM.setViewport({ width: 1024 }));
  open('/kerkesat');
  await userEvent.click(await screen.findByRole('button', { name: 'Hape të parën' }));
  expect(await screen.findByRole('heading', { name: /^Klea Muça/ })).toBeVisible();
});

describe('an enquiry', () => {
  it('shows its whole story, and others of the same phone number', async () => {
    open('/kerkesat/e1');
    const story = within(await screen.findByRole('region', { name: 'Historia e bisedës' }));
    expect(story.getByText('A jeni të lirë?')).toBeVisible();
    expect(story.getByText('Do edhe drita.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /R-22222/ })).toHaveAttribute('href', '/kerkesat/e2');
    const { phone } = arta;
    expect(screen.getByRole('link', { name: `Telefono: ${phone}` })).toHaveAttribute(
      'href',
      'tel:0691234567',
    );
    expect(screen.getByRole('link', { name: `WhatsApp: ${phone}` })).toHaveAttribute(
      'href',
      'https://wa.me/355691234567',
    );
  });

  it('names the artist who was asked for', async () => {
    api.reads['/enquiries/e1'] = { ...arta, artistId: 'drita' };
    api.reads['/artists'] = [
      sampleArtist({ id: 'nata', stageName: 'DJ Nata' }),
      sampleArtist({ id: 'drita' }),
    ];
    open('/kerkesat/e1');
    const asked = within(await screen.findByRole('region', { name: 'Çfarë u kërkua' }));
    expect(await asked.findByText('DJ Drita')).toBeVisible();
    expect(asked.getByText('Artisti')).toBeVisible();
  });

  it('says until when an offer is valid as its visitor reads it, on a computer of another country too', async () => {
    vi.stubEnv('TZ', 'Europe/Athens');
    const [lines, terms] = [[], { text: '', hash: '' }];
    const sums = { lines, discount: '0.00', total: '500.00', lekPerEuro: '99', terms };
    const deposit = { amount: '150.00', dueAt: '2027-07-31T21:59:00.000Z' };
    const times = { sentAt: '2027-06-01T09:00:00.000Z', validUntil: '2027-08-14T21:59:00.000Z' };
    api.reads['/enquiries/e1'] = { ...arta, offers: [{ version: 1, ...sums, ...times, deposit }] };
    open('/kerkesat/e1');
    expect(await screen.findByText('vlen deri më 14 gusht 2027, 23:59')).toBeVisible();
    expect(screen.getByText(/31 korrik 2027, 23:59/)).toBeVisible();
  });

  it('is read by whoever opens it', async () => {
    open('/kerkesat/e2');
    await waitFor(() =>
      expect(api.sent()).toMatchObject([{ method: 'PATCH', path: '/enquiries/e2', body: { unread: false } }]),
    );
  });

  it('is assigned to a colleague by name', async () => {
    api.reads['/enquiries/e1'] = { ...arta, assignee: 'somebody who has left' };
    open('/kerkesat/e1');
    const field = await screen.findByRole('combobox', { name: 'Kush merret me të' });
    await within(field).findByRole('option', { name: 'Beni' });
    const names = within(field).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Askush', 'Unë', 'Beni', 'Një koleg']);
    expect(field).toHaveDisplayValue('Një koleg');
    await userEvent.selectOptions(field, 'Beni');
    await waitFor(() => expect(api.sent()).toHaveLength(1));
    expect(api.sent()).toMatchObject([
      { method: 'PATCH', path: '/enquiries/e1', body: { assignee: 'beni' } },
    ]);
  });

  it('takes a note', async () => {
    open('/kerkesat/e1');
    await userEvent.type(await screen.findByLabelText('Shënim'), 'Kthen përgjigje nesër.');
    await userEvent.click(await button('Shto shënimin'));
    await waitFor(() => expect(screen.getByLabelText('Shënim')).toHaveValue(''));
    expect(api.sent()).toMatchObject([
      { method: 'POST', path: '/enquiries/e1/notes', body: { text: 'Kthen përgjigje nesër.' } },
    ]);
  });

  it('is answered in the app of the person, and that is noted', async () => {
    open('/kerkesat/e1');
    await userEvent.click(await button('Përgjigju'));
    await userEvent.click(await button('Jemi të lirë'));
    expect(screen.getByLabelText('Teksti')).toHaveValue(
      'Përshëndetje Arta! Jemi të lirë më 14 gusht 2027. A na thoni vendin dhe sa të ftuar do të jeni, që t’ju bëjmë ofertën?\n',
    );
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/355691234567?text='));
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(api.sent()).toHaveLength(2));
    expect(api.sent()).toMatchObject([
      { path: '/enquiries/e1/notes', body: { text: expect.stringMatching(/^Përgjigje me WhatsApp:\n/) } },
      { method: 'PATCH', path: '/enquiries/e1', body: { state: 'answered' } },
    ]);
  });

  it('gets an offer that begins with what the visitor was shown', async () => {
    open('/kerkesat/e1');
    await userEvent.click(await button('Dërgo ofertën'));
    const form = within(await screen.findByRole('form', { name: 'Oferta' }));
    expect(form.getByLabelText('Përshkrimi')).toHaveValue('Dasma e plotë');
    await userEvent.click(form.getByRole('button', { name: 'Udhëtimi' }));
    const [, travel] = form.getAllByLabelText('Çmimi (€)');
    if (travel) await userEvent.type(travel, '40');
    expect(form.getByRole('status')).toHaveTextContent('540.00 €');
    await userEvent.click(form.getByRole('button', { name: 'Dërgo ofertën' }));
    await waitFor(() => expect(api.sent()).toHaveLength(1));
    expect(api.sent()[0]).toMatchObject({
      path: '/enquiries/e1/offers',
      body: { lines: [{ kind: 'package' }, { kind: 'travel', amount: '40' }], discount: '50.00' },
    });
  });

  it('meets a full day: shows what is taken, and the free days nearby', async () => {
    open('/kerkesat/e1');
    await userEvent.click(await button('Rezervo'));
    const form = within(await screen.findByRole('form', { name: 'Rezervo' }));
    api.write = () =>
      Response.json(
        {
          message: 'DJ Lumo is taken',
          date: '2027-08-14',
          part: 'evening',
          resource: { id: 'dj', name: 'DJ Lumo' },
          free: ['2027-08-15', '2027-08-13', '2027-08-16'],
        },
        { status: 409 },
      );
    await userEvent.click(form.getByRole('button', { name: 'Rezervo' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'DJ Lumo është i zënë: e shtunë, 14 gusht 2027.',
    );
    expect(form.getByRole('button', { name: 'e premte, 13 gusht 2027' })).toBeVisible();
    api.write = () => Response.json({ id: 'b1' }, { status: 201 });
    await userEvent.type(form.getByLabelText('Arsyeja'), 'Vjen një DJ tjetër');
    await userEvent.click(form.getByRole('button', { name: 'Rezervo gjithsesi' }));
    await waitFor(() => expect(api.sent()).toHaveLength(2));
    expect(api.sent()[1]?.body).toEqual({ state: 'confirmed', override: { reason: 'Vjen një DJ tjetër' } });
  });
});
