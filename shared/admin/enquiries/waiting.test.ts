import { expect, it } from 'vitest';
import { sampleEnquiry } from './sample.js';
import { withWaiting } from './waiting.js';

const write = { entity: 'enquiries', key: 'k', title: '' } as const;

it('shows what waits for the server: new enquiries first, and changed states', () => {
  const rows = withWaiting(
    [sampleEnquiry()],
    [
      { ...write, kind: 'create', id: 'waiting-1', body: { name: 'Beni', date: '2027-09-04', guests: null } },
      { ...write, kind: 'update', id: 'e1', body: { state: 'answered' } },
      { ...write, kind: 'note', id: 'e1', body: { text: 'Telefonova' } },
    ],
  );
  expect(rows.map(({ id, name, state, offers }) => [id, name, state, offers])).toEqual([
    ['waiting-1', 'Beni', 'new', []],
    ['e1', 'Arta Hoxha', 'answered', []],
  ]);
});
