import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { NoteForm } from './NoteForm.js';
import { OfferSheet } from './offer/OfferSheet.js';
import { QuickEntry } from './quick/QuickEntry.js';
import { sampleEnquiry } from './sample.js';

const enquiry = sampleEnquiry();
const button = (name: string) => screen.getByRole('button', { name });

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({});
});

/** Presses the button twice: the server fails at first. */
async function pressTwice(name: string) {
  api.write = () => Response.json({ message: 'Away' }, { status: 503 });
  await userEvent.click(button(name));
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  await waitFor(() => expect(button(name)).toBeEnabled());
  expectLogged();
  api.write = () => Response.json(enquiry);
  await userEvent.click(button(name));
  await waitFor(() => expect(api.sent()).toHaveLength(2));
}

it('adds a note under the same key after a failure, and the same words again under another', async () => {
  renderAt('/', '/*', <NoteForm enquiry={enquiry} />);
  await userEvent.type(await screen.findByLabelText('Shënim'), 'Thirrur.');
  await pressTwice('Shto shënimin');
  await waitFor(() => expect(screen.getByLabelText('Shënim')).toHaveValue(''));
  await userEvent.type(screen.getByLabelText('Shënim'), 'Thirrur.');
  await userEvent.click(button('Shto shënimin'));
  await waitFor(() => expect(api.sent()).toHaveLength(3));
  const [first, again, next] = api.keys;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('adds an enquiry under the same key after a failure', async () => {
  renderAt('/', '/*', <QuickEntry onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText('Data'), '14.8.2099');
  await userEvent.type(screen.getByLabelText('Emri'), 'Beni');
  await pressTwice('Shto kërkesë');
  expect(api.keys[1]).toBe(api.keys[0]);
});

it('sends an offer under the same key after a failure, and one that was changed under another', async () => {
  renderAt('/', '/*', <OfferSheet enquiry={enquiry} onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText('Çmimi (€)'), '450');
  await userEvent.type(screen.getByLabelText('Përshkrimi'), 'DJ');
  api.write = () => Response.json({ message: 'Away' }, { status: 503 });
  for (const count of [1, 2, 3]) {
    if (count === 3) await userEvent.type(screen.getByLabelText('Mesazhi'), 'Me dy DJ.');
    await userEvent.click(button('Dërgo ofertën'));
    await waitFor(() => expect(api.sent()).toHaveLength(count));
    await waitFor(() => expect(button('Dërgo ofertën')).toBeEnabled());
    expectLogged();
  }
  const [first, again, changed] = api.keys;
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});
