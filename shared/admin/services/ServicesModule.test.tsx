import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import type { Host } from '../host/host.js';
import { fakeOutbox } from '../kit/testing/fakeOutbox.js';
import { expectLogged } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { ServicesModule } from './ServicesModule.js';

type Handler = (path: string, init: RequestInit) => Response | Promise<Response>;

const service = sampleService();
let calls: { path: string; init: RequestInit }[] = [];
let listed = [service];
let answer: Handler;

const json = (status: number, body: unknown) => Response.json(body, { status });

beforeEach(() => {
  calls = [];
  listed = [service];
  answer = () => json(200, [service]);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return init.method === 'GET' ? json(200, listed) : answer(path, init);
  });
});

const writes = () => calls.filter(({ init }) => init.method !== 'GET');

async function open(host: Host = testHost()) {
  render(
    <TestAdmin host={host}>
      <ServicesModule />
    </TestAdmin>,
  );
  await screen.findByRole('heading', { name: service.title });
  return within(screen.getByRole('form', { name: 'Add New Service' }));
}

async function fill(form: Awaited<ReturnType<typeof open>>) {
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'DJ' } });
  fireEvent.change(form.getByLabelText('Description'), { target: { value: 'Muzikë' } });
  fireEvent.change(form.getByLabelText('Price'), { target: { value: '10' } });
  fireEvent.change(form.getByLabelText('Feature 1'), { target: { value: 'Altoparlantë' } });
}

// spec: 7.services.create, 4.add.reset, 4.saving
test('a double click adds once, with the next order and an idempotency key', async () => {
  answer = () => json(201, sampleService({ id: 'service-2', title: 'DJ', order: 1 }));
  const form = await open();
  await fill(form);
  const button = form.getByRole('button', { name: 'Add Service' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Service added successfully');
  expect(writes()).toHaveLength(1);
  const sent = writes()[0]!.init;
  expect(JSON.parse(sent.body as string)).toMatchObject({
    title: 'DJ',
    price: '10.00',
    category: 'dj',
    order: 1,
  });
  expect(new Headers(sent.headers).get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(form.getByLabelText('Title')).toHaveValue('');
});

test('the server gives the order of a service that is added before the list is known', async () => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'GET') return new Promise(() => undefined);
    calls.push({ path, init });
    return Promise.resolve(json(201, sampleService({ id: 'service-2', title: 'DJ', order: 9 })));
  });
  render(
    <TestAdmin host={testHost()}>
      <ServicesModule />
    </TestAdmin>,
  );
  const form = within(await screen.findByRole('form', { name: 'Add New Service' }));
  await fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(JSON.parse(writes()[0]!.init.body as string)).toMatchObject({ title: 'DJ', order: null });
});

test('a refusal shows its messages at the fields, focuses the first and keeps what was typed', async () => {
  answer = () =>
    json(422, {
      message: 'Validation failed',
      errors: [
        { path: 'title', message: 'Title is taken' },
        { path: 'features.0', message: 'Feature is odd' },
      ],
    });
  const form = await open();
  await fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await form.findByText('Title is taken');
  expect(form.getByText('Feature is odd')).toBeInTheDocument();
  expect(form.getByLabelText('Title')).toHaveValue('DJ');
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
  await screen.findByText('Validation failed');
  expectLogged();
});

// spec: 8.services.create, 8.console, 8.retries.none
test('a second attempt after a failure sends the same key', async () => {
  answer = () => json(500, {});
  const form = await open();
  await fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await screen.findByText('Failed to create service');
  await waitFor(() => expect(form.getByRole('button', { name: 'Add Service' })).toBeEnabled());
  fireEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  const keys = writes().map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  vi.mocked(console.error).mockClear();
});

// spec: 8.services.updated
test('an edit sends the version it started from and replaces the entry', async () => {
  answer = () => json(200, sampleService({ title: 'Drita', version: 2 }));
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  expect(title).toHaveFocus();
  expect(title.selectionStart).toBe(title.selectionEnd);
  await userEvent.clear(title);
  await userEvent.type(dialog.getByLabelText('Title'), 'Drita');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Service updated successfully');
  expect(new Headers(writes()[0]!.init.headers).get('If-Match')).toBe('"1"');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a toast over a dialog is closed by mouse, and the dialog stays', async () => {
  answer = () => json(500, {});
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Service' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const toast = (await screen.findByText('Failed to update service')).closest('.Toastify__toast')!;
  await userEvent.click(
    within(toast as HTMLElement).getByRole('button', { name: 'Hiqe mesazhin', hidden: true }),
  );
  await waitFor(() => expect(toast).toHaveAttribute('class', expect.stringContaining('exit')));
  expect(dialog).toBeVisible();
  expectLogged();
});

test('a toast names what it is about, but not as a text that a search would find', async () => {
  await open();
  async function remove() {
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  }
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await remove();
  const failure = await screen.findByText('Failed to delete service');
  expect(failure).toHaveAttribute('data-about', service.title);
  expectLogged();
  answer = () => new Response(null, { status: 204 });
  await remove();
  listed = [];
  const done = await screen.findByText('Service deleted successfully');
  expect(done).toHaveAttribute('data-about', service.title);
  await waitFor(() => expect(screen.queryByText(service.title)).toBeNull());
});

test('an edit keeps a category that is not among those offered', async () => {
  listed = [sampleService({ category: 'lighting' })];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
  expect(dialog.getByLabelText('Category')).toHaveValue('lighting');
});

test('without a server the outbox stores the write', async () => {
  answer = () => Promise.reject(new TypeError('away'));
  const outbox = fakeOutbox();
  const form = await open(testHost({ outbox }));
  await fill(form);
  fireEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await screen.findByText('Service added successfully');
  expect(outbox.add).toHaveBeenCalledWith(
    expect.objectContaining({ entity: 'services', kind: 'create', title: 'DJ' }),
    { isTried: true },
  );
});
