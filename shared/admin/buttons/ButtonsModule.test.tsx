import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectLogged, press } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { ButtonsModule } from './ButtonsModule.js';

const paketat = { id: '1', text: 'Paketat', path: '/paketa', category: 'main' };

beforeEach(async () => {
  localStorage.setItem('buttons', JSON.stringify([paketat]));
  render(
    <TestAdmin host={testHost()}>
      <ButtonsModule />
    </TestAdmin>,
  );
  await screen.findByRole('heading', { name: 'Paketat' });
});
afterEach(() => void vi.unstubAllGlobals());

/** Makes the storage read-only until the globals are unstubbed. */
function refuseStorage(): void {
  const original = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => original.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

async function remove() {
  press('Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Fshi këtë buton' }));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('reports that the browser refuses a delete, or its undo', async () => {
  refuseStorage();
  await remove();
  expect(await screen.findByText('Butoni nuk u fshi në këtë shfletues')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Paketat' })).toBeVisible();
  expectLogged();
  vi.unstubAllGlobals();
  await remove();
  expect(await screen.findByText('Ende asnjë buton.')).toBeVisible();
  refuseStorage();
  press('Zhbëj');
  expect(await screen.findByText('Butoni nuk u ruajt në këtë shfletues')).toBeVisible();
  expectLogged();
});

it('keeps an edit of a button that another window has deleted meanwhile', async () => {
  press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ndrysho këtë buton' }));
  localStorage.setItem('buttons', '[]');
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Paketat tona' } });
  press('Save');
  expect(await screen.findByText('Button updated successfully')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('buttons') ?? '')).toEqual([{ ...paketat, text: 'Paketat tona' }]);
});

it.each(['{[', '{"a":1}', JSON.stringify([null, 7, { id: 2 }])])(
  'adds a button although the storage has become %j',
  async (damaged) => {
    localStorage.setItem('buttons', damaged);
    const form = within(screen.getByRole('form', { name: 'Shto buton' }));
    fireEvent.change(form.getByLabelText('Text'), { target: { value: 'I ri' } });
    fireEvent.change(form.getByLabelText('Path'), { target: { value: '/i-ri' } });
    press('Add Button');
    expect(await screen.findByRole('heading', { name: 'I ri' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('buttons') ?? '')).toEqual([
      expect.objectContaining({ text: 'I ri', path: '/i-ri' }),
    ]);
  },
);
