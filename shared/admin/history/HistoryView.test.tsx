import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { HistoryView } from './HistoryView.js';

const entry: AuditEntry = {
  id: '1',
  entity: 'services',
  documentId: 's1',
  version: 1,
  op: 'create',
  who: { id: 'a', name: 'Arta' },
  when: '2026-11-27T20:42:00.000Z',
  title: 'Sistem zëri',
  changes: [],
};

test('says that a visitor did what no account did', async () => {
  const sent: AuditEntry = { ...entry, entity: 'enquiries', who: { id: '', name: '' }, title: 'Ana Hoxha' };
  fakeApi({ '/audit?limit=100': [sent] });
  renderAt('/history', '/history', <HistoryView />);
  expect(await screen.findByText('Shtuar · Kërkesë · Vizitor')).toBeVisible();
});

test('shows what happened to one kind of document, or to all', async () => {
  const night = { ...entry, id: '2', entity: 'events', documentId: 'e1', title: 'Nata e lazerit' };
  fakeApi({
    '/audit?limit=100': [night, entry],
    '/audit?entity=services&limit=100': [entry],
    '/audit?kind=content&limit=100': [night, entry],
  });
  renderAt('/history', '/history', <HistoryView />);
  expect(await screen.findByRole('link', { name: 'Nata e lazerit' })).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Çfarë' });
  fireEvent.change(choice, { target: { value: 'entity=services' } });
  expect(await screen.findByRole('link', { name: 'Sistem zëri' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nata e lazerit' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Përmbajtja' }));
  expect(choice).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Nata e lazerit' })).toBeVisible();
});

test('what somebody did in one go is one row that opens', async () => {
  const others = Array.from({ length: 7 }, (_, place) => `Efekti ${place}`);
  const titles = ['Zëri', 'Dritat', ...others, 'CO2'];
  const added = titles.map((title, place) => ({ ...entry, id: `${place}`, documentId: `s${place}`, title }));
  fakeApi({ '/audit?limit=100': added });
  renderAt('/history', '/history', <HistoryView />);
  const row = await screen.findByText('Zëri, Dritat dhe 8 të tjera');
  expect(screen.getByText('CO2')).not.toBeVisible();
  await userEvent.click(row);
  expect(screen.getByText('CO2')).toBeVisible();
  expect(screen.getAllByText('Shtuar · Shërbim · Arta')).toHaveLength(11);
});
