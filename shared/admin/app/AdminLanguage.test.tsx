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

it('marks the language that is on, and whether its labels are English', async () => {
  const user = userEvent.setup();
  render(
    <AdminLanguage>
      <LanguageSwitch />
    </AdminLanguage>,
  );
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const labels = () => screen.getByRole('checkbox', { name: 'Etiketat anglisht' });
  expect(pressed()).toEqual(['Shqip']);
  expect(labels()).toBeChecked();
  await user.click(labels());
  expect(labels()).not.toBeChecked();
  await user.click(labels());
  expect(labels()).toBeChecked();
  await press('Shqip');
  expect(pressed()).toEqual(['Shqip']);
  expect(labels()).not.toBeChecked();
  await press('English');
  expect(pressed()).toEqual(['English']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
