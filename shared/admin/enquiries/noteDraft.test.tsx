import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { memoryDrafts, reopen, testHost } from '../kit/testing/testHost.js';
import { NoteForm } from './NoteForm.js';
import { sampleEnquiry } from './sample.js';

const enquiry = sampleEnquiry();

it('offers a note that was not saved, until it is saved', async () => {
  const drafts = memoryDrafts();
  const host = testHost({ drafts });
  const open = () => reopen(host, '/', <NoteForm enquiry={enquiry} />);
  const api = fakeApi({});
  api.write = () => Response.json(enquiry);
  open();
  await userEvent.type(await screen.findByLabelText('Shënim'), 'Thirrur.');
  await waitFor(() => expect(drafts.entries.size).toBe(1));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rikthe draftin' }));
  await waitFor(() => expect(screen.getByLabelText('Shënim')).toHaveValue('Thirrur.'));
  await userEvent.click(screen.getByRole('button', { name: 'Shto shënimin' }));
  await waitFor(() => expect(screen.getByLabelText('Shënim')).toHaveValue(''));
  await waitFor(() => expect(drafts.entries.size).toBe(0));
});
