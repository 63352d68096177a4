import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settings } from '@ritmi/shared/domain/settings/schema';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { settingsParts } from './parts.js';
import { SettingsModule } from './SettingsModule.js';

const never = '2026-01-06T10:00:00.000Z';
const document = {
  ...settings.create.parse({ proof: [{ value: '10', label: 'vite' }] }),
  id: 'settings',
  version: 3,
  createdAt: never,
  updatedAt: never,
};

test('the settings are one form: groups, lists and the order of the home page', async () => {
  const api = fakeApi({ '/settings': document });
  api.write = () => Response.json({ ...document, version: 4 });
  renderAt('/settings', '/settings', <SettingsModule />);
  const name = await screen.findByLabelText(/^Name/, { selector: 'input[name="name"]' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Netët e Bardha');
  const hero = within(screen.getByRole('group', { name: 'Hero' }));
  await userEvent.type(hero.getByLabelText(/^Heading/), '!');
  const sections = within(screen.getByRole('group', { name: 'Sections of the home page' }));
  await userEvent.click(sections.getByRole('button', { name: 'Remove Numbers' }));
  await userEvent.click(sections.getByRole('button', { name: 'Add Numbers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings updated successfully')).toBeVisible();
  expect(api.sent()).toMatchObject([
    {
      method: 'PATCH',
      path: '/settings',
      body: {
        name: 'Netët e Bardha',
        hero: { heading: `${document.hero.heading}!` },
        homeSections: [...document.homeSections.filter((each) => each !== 'proof'), 'proof'],
        proof: document.proof,
        place: document.place,
        lek: { shown: false, perEuro: '99.00' },
      },
    },
  ]);
});

test('a text of one line that is wrapped stays one line, and Enter saves it', async () => {
  const api = fakeApi({ '/settings': document });
  api.write = () => Response.json({ ...document, version: 4 });
  renderAt('/settings', '/settings', <SettingsModule />);
  const tagline = await screen.findByLabelText(/^Tagline/);
  await userEvent.clear(tagline);
  await userEvent.click(tagline);
  await userEvent.paste('Na trego\r\ndatën.');
  expect(tagline).toHaveValue('Na trego datën.');
  await userEvent.keyboard(' Pastaj sallën.{Enter}');
  await vi.waitFor(() =>
    expect(api.sent()).toMatchObject([{ body: { tagline: 'Na trego datën. Pastaj sallën.' } }]),
  );
});

test('the parts hold every field once, say what is in them, and open where a problem is', async () => {
  fakeApi({ '/settings': document });
  renderAt('/settings', '/settings', <SettingsModule />);
  const fields = settingsParts.flatMap((part) => part.fields);
  const saved = Object.entries(settings.fields).flatMap(([name, { kind }]) =>
    kind === 'translations' || kind === 'languages' ? [] : [name],
  );
  expect(fields).toHaveLength(saved.length);
  expect(new Set(fields)).toEqual(new Set(saved));
  const title = await screen.findByRole('heading', { name: 'Numrat' });
  const part = title.closest('details');
  expect(part).toHaveTextContent(/^Numrat1/);
  expect(part).not.toHaveAttribute('open');
  const what = within(screen.getByRole('group', { name: 'Number 1' })).getByLabelText(/^What it counts/);
  await userEvent.clear(what);
  expect(part).toHaveTextContent(/^NumratE paruajtur/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(part).toHaveAttribute('open'));
  expect(part).toHaveTextContent(/^NumratKa gabime/);
  expect(what).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Mbyll të gjitha' }));
  expect(part).not.toHaveAttribute('open');
  expect(what).toHaveValue('');
});

test('in a wide window the titles are a list beside the one part that is open', async () => {
  const browser = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;
  browser.setViewport({ width: 1440 });
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(true);
  try {
    fakeApi({ '/settings': document });
    renderAt('/settings', '/settings', <SettingsModule />);
    const partOf = (name: string) => screen.getByRole('heading', { name }).closest('details');
    const press = (name: string) => userEvent.click(screen.getByRole('heading', { name }));
    const opened = () =>
      screen.getAllByRole('heading', { level: 3 }).filter((each) => each.closest('details')?.open);
    await screen.findByRole('heading', { name: 'Numrat' });
    expect(opened()).toEqual([screen.getByRole('heading', { name: 'Emri dhe logoja' })]);
    expect(screen.queryByRole('button', { name: /të gjitha$/ })).toBeNull();
    await press('Numrat');
    await vi.waitFor(() => expect(opened()).toEqual([screen.getByRole('heading', { name: 'Numrat' })]));
    const number = within(screen.getByRole('group', { name: 'Number 1' }));
    const what = number.getByLabelText(/^What it counts/);
    await userEvent.clear(what);
    await press('Numrat');
    expect(partOf('Numrat')).toHaveAttribute('open');

    await press('Kreu i ballinës');
    await vi.waitFor(() => expect(partOf('Numrat')).not.toHaveAttribute('open'));
    expect(partOf('Numrat')).toHaveTextContent(/^NumratE paruajtur/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(opened()).toEqual([screen.getByRole('heading', { name: 'Numrat' })]));
    expect(what).toHaveFocus();
    expect(partOf('Numrat')).toHaveTextContent(/^NumratKa gabime/);

    // Another part may be looked at before the problem is solved, and a value that is fine opens nothing.
    await press('Emri dhe logoja');
    await userEvent.type(screen.getByLabelText(/^Name/, { selector: 'input[name="name"]' }), '!');
    expect(partOf('Emri dhe logoja')).toHaveAttribute('open');
    expect(partOf('Numrat')).toHaveTextContent(/^NumratKa gabime/);
  } finally {
    supports.mockRestore();
    browser.setViewport({ width: 1024 });
  }
});

test('without the server the form begins with what it last sent', async () => {
  const api = fakeApi({ '/settings': { ...document, name: 'Netët e Bardha' } });
  renderAt('/settings', '/settings', <SettingsModule />);
  const name = () => screen.findByLabelText(/^Name/, { selector: 'input[name="name"]' });
  expect(await name()).toHaveValue('Netët e Bardha');
  cleanup();
  api.reads['/settings'] = new TypeError('Failed to fetch');
  renderAt('/settings', '/settings', <SettingsModule />);
  expect(await name()).toHaveValue('Netët e Bardha');
});
