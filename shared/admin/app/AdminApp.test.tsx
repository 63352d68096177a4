import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as uploads from '@ritmi/shared/client/upload';
import { sampleProject } from '@ritmi/shared/domain/sample';
import { rulesOf } from '@ritmi/shared/ui/testing/rulesOf';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { testHost } from '../kit/testing/testHost.js';
import { AdminApp } from './AdminApp.js';
import type { Host } from '../host/host.js';

beforeEach(() => {
  fakeApi({
    '/audit?kind=content&limit=40': [],
    '/services': [],
    '/events': [],
    '/contact': [],
    '/about/content': [],
    '/about/team': [],
    '/projects': [sampleProject()],
    '/packages': [],
  });
});
function open(path: string, host: Host = testHost()) {
  render(
    <AdminApp
      host={host}
      createRouter={(routes) => createMemoryRouter(routes, { initialEntries: [path] })}
    />,
  );
}

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

const brokenHost: Host = {
  ...testHost(),
  get session(): never {
    throw new Error('no such drum');
  },
};

// spec: 1.error.replaces
it('shows the error screen where the admin fails to render', async () => {
  open('/', brokenHost);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  expect(screen.getByText('no such drum')).toBeVisible();
  expectLogged();
});

describe('the admin', () => {
  // spec: 2.sidebar.labels, 1.admin.language, 1.admin.modules, 2.adminHeader.name, 2.adminHeader.logout, 1.frame
  it('shows the modules in its sidebar, who is signed in, and Dil', async () => {
    open('/');
    const links = within(await screen.findByLabelText('Admin')).getAllByRole('link', { hidden: true });
    expect(links.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'Butonat',
      'Eventet',
      'Shërbimet',
      'Rreth Nesh',
      'Kontakti',
      'Projektet',
      'Paketat',
    ]);
    expect(within(screen.getByRole('banner')).getByText('Arta')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dil' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  // spec: 2.adminRoute.dashboard
  it.each([
    ['buttons', 'Butonat'],
    ['events', 'Eventet'],
    ['services', 'Shërbimet'],
    ['about', 'Rreth Nesh'],
    ['contact', 'Kontakti'],
    ['projects', 'Projektet'],
    ['packages', 'Paketat'],
  ])('shows %s under its address', async (id, label) => {
    open(`/${id}`);
    expect(await heading()).toBe(label);
  });

  // spec: 2.adminRoute.default
  it.each(['/', '/nuk-ka'])('opens the buttons at %s', async (path) => {
    open(path);
    expect(await heading()).toBe('Butonat');
  });

  // spec: 2.adminRoute.guard, 4.session.missing, 2.guard.words
  it('lets nobody in without a session and says why at the login', async () => {
    const host = testHost();
    host.session.clear();
    open('/services', host);
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(
      await screen.findByText('Ju lutem identifikohuni për të aksesuar panelin e administratorit'),
    ).toBeVisible();
    expect(screen.queryByText('Shërbimet')).toBeNull();
  });

  // spec: 2.logout
  it('clears the session and opens the login on Dil', async () => {
    const host = testHost();
    open('/', host);
    fireEvent.click(await screen.findByRole('button', { name: 'Dil' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(host.session.read()).toBeNull();
  });
});

describe('the projects editor', () => {
  // spec: 2.admin.projects.list
  it('shows title, location, description and media count of each project, and can be dragged', async () => {
    open('/projects');
    const line = within((await screen.findByRole('heading', { name: 'Klub Depo' })).closest('li')!);
    expect(screen.getByRole('heading', { name: 'Manage Projects' })).toBeVisible();
    expect(line.getByText('Rruga Ibrahim Rugova, Tiranë')).toBeVisible();
    expect(line.getByText('Drita dhe lazer për një sallë me tavan të ulët.')).toBeVisible();
    expect(line.getByText('2 media')).toBeVisible();
    expect(line.getByRole('button', { name: 'Zvarrit Klub Depo' })).toBeEnabled();
  });

  // spec: 5.uploads.unchecked, 3.upload
  it('uploads a thumbnail of any type', async () => {
    const upload = vi.spyOn(uploads, 'upload').mockImplementation(async (_connection, _file, options) => {
      options?.onHasLocation?.();
      return '/uploads/letra.pdf';
    });
    open('/projects');
    const file = new File(['x'], 'letra.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Thumbnail'), file, { applyAccept: false });
    expect(await screen.findByText('File uploaded successfully')).toBeVisible();
    expect(await screen.findByText(/tregon ku është xhiruar/)).toBeVisible();
    expect(screen.getByLabelText('Thumbnail URL')).toHaveValue('/uploads/letra.pdf');
    expect(upload.mock.calls.map(([, sent]) => sent)).toEqual([file]);
  });

  it('says once that the files of a batch are uploaded', async () => {
    const upload = vi
      .spyOn(uploads, 'upload')
      .mockImplementation(async (_connection, file, { onHasLocation } = {}) => {
        onHasLocation?.();
        return `/uploads/${file.name}`;
      });
    const notify = vi.fn<(text: string) => void>();
    open('/projects', { ...testHost(), notify });
    const names = ['a', 'b', 'c'].map((name) => `${name}.png`);
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(await screen.findByLabelText('Media file'), files);
    await waitFor(() =>
      expect(notify.mock.calls).toEqual([[`File uploaded successfully: ${names.join(', ')}`]]),
    );
    expect(upload).toHaveBeenCalledTimes(3);
    expect(await screen.findAllByText('File uploaded successfully')).toHaveLength(1);
    expect(screen.getAllByText(/tregon ku është xhiruar/)).toHaveLength(1);
  });

  // spec: 2.admin.projects.edit, 9.admin.dialog, 4.edit.copy
  it('edits in a dialog that scrolls beyond 80vh', async () => {
    open('/projects');
    await screen.findByRole('heading', { name: 'Klub Depo' });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ndrysho këtë projekt' });
    expect(rulesOf(dialog, '[data-scrolls]')).toMatch(/max-height:\s*80vh[^}]*overflow-y:\s*auto/);
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Klub Depo');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not save a form behind a dialog by keyboard', async () => {
    open('/projects');
    await screen.findByRole('heading', { name: 'Klub Depo' });
    const submitted = vi.fn<() => void>();
    screen.getByRole('form', { name: 'Shto projekt' }).addEventListener('submit', submitted);
    const save = () => fireEvent.keyDown(document.activeElement ?? document, { key: 's', ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Fshi këtë projekt' });
    save();
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(submitted).not.toHaveBeenCalled();
    save();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('offers a new enquiry that was not added yet, wherever it was typed', async () => {
    const host = testHost();
    open('/projects', host);
    await screen.findByRole('heading', { name: 'Klub Depo' });
    await userEvent.keyboard('k');
    await userEvent.type(await screen.findByLabelText('Emri'), 'Besnik');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Emri')).toHaveValue('Besnik');
    cleanup();
    open('/services', host);
    const bar = await screen.findByRole('region', { name: 'Draft' });
    expect(bar).toHaveTextContent('Besnik (Kërkesë');
    await userEvent.click(within(bar).getByRole('button', { name: 'Rikthe draftin' }));
    await waitFor(() => expect(screen.getByLabelText('Emri')).toHaveValue('Besnik'));
  });
});
