import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as uploads from '@ritmi/shared/client/upload';
import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { packageTypes } from '@ritmi/shared/domain/packages/schema';
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

describe('the form page', () => {
  // spec: 2.form.titles, 2.form.fields, 2.form.options, 2.adminRoute.form, 4.packageForm.mode, 3.package.types
  it('creates where the address has no id, with all its fields', async () => {
    open('/packages/create');
    expect(await screen.findByRole('heading', { name: 'Krijo Paketë' })).toBeVisible();
    for (const label of ['Name', 'Description', 'Image or video']) {
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    }
    const types = screen.getByLabelText<HTMLSelectElement>('Type');
    expect(types).toHaveValue('STANDARD');
    expect([...types.options].map(({ value }) => value)).toEqual(packageTypes);
    expect([...types.options].map(({ textContent }) => textContent)).toEqual([
      'Standarde',
      'Premium',
      'Dasma',
      'Ditëlindje',
      'Matura',
      'Korporata',
      'E Personalizuar',
    ]);
    for (const name of ['Hide price', 'Feature on homepage', 'Use custom price']) {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    }
  });

  // spec: 2.form.titles, 4.packageForm.mode, 2.form.loading
  it('shows that the package of the address is loading, then edits it', async () => {
    open('/packages/edit/package-1');
    expect(await screen.findByText('Duke ngarkuar të dhënat e paketës...')).toBeVisible();
    expect(await screen.findByDisplayValue(pkg.title)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ndrysho Paketën' })).toBeVisible();
  });

  // spec: 2.form.checklist, 5.package.services, 5.package.disabled, contract.admin.choose
  it('lists the services with their prices and asks for at least one', async () => {
    open('/packages/create');
    const dj = await screen.findByRole('checkbox', { name: 'DJ 450.00 €' });
    const box = dj.closest('label')!.parentElement!;
    expect(getComputedStyle(box)).toMatchObject({ height: '200px', overflowY: 'auto' });
    expect(screen.getByText('Please select at least one service')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.click(dj);
    expect(screen.queryByText('Please select at least one service')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('reports that the services failed to load, instead of that there are none, and retries', async () => {
    delete api.reads['/services'];
    open('/packages/create');
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('Serveri nuk i dha shërbimet.');
    expect(screen.queryByText('Nuk u gjetën shërbime')).toBeNull();
    api.reads['/services'] = services;
    press('Provo përsëri');
    expect(await screen.findByRole('checkbox', { name: 'DJ 450.00 €' })).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
    expectLogged();
  });

  // spec: 2.form.noServices
  it('says when there is no service', async () => {
    api.reads['/services'] = [];
    open('/packages/create');
    expect(await screen.findByText('Nuk u gjetën shërbime')).toBeVisible();
  });

  // spec: 2.form.original, 2.form.discount, 2.form.custom, 5.package.customPrice
  it('calculates the price of the chosen services', async () => {
    open('/packages/create');
    const lines = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    await screen.findByRole('checkbox', { name: /^DJ/ });
    check(/^DJ/);
    expect(lines()).toEqual(['450.00 €']);
    expect(screen.getByText('Original price')).toBeVisible();
    check(/^Ndriçim/);
    expect(lines()).toEqual(['670.00 €', '-100.00 €', '570.00 €']);
    expect(screen.getByText('Calculated price')).toBeVisible();
    expect(screen.queryByLabelText('Custom price')).toBeNull();
    check('Use custom price');
    expect(screen.getByLabelText('Custom price')).toHaveAttribute('inputmode', 'decimal');
    type('Name', 'x');
    type('Description', 'x');
    press('Save');
    expect(await screen.findByText('Kjo fushë kërkohet.')).toBeVisible();
    expect(api.sent()).toEqual([]);
  });

  // spec: 5.package.required
  it('requires name and description', async () => {
    open('/packages/create');
    await screen.findByRole('checkbox', { name: /^DJ/ });
    check(/^DJ/);
    press('Save');
    expect(await screen.findAllByText('Kjo fushë kërkohet.')).toHaveLength(2);
    expect(api.sent()).toEqual([]);
  });

  // spec: 2.form.preview, 2.form.box, 2.form.change, 5.files.accept, 5.uploads.unchecked
  it('accepts any file in a box that names the formats, and shows it with its name', async () => {
    open('/packages/create');
    const input = await screen.findByLabelText<HTMLInputElement>('Image or video');
    expect(input).toHaveAttribute('accept', 'image/*,video/*');
    const box = screen.getByRole('button', { name: /Formatet: JPG, PNG, GIF, MP4, WEBM/ });
    const asked = vi.spyOn(input, 'click').mockImplementation(() => undefined);
    fireEvent.click(box);
    expect(asked).toHaveBeenCalled();
    const choose = (name: string, kind: string) =>
      userEvent.upload(input, new File(['x'], name, { type: kind }), { applyAccept: false });
    await choose('pamje.png', 'image/png');
    expect(screen.getByRole('img', { name: 'pamje.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    expect(screen.getByText('pamje.png')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change file' })).toBeVisible();
    await choose('klip.mp4', 'video/mp4');
    expect(screen.getByLabelText('klip.mp4', { selector: 'video' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    await choose('letra.pdf', 'application/pdf');
    expect(screen.getByText('letra.pdf')).toBeVisible();
    press('Remove');
    expect(screen.queryByText('letra.pdf')).toBeNull();
  });

  // spec: 4.packageForm.saving, 4.saving, 7.packages.create, 7.packageSave.call, 7.packageSave.ok, 3.package.writes
  // spec: 4.packageForm.end
  it('saves once, with the button disabled meanwhile, and goes back to the list', async () => {
    open('/packages/create');
    await fillNew();
    let answer: (response: Response) => void = () => undefined;
    api.write = () =>
      new Promise((settle) => {
        answer = settle;
      });
    press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Save' }).querySelector('svg')).not.toBeNull();
    expect(api.sent()).toEqual([
      {
        method: 'POST',
        path: '/packages',
        body: expect.objectContaining({
          title: 'Mbrëmje',
          description: 'Përshkrim',
          type: 'STANDARD',
          customPrice: null,
          image: '',
          hidePrice: false,
          featured: false,
          serviceIds: ['service-0'],
        }),
      },
    ]);
    // Success is judged by the status alone.
    answer(new Response('no json', { status: 200 }));
    expect(await screen.findByText('Package created successfully')).toBeVisible();
    expect(await screen.findByText('Drag to reorder packages')).toBeVisible();
  });

  // spec: 7.packages.update, 7.packageSave.call
  it('sends an edit as a PATCH of its package', async () => {
    open('/packages/edit/package-1');
    await screen.findByDisplayValue(pkg.title);
    type('Name', 'Tjetër');
    api.write = () => Response.json(pkg);
    press('Save');
    expect(await screen.findByText('Package updated successfully')).toBeVisible();
    expect(api.sent()).toMatchObject([
      {
        method: 'PATCH',
        path: '/packages/package-1',
        body: { title: 'Tjetër', serviceIds: ['service-0', 'service-1'] },
      },
    ]);
  });

  it('leaves a draft a draft, with its times', async () => {
    api.reads['/packages/package-1'] = { ...pkg, status: 'draft', publishAt: '2030-06-14T18:00:00.000Z' };
    open('/packages/edit/package-1');
    await screen.findByDisplayValue(pkg.title);
    type('Name', 'Tjetër');
    api.write = () => Response.json(pkg);
    press('Save');
    expect(await screen.findByText('Package updated successfully')).toBeVisible();
    const [{ body } = { body: null }] = api.sent();
    expect(body).toMatchObject({ title: 'Tjetër' });
    for (const field of ['status', 'publishAt', 'unpublishAt']) expect(body).not.toHaveProperty(field);
  });

  // spec: 2.form.local, 7.packageSave.upload, contract.admin.uploads
  it('shows a chosen file from a local URL and uploads it before the package is saved', async () => {
    open('/packages/edit/package-1');
    await screen.findByDisplayValue(pkg.title);
    const upload = vi.spyOn(uploads, 'upload');
    const file = new File(['x'], 'pamje.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Image or video'), file);
    expect(screen.getByRole('img', { name: 'pamje.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    expect(upload).not.toHaveBeenCalled();
    upload.mockImplementation(async () => {
      expect(api.sent()).toEqual([]);
      return '/uploads/pamje.png';
    });
    api.write = () => Response.json(pkg);
    press('Save');
    expect(await screen.findByText('Package updated successfully')).toBeVisible();
    expect(upload.mock.calls.map(([, sent]) => sent)).toEqual([file]);
    expect(api.sent()).toMatchObject([{ body: { image: '/uploads/pamje.png' } }]);
  });

  // spec: 8.packages.save, 4.packageForm.end
  it('stays open with what was typed when the save fails', async () => {
    open('/packages/create');
    await fillNew();
    api.write = () => Response.json({ message: 'x' }, { status: 500 });
    press('Save');
    expect(await screen.findByText('Failed to save package')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Mbrëmje');
    expectLogged();
  });

  // spec: 8.packages.one
  it('says when its package cannot be loaded', async () => {
    open('/packages/edit/none');
    expect(await screen.findByText('Failed to load package data')).toBeVisible();
    expectLogged();
  });

  // spec: 2.form.back
  it.each(['Kthehu', 'Cancel'])('goes back to the list on %s', async (name) => {
    open('/packages/create');
    await screen.findByRole('heading', { name: 'Krijo Paketë' });
    press(name);
    expect(await screen.findByText('Drag to reorder packages')).toBeVisible();
  });
});
