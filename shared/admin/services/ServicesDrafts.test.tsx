import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UnreachableError } from '@ritmi/shared/client/ApiError';
import * as uploads from '@ritmi/shared/client/upload';
import { sampleService } from '@ritmi/shared/domain/sample';
import { services } from '@ritmi/shared/domain/services/schema';
import type { Host } from '../host/host.js';
import type { Draft } from '../kit/drafts/draftRegistry.js';
import { DraftBar } from '../kit/drafts/Drafts.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged, press } from '../kit/testing/steps.js';
import { memoryDrafts, TestAdmin, testHost } from '../kit/testing/testHost.js';
import { entityForm } from '../kit/forms/formSpec.js';
import { ServicesModule } from './ServicesModule.js';
import userEvent from '@testing-library/user-event';

const service = sampleService();
let drafts: ReturnType<typeof memoryDrafts>;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  drafts = memoryDrafts();
  api = fakeApi({ '/services': [service] });
  api.write = () => Response.json(sampleService({ id: 'service-2' }), { status: 201 });
});
async function open(change: Partial<Host> = {}) {
  const host = testHost({ drafts, ...change });
  const { unmount } = render(
    <TestAdmin host={host}>
      <DraftBar />
      <ServicesModule />
    </TestAdmin>,
  );
  await screen.findByRole('heading', { name: service.title });
  return { host, unmount };
}

const form = () => within(screen.getByRole('form', { name: 'Add New Service' }));
const title = () => form().getByLabelText('Title');

function fill(): void {
  for (const [label, value] of [
    ['Title', 'DJ'],
    ['Description', 'Muzikë'],
    ['Price', '10'],
    ['Feature 1', 'Altoparlantë'],
  ] as const) {
    fireEvent.change(form().getByLabelText(label), { target: { value } });
  }
}

const storedDrafts = () => [...drafts.entries.values()] as readonly Draft[];

/** Stores a draft of an earlier visit. */
function storeOldDraft(): void {
  const old: Draft = {
    id: 'old',
    owner: 'Arta',
    form: 'services:new',
    path: '/',
    title: 'Skica',
    values: { ...entityForm(services).empty, title: 'Skica' },
    files: {},
    base: undefined,
    savedAt: 0,
  };
  drafts.entries.set('draft:old', old);
}

/** A promise that the test settles. */
function deferred<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

test('what is typed is a draft until it is saved', async () => {
  await open();
  fill();
  await waitFor(() => expect(storedDrafts()).toMatchObject([{ form: 'services:new', title: 'DJ' }]));
  press('Add Service');
  await screen.findByText('Service added successfully');
  await waitFor(() => expect(storedDrafts()).toEqual([]));
});

test('a draft that is restored during a save opens after it', async () => {
  storeOldDraft();
  await open();
  fill();
  const answer = deferred<Response>();
  api.write = () => answer.promise;
  press('Add Service');
  await waitFor(() => expect(title()).toBeDisabled());
  press('Rikthe draftin');
  expect(title()).toHaveValue('DJ');
  answer.settle(Response.json(sampleService({ id: 'service-2' }), { status: 201 }));
  await screen.findByText('Service added successfully');
  await waitFor(() => expect(title()).toHaveValue('Skica'));
  expect(api.sent()).toMatchObject([{ body: { title: 'DJ' } }]);
  await waitFor(() => expect(storedDrafts()).toMatchObject([{ title: 'Skica' }]));
});

test('a file that is uploaded for one draft does not end up in another one', async () => {
  storeOldDraft();
  const answer = deferred<string>();
  const upload = vi.spyOn(uploads, 'upload').mockReturnValue(answer.promise);
  await open();
  fill();
  await userEvent.upload(
    form().getByLabelText('Image (file)'),
    new File(['x'], 'pamje.png', { type: 'image/png' }),
  );
  await form().findByText('Uploading file...');
  press('Rikthe draftin');
  await waitFor(() => expect(title()).toHaveValue('Skica'));
  expect(form().queryByText('Uploading file...')).toBeNull();
  answer.settle('/uploads/pamje.png');
  // The first draft keeps its file, which is uploaded when that draft is restored.
  upload.mockResolvedValue('/uploads/prape.png');
  press('Rikthe draftin');
  await waitFor(() => expect(title()).toHaveValue('DJ'));
  await waitFor(() => expect(form().getByLabelText('Image URL')).toHaveValue('/uploads/prape.png'));
  await waitFor(() =>
    expect(storedDrafts().find((draft) => draft.title === 'Skica')?.values).toMatchObject({ image: '' }),
  );
});

