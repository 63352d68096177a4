import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { dragRow, layOutRows, rowHeight } from '@ritmi/shared/ui/testing/dragRow';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { check, expectLogged, press, type } from '../kit/testing/steps.js';
import { renderAt } from '../kit/testing/testHost.js';
import { PackagesModule } from './PackagesModule.js';

const services = [
  sampleService({ id: 'service-0', title: 'DJ', price: '450.00' }),
  sampleService({ id: 'service-1', title: 'Ndriçim skenik', price: '220.00' }),
];
const pkg = samplePackage({ featured: true, hidePrice: true });
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  api = fakeApi({ '/packages': [pkg], '/packages/package-1': pkg, '/services': services });
});
const open = (path: string) => renderAt(path, 'packages/*', <PackagesModule />);

async function fillNew() {
  await screen.findByRole('checkbox', { name: /^DJ/ });
  type('Name', 'Mbrëmje');
  type('Description', 'Përshkrim');
  check(/^DJ/);
}

describe('the packages editor', () => {
  // spec: 2.admin.packages.hint, 2.admin.packages.card, 2.admin.packages.badges, 2.admin.packages.chips
  it('shows title, type, badges, description, services and price of each package', async () => {
    open('/packages');
    const line = within((await screen.findByRole('heading', { name: pkg.title })).closest('li')!);
    expect(screen.getByText('Drag to reorder packages')).toBeVisible();
    for (const words of [
      'Dasma',
      'Hidden price',
      'Featured on Homepage',
      'Order: 0',
      pkg.description,
      'DJ',
    ]) {
      expect(line.getByText(words)).toBeVisible();
    }
    expect(line.getByText('Ndriçim skenik')).toBeVisible();
    expect(line.getByText('570.00 €')).toBeVisible();
  });

  // spec: 2.admin.packages.empty
  it('explains how to start while there is none', async () => {
    api.reads['/packages'] = [];
    open('/packages');
    expect(
      await screen.findByText(
        'No packages found. Create your first package to offer combined services to customers.',
      ),
    ).toBeVisible();
  });

  // spec: 2.admin.packages.dialogs, 4.packageDialogs, 4.packageDialogs.reset, 4.packageDialogs.flags
  it('adds and edits in dialogs of their own; the edit has the flags of its package', async () => {
    open('/packages');
    await screen.findByRole('heading', { name: pkg.title });
    press('Edit');
    const edit = within(await screen.findByRole('dialog', { name: 'Ndrysho këtë paketë' }));
    expect(edit.getByRole('checkbox', { name: 'Hide price' })).toBeChecked();
    expect(edit.getByRole('checkbox', { name: 'Feature on homepage' })).toBeChecked();
    expect(edit.getByRole('checkbox', { name: 'Use custom price' })).not.toBeChecked();
    expect(edit.getByRole('checkbox', { name: /^DJ/ })).toBeChecked();
    fireEvent.click(edit.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Add Package');
    const add = within(await screen.findByRole('dialog', { name: 'Add Package' }));
    expect(add.getByLabelText('Name')).toHaveValue('');
    for (const box of add.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  // spec: 7.packages.reorder, 8.packages.reordered, 8.packages.order, 4.order.sent, 4.order.restored
  it('sends a new order, and goes back to the old one when it is refused', async () => {
    api.reads['/packages'] = [pkg, samplePackage({ id: 'package-2', title: 'E dyta', order: 1 })];
    open('/packages');
    await screen.findByRole('heading', { name: 'E dyta' });
    layOutRows();
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    api.write = () => new Response(null, { status: 500 });
    await dragRow(pkg.title, { x: 0, y: rowHeight });
    expect(await screen.findByText('Failed to update package order')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual([pkg.title, 'E dyta']));
    expectLogged();
    api.write = () => new Response(null, { status: 204 });
    await dragRow(pkg.title, { x: 0, y: rowHeight });
    expect(await screen.findByText('Package order updated successfully')).toBeVisible();
    expect(api.sent().at(-1)).toEqual({
      method: 'POST',
      path: '/packages/reorder',
      body: [
        { id: 'package-2', order: 0 },
        { id: 'package-1', order: 1 },
      ],
    });
  });

  // spec: 8.packages.load, 8.console
  it('says when the list cannot be loaded', async () => {
    api.reads['/packages'] = undefined;
    open('/packages');
    expect(await screen.findByText('Failed to load packages')).toBeVisible();
    expectLogged();
  });

  // spec: 8.services.fetch
  it('says when the services to choose from cannot be loaded', async () => {
    api.reads['/services'] = undefined;
    open('/packages');
    expect(await screen.findByText('Failed to fetch services')).toBeVisible();
    expectLogged();
  });

  describe.each([
    {
      name: 'with a text',
      answer: () => Response.json({ message: 'Nuk mundem' }, { status: 500 }),
      words: (verb: string, _doing: string) => `Failed to ${verb} package: 500 Nuk mundem`,
    },
    {
      name: 'without one',
      answer: () => Response.json({}, { status: 500 }),
      words: (_verb: string, doing: string) => `An error occurred while ${doing} the package`,
    },
  ])('a refusal $name', ({ answer, words }) => {
    // spec: 8.packages.create, 8.packages.create.status
    it('of a new package is shown', async () => {
      open('/packages');
      await screen.findByRole('heading', { name: pkg.title });
      press('Add Package');
      await fillNew();
      api.write = answer;
      press('Save');
      expect(await screen.findByText(words('create', 'creating'))).toBeVisible();
      expectLogged();
    });

    // spec: 8.packages.update, 8.packages.update.status
    it('of an edit is shown', async () => {
      open('/packages');
      await screen.findByRole('heading', { name: pkg.title });
      press('Edit');
      await screen.findByRole('dialog');
      type('Name', 'Tjetër');
      api.write = answer;
      press('Save');
      expect(await screen.findByText(words('update', 'updating'))).toBeVisible();
      expectLogged();
    });

    // spec: 8.packages.delete, 8.packages.delete.status, 5.package.delete
    it('of a delete is shown', async () => {
      open('/packages');
      await screen.findByRole('heading', { name: pkg.title });
      press('Delete');
      const question = within(await screen.findByRole('dialog'));
      expect(question.getByText('Are you sure you want to delete this package?')).toBeVisible();
      api.write = answer;
      fireEvent.click(question.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(words('delete', 'deleting'))).toBeVisible();
      expectLogged();
    });
  });
});
