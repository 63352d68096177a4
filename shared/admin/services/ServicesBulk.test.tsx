import { sampleService } from '@ritmi/shared/domain/sample';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../host/host.js';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { fakeOutbox } from '../kit/testing/fakeOutbox.js';
import { check, press } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { ServicesModule } from './ServicesModule.js';

const [light, sound, smoke] = [
  sampleService({ id: 'a', title: 'Dritë', order: 0 }),
  sampleService({ id: 'b', title: 'Zë', order: 1, featured: true, version: 4 }),
  sampleService({ id: 'c', title: 'Tym', order: 2 }),
];
let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ '/services': [light, sound, smoke] });
});

async function open(change: Partial<Host> = {}) {
  render(
    <TestAdmin host={testHost(change)}>
      <ServicesModule />
    </TestAdmin>,
  );
  await screen.findByRole('heading', { name: light.title });
}
/** Selects the first two. */
async function select() {
  press('Zgjidh disa');
  check('Zgjidh Dritë');
  check('Zgjidh Zë');
  expect(await screen.findByText('2 të zgjedhura')).toBeVisible();
}
const sent = () => api.sent().map(({ method, path, body }) => [method, path, body]);

describe('several selected items', () => {
  it('are featured where they are not yet, and put back by one undo', async () => {
    await open();
    await select();
    let version = 1;
    api.write = () => Response.json({ ...light, version: (version += 1) });
    press('Vër në ballinë');
    expect(await screen.findByText('U vunë në ballinë: 1')).toBeVisible();
    press('Zhbëj');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      ['PATCH', '/services/a', { featured: true }],
      ['PATCH', '/services/a', { featured: false }],
    ]);
  });

  it('are deleted after a question, and all come back by one undo', async () => {
    await open();
    await select();
    api.write = () => new Response(null, { status: 204 });
    press('Fshi');
    const question = within(await screen.findByRole('dialog', { name: 'Fshi 2 të zgjedhura' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dritë', 'Zë']);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('U fshinë: 2')).toBeVisible();
    api.write = () => Response.json(light);
    press('Zhbëj');
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent().map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
      'DELETE /services/a',
      'DELETE /services/b',
      'POST /trash/a/restore',
      'POST /trash/b/restore',
    ]);
  });

  it('are made drafts, those in use after a question', async () => {
    await open();
    await select();
    const usedIn = [{ entity: 'packages', id: 'p', title: 'Dasma e plotë' }];
    const used = { message: 'used', code: 'used', usedIn };
    const answers = [Response.json({ ...light, version: 2 }), Response.json(used, { status: 409 })];
    api.write = () => answers.shift() ?? Response.json({ ...sound, version: 5 });
    press('Kaloje në draft');
    const question = within(await screen.findByRole('dialog', { name: 'Përdoret në faqe' }));
    expect(question.getByText(/Dasma e plotë/)).toBeVisible();
    expect(screen.getByText('Kaluan në draft: 1')).toBeInTheDocument();
    await userEvent.click(question.getAllByRole('button')[0]!);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const draft = { status: 'draft', publishAt: null, unpublishAt: null };
    expect(sent().at(-1)).toEqual(['PATCH', '/services/b?force=true', draft]);
  });

  it('name once what uses several of them', async () => {
    await open();
    await select();
    const usedIn = [{ entity: 'packages', id: 'p', title: 'Dasma e plotë' }];
    api.write = () => Response.json({ message: 'used', code: 'used', usedIn }, { status: 409 });
    press('Kaloje në draft');
    const question = within(await screen.findByRole('dialog', { name: 'Përdoret në faqe' }));
    expect(question.getAllByText(/Dasma e plotë/)).toHaveLength(1);
  });

  it('wait in the outbox while the server is away', async () => {
    const outbox = { ...fakeOutbox(), mustQueue: () => true };
    await open({ outbox });
    await select();
    press('Hiq nga ballina');
    await waitFor(() => expect(outbox.add).toHaveBeenCalledOnce());
    expect(outbox.add.mock.calls[0]?.[0]).toMatchObject({
      entity: 'services',
      kind: 'update',
      id: 'b',
      body: { featured: false },
      ifMatch: '"4"',
    });
    expect(sent()).toEqual([]);
    press('Zhbëj');
    await waitFor(() => expect(outbox.add).toHaveBeenCalledTimes(2));
    expect(outbox.add.mock.calls[1]?.[0]).toMatchObject({
      kind: 'update',
      id: 'b',
      body: { featured: true },
    });
  });

  it('come back by one undo also when their deletes wait in the outbox', async () => {
    const outbox = { ...fakeOutbox(), mustQueue: () => true };
    await open({ outbox });
    await select();
    press('Fshi');
    const question = within(await screen.findByRole('dialog', { name: 'Fshi 2 të zgjedhura' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('U fshinë: 2')).toBeVisible();
    press('Zhbëj');
    await waitFor(() => expect(outbox.add).toHaveBeenCalledTimes(4));
    const queued = outbox.add.mock.calls.map(([{ kind, id, title }]) => [kind, id, title]);
    expect(queued).toEqual([
      ['delete', 'a', 'Dritë'],
      ['delete', 'b', 'Zë'],
      ['undelete', 'a', 'Dritë'],
      ['undelete', 'b', 'Zë'],
    ]);
    expect(await screen.findByText('U kthye')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('one item', () => {
  it('is duplicated as a draft, whose form opens', async () => {
    await open();
    api.write = () =>
      Response.json({ ...light, id: 'd', title: 'Dritë (kopje)', status: 'draft' }, { status: 201 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Më shumë' })[0]!);
    press('Bëj një kopje');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Dritë (kopje)');
    const [[method, path, body] = []] = sent();
    expect([method, path]).toEqual(['POST', '/services']);
    expect(body).toMatchObject({
      title: 'Dritë (kopje)',
      status: 'draft',
      features: light.features,
      price: '220.00',
    });
  });

  it('has a link that opens it in a browser', async () => {
    const copied: string[] = [];
    // happy-dom has no clipboard.
    Object.assign(document, { execCommand: () => copied.length > 0 });
    await open({ siteUrl: 'https://agjencia.example' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Më shumë' })[0]!);
    const boxes = vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function select(
      this: HTMLTextAreaElement,
    ) {
      copied.push(this.value);
    });
    press('Kopjo lidhjen');
    expect(copied[0]).toBe('https://agjencia.example/admin/services?edit=a');
    expect(await screen.findByText('Lidhja u kopjua')).toBeVisible();
    boxes.mockRestore();
  });
});