test('a file that could not be uploaded is named when the rest is saved without it', async () => {
  vi.spyOn(uploads, 'upload').mockRejectedValue(new UnreachableError('The server did not answer'));
  await open();
  fill();
  await userEvent.upload(
    form().getByLabelText('Image (file)'),
    new File(['x'], 'pamje.png', { type: 'image/png' }),
  );
  await form().findByText('Ende pa u ngarkuar: pamje.png');
  press('Add Service');
  expect(
    await screen.findByText('U ruajt, por këta skedarë nuk u ngarkuan. Ndryshoje për t’i shtuar: pamje.png'),
  ).toBeVisible();
  expect(form().queryByText('Ende pa u ngarkuar: pamje.png')).toBeNull();
  expectLogged();
});

test('an undecided conflict is shown again after a reload', async () => {
  const current = { ...service, version: 2, description: 'E tyre' };
  api.write = () => Response.json({ conflicts: ['description'], current }, { status: 409 });
  const { unmount } = await open();
  press('Edit');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Service' }));
  await screen.findByRole('dialog', { name: 'Edit Service' });
  fireEvent.change(dialog().getByLabelText('Description'), { target: { value: 'Imja' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByRole('group', { name: 'Konflikt' });
  unmount();

  api.reads['/services'] = [current];
  const sent = vi.spyOn(globalThis, 'fetch');
  await open();
  press('Rikthe draftin');
  await screen.findByRole('dialog', { name: 'Edit Service' });
  await waitFor(() => expect(dialog().getByLabelText('Description')).toHaveValue('Imja'));
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  const view = within(await screen.findByRole('group', { name: 'Konflikt' }));
  const tags = () =>
    sent.mock.calls
      .filter(([, init]) => init?.method === 'PATCH')
      .map(([, init]) => new Headers(init?.headers).get('If-Match'));
  expect(tags()).toEqual(['"1"']);
  fireEvent.click(view.getByRole('radio', { name: /^Versioni yt/ }));
  await waitFor(() => expect(storedDrafts()).toMatchObject([{ base: { version: 2 } }]));
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tags()).toEqual(['"1"', '"2"']));
});

test('an edit of a document that somebody has deleted restores it and is saved', async () => {
  api.write = () => Response.json({}, { status: 404 });
  await open();
  press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'Imja' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const note = 'Nuk u ruajt: ndërkohë është fshirë. Ktheje, pastaj ruaje përsëri.';
  expect(await dialog.findByText(note)).toBeVisible();
  expectLogged();
  api.write = () => Response.json(service);
  fireEvent.click(dialog.getByRole('button', { name: 'Ktheje' }));
  await waitFor(() => expect(dialog.queryByText(note)).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Service updated successfully')).toBeVisible();
  expect(api.sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH /services/${service.id}`,
    `POST /trash/${service.id}/restore`,
    `PATCH /services/${service.id}`,
  ]);
  expect(api.sent().at(-1)?.body).toMatchObject({ description: 'Imja' });
});

test('a late response to an ended session neither ends the next session nor loses the drafts', async () => {
  const late = deferred<Response>();
  let leave = () => {};
  const { host, unmount } = await open({ openLogin: async () => leave() });
  leave = unmount;
  fill();
  api.write = () => late.promise;
  press('Add Service');
  await waitFor(() => expect(api.sent()).toHaveLength(1));
  api.write = () => Response.json({}, { status: 401 });
  press('Delete');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.session.read()).toBeNull());
  await waitFor(() =>
    expect(drafts.entries.get('resume:Arta')).toMatchObject({ drafts: [expect.any(String)] }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  host.session.write({ token: 'n.e.w', userName: 'Arta' });
  late.settle(Response.json({}, { status: 401 }));
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  expectLogged();
  expect(host.session.read()?.token).toBe('n.e.w');
  expect(drafts.entries.get('resume:Arta')).toMatchObject({ drafts: [expect.any(String)] });
});

test('it is said when the browser does not store what is typed, until that is saved', async () => {
  const set = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await open({ drafts: { ...drafts, set } });
  const said = () => screen.queryByText(/^Shfletuesi nuk e ruan dot/, { selector: '[role=status]' });
  expect(said()).toBeNull();
  fill();
  await waitFor(() => expect(said()).toBeVisible());
  expectLogged();
  press('Add Service');
  await waitFor(() => expect(said()).toBeNull());
});
