import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { ServicesModule } from './ServicesModule.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged, press, type } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';

const live = sampleService({ id: 'a', title: 'Drita', version: 3, status: 'published', hasDraft: false });
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  api = fakeApi({ '/services': [live], '/schedule': [] });
});

/** Opens the form of the service, and in it the menu. */
async function open(document: object = live) {
  api.reads['/services'] = [document];
  renderAt('/services', 'services/*', <ServicesModule />);
  await screen.findByRole('heading', { name: 'Drita' });
  press('Edit');
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(await form.findByRole('button', { name: 'Publiko' }));
  return form;
}

const dialog = () => within(screen.getByRole('dialog'));
const click = (form: ReturnType<typeof dialog>, name: string) =>
  fireEvent.click(form.getByRole('button', { name }));
const sentBodies = () => api.sent().map(({ method, path, body }) => [method, path, body]);

describe('the menu Publish', () => {
  it('saves a new document as a draft, and the form’s own button still publishes', async () => {
    renderAt('/services', 'services/*', <ServicesModule />);
    await screen.findByRole('heading', { name: 'Drita' });
    type('Title', 'Mjegull');
    type('Description', 'E re');
    type('Price', '90');
    type('Feature 1', 'Tym');
    api.write = () => Response.json(sampleService({ id: 'b', title: 'Mjegull' }), { status: 201 });
    press('Publiko');
    press('Ruaj si draft');
    expect(await screen.findByText('U ruajt si draft')).toBeVisible();
    expect(api.sent()).toMatchObject([
      { method: 'POST', path: '/services', body: { title: 'Mjegull', status: 'draft', publishAt: null } },
    ]);
    type('Title', 'Flluska');
    type('Description', 'E re');
    type('Price', '90');
    type('Feature 1', 'Tym');
    press('Add Service');
    await waitFor(() => expect(api.sent()).toHaveLength(2));
    expect(api.sent()[1]?.body).not.toHaveProperty('status');
  });

  it('plans a draft in the time of Tirana and sends UTC', async () => {
    const form = await open({ ...live, status: 'draft' });
    fireEvent.change(form.getByLabelText('Publiko më'), { target: { value: '2030-06-14T20:00' } });
    fireEvent.change(form.getByLabelText('Në faqe deri më'), { target: { value: '2030-06-13T20:00' } });
    click(form, 'Planifiko');
    expect(await form.findByText('Duhet të mbarojë pasi të fillojë.')).toBeVisible();
    expect(api.sent()).toEqual([]);
    fireEvent.change(form.getByLabelText('Në faqe deri më'), { target: { value: '' } });
    click(form, 'Planifiko');
    expect(await screen.findByText('Publikohet më 14 qershor 2030, 20:00')).toBeVisible();
    expect(api.sent()).toMatchObject([
      {
        method: 'PATCH',
        path: '/services/a',
        body: { status: 'draft', publishAt: '2030-06-14T18:00:00.000Z', unpublishAt: null },
      },
    ]);
  });

  it('saves the typed times of a draft before its preview', async () => {
    const form = await open({ ...live, status: 'draft' });
    fireEvent.change(form.getByLabelText('Publiko më'), { target: { value: '14.6.2030 20:00' } });
    api.write = () => Response.json({ ...live, status: 'draft', version: 4 });
    const preview = { id: 'p', url: '/sherbime?parapamje=p', expiresAt: '2030-06-14T18:00:00.000Z' };
    api.reads['/previews'] = [{ ...preview, entity: 'services', documentId: 'a' }];
    click(form, 'Ruaj dhe shih');
    expect(await screen.findByText('U ruajt si draft')).toBeVisible();
    expect(api.sent()[0]).toMatchObject({
      method: 'PATCH',
      path: '/services/a',
      body: { publishAt: '2030-06-14T18:00:00.000Z' },
    });
    expect(await screen.findByRole('dialog', { name: 'Parapamje: Drita' })).toBeVisible();
  });

  it('shows at its field what the server refuses, and keeps what was typed', async () => {
    const form = await open();
    api.write = () =>
      Response.json(
        {
          message: 'x',
          errors: [{ path: 'unpublishAt', code: 'pastMoment', message: 'This time has passed' }],
        },
        { status: 422 },
      );
    fireEvent.change(form.getByLabelText('Në faqe deri më'), { target: { value: '2030-06-14T20:00' } });
    click(form, 'Cakto fundin');
    expect(await form.findByText('Kjo kohë ka kaluar.')).toBeVisible();
    expect(form.getByLabelText('Në faqe deri më')).toHaveValue('2030-06-14T20:00');
    expectLogged();
  });

  it('saves only what changed in a copy beside the published document', async () => {
    const form = await open();
    api.write = () => {
      api.reads['/services'] = [{ ...live, hasDraft: true }];
      return Response.json({ ...live, title: 'Drita të reja' }, { status: 201 });
    };
    fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Drita të reja' } });
    click(form, 'Ruaj si kopje');
    expect(await screen.findByText('U ruajt si kopje')).toBeVisible();
    expect(sentBodies()).toEqual([['PATCH', '/services/a/draft', { title: 'Drita të reja' }]]);
    await waitFor(() => expect(screen.getByText('Kopja e ndryshuar')).toBeVisible());
  });

  it('names what uses a document, and takes it off the site only when that is wanted', async () => {
    const form = await open();
    const usedIn = [{ entity: 'packages', id: 'p', title: 'Dasma e madhe' }];
    api.write = vi
      .fn<() => Response>(() => Response.json({ ...live, status: 'draft' }))
      .mockReturnValueOnce(Response.json({ message: 'used', usedIn }, { status: 409 }));
    click(form, 'Hiqe nga faqja');
    const question = within(await screen.findByRole('dialog', { name: 'Përdoret në faqe' }));
    expect(question.getByText(/Dasma e madhe/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Bëje gjithsesi' }));
    expect(await screen.findByText('U hoq nga faqja')).toBeVisible();
    expect(api.sent().map(({ path }) => path)).toEqual(['/services/a', '/services/a?force=true']);
  });

  it('closes with Escape, and the form stays', async () => {
    const form = await open();
    fireEvent.keyDown(form.getByRole('button', { name: 'Publiko tani' }), { key: 'Escape' });
    await waitFor(() => expect(form.queryByRole('button', { name: 'Publiko tani' })).toBeNull());
    expect(form.getByRole('button', { name: 'Publiko' })).toHaveFocus();
  });
});

describe('the form of a changed copy', () => {
  const copy = { ...live, title: 'Drita të reja', hasDraft: true, baseVersion: 3, at: null, waitsFor: [] };
  const openCopy = async () => {
    api.reads['/services/a/draft'] = copy;
    const form = await open({ ...live, hasDraft: true });
    expect(form.getByLabelText('Title')).toHaveValue('Drita të reja');
    return form;
  };

  it('publishes it, and asks before it replaces what others have changed', async () => {
    const form = await openCopy();
    api.write = vi
      .fn<() => Response>(() => Response.json({ ...live, title: 'Drita të reja', version: 5 }))
      .mockReturnValueOnce(
        Response.json(
          { message: 'x', conflicts: ['title'], current: { ...live, title: 'E tjetrit', version: 4 } },
          { status: 409 },
        ),
      );
    click(form, 'Publiko kopjen tani');
    const question = within(await screen.findByRole('dialog', { name: 'E publikuara ka ndryshuar' }));
    expect(question.getByText('E tjetrit')).toBeVisible();
    expect(question.getByText('Drita të reja', { selector: 'ins' })).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Bëje gjithsesi' }));
    expect(await screen.findByText('U publikua')).toBeVisible();
    expect(sentBodies()).toEqual([
      ['POST', '/services/a/draft/publish', {}],
      ['POST', '/services/a/draft/publish?force=true', {}],
    ]);
  });

  it('discards it after a question, and shows the published one beside it', async () => {
    click(await openCopy(), 'E publikuara');
    await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue('Drita'));
    click(dialog(), 'Kopja e ndryshuar');
    await waitFor(() => expect(dialog().getByLabelText('Title')).toHaveValue('Drita të reja'));
    click(dialog(), 'Publiko');
    click(dialog(), 'Hidhe kopjen');
    api.write = () => new Response(null, { status: 204 });
    const question = within(await screen.findByRole('dialog', { name: 'Hidhe kopjen' }));
    fireEvent.click(question.getByRole('button', { name: 'Hidhe kopjen' }));
    expect(await screen.findByText('Kopja u hodh')).toBeVisible();
    expect(sentBodies()).toEqual([['DELETE', '/services/a/draft', undefined]]);
  });
});

describe('what the server chooses where nobody does', () => {
  const optionsIn = (form: ReturnType<typeof dialog>) =>
    [...form.getByLabelText<HTMLSelectElement>('Light').options].map(({ textContent }) => textContent);

  it('is offered for a new document only', async () => {
    const edit = await open();
    expect(optionsIn(edit)).not.toContain('Sipas titullit');
    click(edit, 'Cancel');
    const add = within(screen.getByRole('form', { name: 'Add New Service', hidden: true }));
    expect(optionsIn(add)).toContain('Sipas titullit');
  });
});

describe('the list', () => {
  it('shows the state of each document and what happens next, and filters by it', async () => {
    api.reads['/services'] = [
      live,
      sampleService({ id: 'b', title: 'Mjegulla', status: 'draft', publishAt: '2030-12-03T19:00:00.000Z' }),
    ];
    renderAt('/services', 'services/*', <ServicesModule />);
    const row = within((await screen.findByRole('heading', { name: 'Mjegulla' })).closest('li')!);
    expect(row.getByText('Draft')).toBeVisible();
    expect(row.getByText('Publikohet më 3 dhjetor 2030, 20:00')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Gjendja'), { target: { value: 'draft' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Drita' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Mjegulla' })).toBeVisible();
  });
});
