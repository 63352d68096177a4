import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { HistoryView } from './HistoryView.js';

test('says that a visitor did what no account did', async () => {
  const sent: AuditEntry = {
    id: '1',
    entity: 'enquiries',
    documentId: 'e1',
    version: 1,
    op: 'create',
    who: { id: '', name: '' },
    when: '2026-11-27T20:42:00.000Z',
    title: 'Ana Hoxha',
    changes: [],
  };
  fakeApi({ '/audit?limit=100': [sent] });
  renderAt('/history', '/history', <HistoryView />);
  expect(await screen.findByText('Shtuar · Kërkesë · Vizitor')).toBeVisible();
});
