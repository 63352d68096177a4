import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Outbox, QueuedOperation } from '../../host/host.js';
import { fakeApi } from '../testing/fakeApi.js';
import { fakeOutbox } from '../testing/fakeOutbox.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { OutboxBar } from './OutboxBar.js';
import userEvent from '@testing-library/user-event';

beforeEach(() => {
  fakeApi({});
});

const removal = {
  entity: 'services',
  kind: 'delete',
  id: 'service-1',
  key: 'first',
  title: 'DJ',
  ifMatch: '"3"',
} as const;

/** Renders the bar with a fake outbox that contains these operations. */
function open(queued: readonly QueuedOperation[], change: Partial<Pick<Outbox, 'ofOthers'>> = {}) {
  const outbox = { ...fakeOutbox(queued), ...change };
  render(
    <TestAdmin host={testHost({ outbox })}>
      <OutboxBar />
    </TestAdmin>,
  );
  return outbox;
}

it('a delete that conflicts with a change of somebody else is sent without its version only on request', async () => {
  const current = { id: 'service-1', version: 5, title: 'DJ' };
  const refusal = { status: 409, body: { message: 'Ndryshuar', current, conflicts: ['title'] } };
  const outbox = open([{ operation: removal, state: 'refused', problem: 'Ndryshuar', refusal }]);
  const line = within(await screen.findByRole('alert'));
  expect(line.getByText('Fshirje: DJ')).toBeVisible();
  expect(line.getByText(/Ndryshuar/)).toBeVisible();
  expect(line.queryByRole('button', { name: 'Zgjidh versionin' })).toBeNull();
  await userEvent.click(line.getByRole('button', { name: 'Fshije gjithsesi' }));
  expect(outbox.retry).not.toHaveBeenCalled();
  const [key, [again] = []] = outbox.replace.mock.calls[0] ?? [];
  expect(key).toBe('first');
  const { ifMatch: _seen, key: _old, ...rest } = removal;
  expect(again).toEqual({ ...rest, key: expect.not.stringMatching(/^first$/) });
});

it('a delete that was refused for another reason is retried or discarded on request', async () => {
  const refusal = { status: 500, body: {} };
  const outbox = open([{ operation: removal, state: 'refused', problem: 'Nuk mundem', refusal }]);
  const line = within(await screen.findByRole('alert'));
  expect(line.queryByRole('button', { name: 'Fshije gjithsesi' })).toBeNull();
  await userEvent.click(line.getByRole('button', { name: 'Provo përsëri' }));
  expect(outbox.retry).toHaveBeenCalledWith('first');
  await userEvent.click(line.getByRole('button', { name: 'Discard' }));
  expect(outbox.discard).toHaveBeenCalledWith('first');
});

it('queued writes are counted, and sent on request', async () => {
  const outbox = open([
    { operation: removal, state: 'waiting' },
    { operation: { kind: 'upload', key: 'second', title: 'foto.png' }, state: 'waiting' },
  ]);
  expect(await screen.findByText('2 ndryshime presin serverin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dërgo tani' }));
  expect(outbox.flush).toHaveBeenCalledOnce();
});

it('what waits in a browser is shown too, but no list shows what was refused there', async () => {
  const add = { ...removal, kind: 'create', key: 'second', body: {}, title: 'Flluska' } as const;
  const outbox = fakeOutbox([
    { operation: { kind: 'upload', key: 'first', title: 'foto.png' }, state: 'waiting' },
    { operation: add, state: 'refused', problem: 'Titulli mungon' },
  ]);
  render(
    <TestAdmin host={testHost({ browserOutbox: outbox })}>
      <OutboxBar />
    </TestAdmin>,
  );
  expect(await screen.findByText('1 ndryshim pret serverin')).toBeVisible();
  const line = within(screen.getByRole('alert'));
  expect(line.getByText(/Flluska/)).toBeVisible();
  expect(line.queryByRole('button', { name: 'Shfaqe në listë' })).toBeNull();
  await userEvent.click(line.getByRole('button', { name: 'Provo përsëri' }));
  expect(outbox.retry).toHaveBeenCalledWith('second');
});

it('says what is wrong with a refused file, and that the rest can do without it', async () => {
  const operation = { kind: 'upload', key: 'first', title: 'foto.png' } as const;
  const refused = { operation, state: 'refused', problem: 'Shumë i madh' } as const;
  const outbox = open([{ ...refused, isDispensable: true }]);
  const line = within(await screen.findByRole('alert'));
  expect(
    line.getByText(/Shumë i madh · Pjesa tjetër pret: hiqe këtë skedar dhe dërgohet pa të\./),
  ).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: 'Discard' }));
  expect(outbox.discard).toHaveBeenCalledWith('first');
});

it('the writes of others are counted', async () => {
  open([], { ofOthers: () => 1 });
  expect(await screen.findByText(/^1 ndryshim i dikujt tjetër pret në këtë kompjuter/)).toBeVisible();
});

it('a write that may have arrived long ago is sent again only on request', async () => {
  const outbox = open([{ operation: removal, state: 'refused', problem: '30 days', isUncertain: true }]);
  const line = within(await screen.findByRole('alert'));
  expect(line.getByText(/^Pa konfirmuar:/)).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: 'Dërgo përsëri' }));
  expect(outbox.retry).toHaveBeenCalledWith('first');
});

it('a night that met a full day is moved to a free one, or booked for a reason', async () => {
  const moved = {
    entity: 'bookings',
    kind: 'update',
    id: 'b1',
    key: 'moved',
    title: 'Arta Hoxha',
    body: { date: '2027-08-15' },
    ifMatch: '"2"',
  } as const;
  const body = {
    message: 'Too little is left',
    date: '2027-08-15',
    part: 'evening' as const,
    resource: { id: 'dj', name: 'DJ Lumo' },
    free: ['2027-08-16', '2027-08-13', '2027-08-17'],
  };
  const refusal = { status: 409, body };
  const outbox = open([{ operation: moved, state: 'refused', problem: body.message, refusal }]);
  const { ifMatch: _seen, key: _old, ...rest } = moved;
  expect(await screen.findByText('DJ Lumo është i zënë: e diel, 15 gusht 2027.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /gusht 2027$/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'e hënë, 16 gusht 2027' }));
  const anyway = screen.getByRole('button', { name: 'Rezervo gjithsesi' });
  expect(anyway).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Arsyeja'), 'DJ i huazuar');
  await userEvent.click(anyway);
  const sent = outbox.replace.mock.calls.map(([key, [again]]) => [key, again]);
  const newKey = expect.not.stringMatching(/^moved$/);
  expect(sent).toEqual([
    ['moved', { ...rest, key: newKey, body: { date: '2027-08-16' } }],
    ['moved', { ...rest, key: newKey, body: { date: '2027-08-15', override: { reason: 'DJ i huazuar' } } }],
  ]);
});

it('an enquiry whose night met a full day is only moved: it has no capacity to exceed', async () => {
  const refusal = {
    status: 409,
    body: { message: '', date: '2027-08-15', resource: null, free: ['2027-08-16'] },
  };
  const operation = { entity: 'enquiries', kind: 'update', id: 'e1', key: 'k', title: 'Arta' } as const;
  open([{ operation: { ...operation, body: { date: '2027-08-15' } }, state: 'refused', refusal }]);
  expect(await screen.findByRole('button', { name: 'e hënë, 16 gusht 2027' })).toBeVisible();
  expect(screen.queryByLabelText('Arsyeja')).toBeNull();
});
