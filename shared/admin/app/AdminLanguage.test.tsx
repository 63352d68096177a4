import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Fixed } from '../kit/fixed.js';
import { AdminLanguage, LanguageSwitch } from './AdminLanguage.js';

beforeEach(() => localStorage.clear());

it('translates the fixed labels too for who chooses Shqip, and keeps the choice', async () => {
  const user = userEvent.setup();
  const admin = (
    <AdminLanguage>
      <LanguageSwitch />
      <p>
        <Fixed>Hide price</Fixed>
      </p>
    </AdminLanguage>
  );
  const { unmount } = render(admin);
  expect(screen.getByText('Hide price')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shqip' }));
  expect(screen.getByText('Fshih çmimin')).toBeVisible();
  expect([localStorage.getItem('language'), document.documentElement.lang]).toEqual(['shqip', 'sq']);
  unmount();
  render(admin);
  expect(screen.getByText('Fshih çmimin')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText('Hide price')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Shqip' }));
  expect([localStorage.getItem('language'), screen.queryByText('Hide price')?.tagName]).toEqual(['sq', 'P']);
});
