import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '../testing/fakeApi.js';
import { memoryDrafts, reopen, testHost } from '../testing/testHost.js';
import { useErasedPeople } from './useErasedPeople.js';
import { useSheetDraft } from './useSheetDraft.js';

const common = { path: '/', title: 'Arta', values: { typed: 'Arta, 069' }, files: {}, savedAt: 0 };

const empty = { typed: '' };

/** The admin with a form about an enquiry, and a button for a change that arrives. */
function Admin() {
  useErasedPeople();
  const client = useQueryClient();
  const [clicks, setClicks] = useState(0);
  const { values, set } = useSheetDraft({
    form: 'enquiries-note:e2',
    title: () => '',
    first: () => empty,
  });
  return (
    <>
      <input aria-label="Note" value={values.typed} onChange={({ target }) => set({ typed: target.value })} />
      <button
        type="button"
        onClick={() =>
          void client.invalidateQueries({ queryKey: ['changed'] }).then(() => setClicks(clicks + 1))
        }
      >
        Changed {clicks}
      </button>
    </>
  );
}

function open(forms: Readonly<Record<string, string>>) {
  const drafts = memoryDrafts();
  for (const [form, owner] of Object.entries(forms))
    drafts.entries.set(`draft:${form}`, { ...common, id: form, form, owner });
  reopen(testHost({ drafts }), '/', <Admin />);
  return () => [...drafts.entries.keys()];
}

it('deletes the drafts about people who were erased, of all accounts, and no others', async () => {
  const api = fakeApi({
    '/enquiries/e1': { id: 'e1', name: '' },
    '/enquiries/e2': { id: 'e2', name: 'Klea' },
    '/bookings/b1': { id: 'b1', title: '' },
  });
  const stored = open({
    'enquiries-offer:e1': 'Arta',
    'enquiries-reply:e1': 'besa',
    'bookings-payment:b1': 'Arta',
    'enquiries-offer:e2': 'Arta',
    'enquiries-offer:in-the-trash': 'Arta',
    'enquiries-typed:new': 'Arta',
    'services:edit:e1': 'Arta',
  });
  await screen.findByText(/Changed/);
  await waitFor(() =>
    expect(stored()).toEqual([
      'draft:enquiries-offer:e2',
      'draft:enquiries-offer:in-the-trash',
      'draft:enquiries-typed:new',
      'draft:services:edit:e1',
    ]),
  );
  expect(api.calls.map(({ path }) => path)).not.toContain('/enquiries/new');
});

it('deletes what is being typed as soon as its person is erased, and stores no more of it', async () => {
  const api = fakeApi({ '/enquiries/e2': { id: 'e2', name: 'Klea' } });
  const stored = open({});
  await userEvent.type(await screen.findByLabelText('Note'), 'Klea');
  await waitFor(() => expect(stored()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Changed 1');
  expect(stored()).toHaveLength(1);
  api.reads['/enquiries/e2'] = { id: 'e2', name: '' };
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Changed 2');
  await waitFor(() => expect(stored()).toEqual([]));
  await userEvent.type(screen.getByLabelText('Note'), ' 069');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Changed 3');
  expect(stored()).toEqual([]);
});
