import { sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host, LastSeen } from '../host/host.js';
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

const file = (name: string, alt: object = {}) => ({ name, type: 'image', alt });
const ofFiles = '/media?limit=200&uses=false';

async function open(change: Partial<Host> = {}) {
  const createRouter = (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: ['/trash'] });
  render(<AdminApp host={testHost(change)} createRouter={createRouter} />);
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
    await waitFor(() =>
      expect(titlesIn(dialog)).toEqual(
        expect.arrayContaining(['FillimiEkran', 'Shto eventVeprim', 'DilVeprim']),
      ),
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

  it('finds files by name and text: the latest at once, others by asking when nobody types', async () => {
    const nameless = Array.from({ length: 199 }, (_, place) => file(`foto-${place}.jpg`));
    api.reads[ofFiles] = [
      file('nusja-1f9c02ab7e-30x20-3a2b4c.jpg', { sq: 'Vallëzimi i çiftit' }),
      ...nameless,
    ];
    api.reads['/media?q=salla&limit=20&uses=false'] = [file('salla.jpg')];
    const write = vi.fn<LastSeen['write']>(async () => undefined);
    const dialog = await open({ lastSeen: { read: async () => null, write } });
    await waitFor(() => expect(write).toHaveBeenCalledWith('media', expect.objectContaining({})));
    await userEvent.type(dialog.getByRole('combobox'), 'vallezimi cift');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['nusja.jpgFoto']));
    await userEvent.clear(dialog.getByRole('combobox'));
    await userEvent.type(dialog.getByRole('combobox'), 'salla');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['salla.jpgFoto']));
    const asked = api.calls.filter(({ path }) => path.startsWith('/media?q='));
    expect(asked.map(({ path }) => path)).not.toContain('/media?q=sal&limit=20&uses=false');
    for (const path of ['/media?limit=60', '/media?limit=1&noAlt=true']) api.reads[path] = [];
    api.reads['/media?name=salla.jpg&limit=1'] = [
      {
        ...file('salla.jpg'),
        url: '/uploads/salla.jpg',
        contentType: 'image/jpeg',
        bytes: 1000,
        createdAt: '2026-06-14T10:00:00.000Z',
        focus: null,
        state: 'ready',
        renditions: [],
        usedIn: [],
      },
    ];
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'salla.jpg' })).toBeVisible();
  });

  it('finds the files that were kept while the server is away', async () => {
    api.reads[ofFiles] = new TypeError('offline');
    const kept = { rows: [file('salla.jpg')], savedAt: 1 };
    const dialog = await open({ lastSeen: { read: async () => kept, write: async () => undefined } });
    await userEvent.type(dialog.getByRole('combobox'), 'salla');
    await waitFor(() => expect(titlesIn(dialog)).toEqual(['salla.jpgFoto']));
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
