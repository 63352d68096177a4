import { onSite } from '@ritmi/shared/domain/publishing/publishing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rulesOf } from '@ritmi/shared/ui/testing/rulesOf';
import { sampleService } from '@ritmi/shared/domain/sample';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { ServicesModule } from './ServicesModule.js';

const service = sampleService({ featured: true, image: '/uploads/drita.webp', order: 4 });
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  api = fakeApi({ '/services': [service] });
});
async function open() {
  render(
    <TestAdmin host={testHost()}>
      <ServicesModule />
    </TestAdmin>,
  );
  await screen.findByRole('form', { name: 'Add New Service' });
}

const form = () => within(screen.getByRole('form', { name: 'Add New Service' }));
const optionsOf = (label: string) =>
  [...form().getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);

describe('the list', () => {
  // spec: 2.admin.services.list, 2.admin.services.item, 2.admin.services.order, 2.admin.services.badge
  // spec: 2.admin.services.buttons, contract.admin.raw
  it('shows title, category, price, order, badge and buttons of each service', async () => {
    await open();
    const line = within((await screen.findByRole('heading', { name: service.title })).closest('li')!);
    expect(screen.getByRole('heading', { name: 'Manage Services' })).toBeVisible();
    expect(screen.getByText('Drag to reorder services')).toBeVisible();
    for (const words of ['lightbulb', '220.00 €', 'Order: 4', 'Featured on Homepage']) {
      expect(line.getByText(words)).toBeVisible();
    }
    expect(line.getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(line.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  // spec: 2.admin.services.lines, 9.admin.lines
  it('cuts descriptions after two lines', async () => {
    await open();
    expect(rulesOf(await screen.findByText(service.description))).toMatch(/-webkit-line-clamp:\s*2/);
  });

  // spec: 2.admin.services.empty
  it('says when there is none', async () => {
    api.reads['/services'] = [];
    await open();
    expect(await screen.findByText('No services added yet.')).toBeVisible();
  });
});

describe('the form', () => {
  // spec: 2.admin.services.form, 3.service.defaults
  it('starts with music, dj, one empty feature and nothing else', async () => {
    await open();
    for (const label of ['Title', 'Description', 'Price', 'Feature 1']) {
      expect(form().getByLabelText(label)).toHaveValue('');
    }
    expect(form().queryByLabelText('Feature 2')).toBeNull();
    expect(form().getByLabelText('Icon')).toHaveValue('music');
    expect(form().getByLabelText('Category')).toHaveValue('dj');
    expect(form().queryByLabelText('Image URL')).toBeNull();
    expect(form().getByLabelText('Hide price')).not.toBeChecked();
    expect(form().getByLabelText('Featured on Homepage')).not.toBeChecked();
  });

  // spec: 3.service.dropdowns, 9.types.icon
  it('offers music, sparkles, lightbulb and speaker as icon and category', async () => {
    await open();
    const four = ['music', 'sparkles', 'lightbulb', 'speaker'];
    expect(optionsOf('Icon').toSorted()).toEqual(four.toSorted());
    expect(optionsOf('Category')).toEqual(expect.arrayContaining(four));
  });

  // spec: 5.service.placeholder, 5.files.accept, 9.admin.textarea
  it('asks for euros, takes pictures and videos, and has room for a description', async () => {
    await open();
    expect(form().getByLabelText('Price')).toHaveAttribute('placeholder', 'Enter price in euros');
    expect(form().getByLabelText('Image (file)')).toHaveAttribute('accept', 'image/*,video/*');
    expect(getComputedStyle(form().getByLabelText('Description')).minHeight).toBe('100px');
  });

  // spec: 5.service.features
  it('adds and removes features, and requires a text in each', async () => {
    await open();
    fireEvent.click(form().getByRole('button', { name: 'Add Feature' }));
    expect(form().getByLabelText('Feature 2')).toHaveValue('');
    fireEvent.click(form().getByRole('button', { name: 'Add Service' }));
    for (const name of ['Feature 1', 'Feature 2'])
      await waitFor(() =>
        expect(form().getByLabelText(name)).toHaveAccessibleDescription('Kjo fushë kërkohet.'),
      );
    fireEvent.click(form().getAllByRole('button', { name: 'Remove feature' })[0]!);
    await waitFor(() => expect(form().queryByLabelText('Feature 2')).toBeNull());
  });

  // spec: 5.service.image
  it('shows the address of an image, which can be cleared', async () => {
    await open();
    await screen.findByRole('heading', { name: service.title });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
    expect(dialog.getByLabelText('Image URL')).toHaveValue('/uploads/drita.webp');
    fireEvent.change(dialog.getByLabelText('Image URL'), { target: { value: '' } });
    await waitFor(() => expect(dialog.queryByLabelText('Image URL')).toBeNull());
  });

  // spec: 9.admin.video, 5.files.video
  it('plays a video 200 px wide', async () => {
    api.reads['/services'] = [{ ...service, image: '/uploads/klip.mp4' }];
    await open();
    await screen.findByRole('heading', { name: service.title });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Service' });
    expect(getComputedStyle(dialog.querySelector('video')!).width).toBe('200px');
  });
});

describe('a change', () => {
  async function fill() {
    await screen.findByRole('heading', { name: service.title });
    for (const [label, value] of [
      ['Title', 'DJ'],
      ['Description', 'Muzikë'],
      ['Price', '10'],
      ['Feature 1', 'Altoparlantë'],
    ] as const) {
      fireEvent.change(form().getByLabelText(label), { target: { value } });
    }
    fireEvent.click(form().getByRole('button', { name: 'Add Service' }));
  }

  // spec: 7.services.create, 8.services.added, 4.add.reset, 4.order.refetched
  it('adds with the next order, empties the form and reloads the list', async () => {
    await open();
    api.write = () => Response.json(sampleService({ id: 'service-2', title: 'DJ' }), { status: 201 });
    await fill();
    expect(await screen.findByText('Service added successfully')).toBeVisible();
    const at = api.calls.findIndex(({ method }) => method === 'POST');
    expect(api.calls[at]).toEqual({
      method: 'POST',
      path: '/services',
      body: {
        title: 'DJ',
        description: 'Muzikë',
        price: '10.00',
        hidePrice: false,
        category: 'dj',
        icon: 'music',
        image: '',
        features: ['Altoparlantë'],
        featured: false,
        needs: [],
        order: 5,
      },
    });
    expect(form().getByLabelText('Title')).toHaveValue('');
    await waitFor(() =>
      expect(api.calls.slice(at + 1)).toContainEqual({ method: 'GET', path: '/services', body: undefined }),
    );
  });

  // spec: 8.services.add
  it('that reaches no server shows a failure', async () => {
    await open();
    api.write = () => Promise.reject(new TypeError('away'));
    await fill();
    expect(await screen.findByText('Failed to add service')).toBeVisible();
    expectLogged();
  });

  // spec: 7.services.update, 8.services.updated, 4.edit.done
  it('of a service sends all its fields, shows it in the list and closes the dialog', async () => {
    await open();
    await screen.findByRole('heading', { name: service.title });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Drita' } });
    api.write = () => Response.json({ ...service, title: 'Drita' });
    api.reads['/services'] = [{ ...service, title: 'Drita' }];
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service updated successfully')).toBeVisible();
    // The form has no inputs for translations, and leaves them as they are.
    const {
      id,
      version: _,
      createdAt: __,
      updatedAt: ___,
      translations: ____,
      hiddenLanguages: _____,
      ...whole
    } = onSite(service);
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([
      { method: 'PATCH', path: `/services/${id}`, body: { ...whole, title: 'Drita' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Drita' })).toBeVisible();
  });
});

describe('features', () => {
  it('go to the next one on Enter and add one on Shift+Enter in the last', async () => {
    await open();
    const enter = (label: string, shiftKey: boolean) =>
      fireEvent.keyDown(form().getByLabelText(label), { key: 'Enter', shiftKey });
    enter('Feature 1', true);
    await waitFor(() => expect(form().getByLabelText('Feature 2')).toHaveFocus());
    form().getByLabelText('Feature 1').focus();
    enter('Feature 1', false);
    expect(form().getByLabelText('Feature 2')).toHaveFocus();
    expect(form().queryByLabelText('Feature 3')).toBeNull();
  });
});
