import { sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, type FakeApi } from '../kit/testing/fakeApi.js';
import { testHost } from '../kit/testing/testHost.js';
import { AdminApp } from './AdminApp.js';

const service = sampleService({ title: 'Ndriçim skenik' });
const event = sampleEvent({ title: 'Dasma e Anës', translations: { en: { title: "Ana's wedding" } } });
let api: FakeApi;

beforeEach(() => {
  const others = ['/trash', '/audit?kind=content&limit=40', '/packages', '/projects', '/contact', '/artists'];
  const more = ['/about/content', '/about/team', '/resources', '/blocked-days'];
  api = fakeApi({
    ...Object.fromEntries([...others, ...more].map((path) => [path, []])),
    '/services': [service],
    '/events': [event],
  });
});

async function open() {
  const createRouter = (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: ['/trash'] });
  render(<AdminApp host={testHost()} createRouter={createRouter} />);
  const button = await screen.findByRole('button', { name: 'Gjej kudo (Ctrl+K)' });
  button.focus();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return within(await screen.findByRole('dialog', { name: 'Gjej kudo' }, { timeout: 20_000 }));
}
const titlesIn = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('finds items of any entity, screens and actions, without accents, and opens them by keyboard', async () => {
    const dialog = await open();
    const box = dialog.getByRole('combobox', { name: 'Kërko' });
    expect(box).toHaveFocus();
    expect(titlesIn(dialog)).toEqual(
      expect.arrayContaining(['FillimiEkran', 'Shto eventVeprim', 'DilVeprim']),
    );
    await userEvent.type(box, 'ndricim');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['Ndriçim skenikShërbim']));
    await userEvent.clear(box);
    await userEvent.type(box, 'wedding');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['Dasma e AnësEvent']));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Ndrysho këtë event' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Gjej kudo' })).toBeNull();
  });

  it('moves through what it found with the arrows, and gives the focus back', async () => {
    const dialog = await open();
    const box = dialog.getByRole('combobox');
    await userEvent.type(box, 'event');
    const options = () => dialog.getAllByRole('option');
    await waitFor(() => expect(options().length).toBeGreaterThan(2));
    const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options().length - 1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(1);
    expect(box).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Gjej kudo (Ctrl+K)' })).toHaveFocus();
  });

  it('starts a new document, and finds the last known ones while the server is away', async () => {
    api.reads['/events'] = new TypeError('offline');
    localStorage.setItem('events', JSON.stringify([event]));
    const dialog = await open();
    await userEvent.type(dialog.getByRole('combobox'), 'dasma');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['Dasma e AnësEvent']));
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'shto sherbim');
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('form', { name: 'Add New Service' }));
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus());
  });
});
