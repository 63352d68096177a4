import { expect, it } from 'vitest';
import { testHost } from '../testing/testHost.js';
import { forgetLists, readStoredList, storeList } from './storedLists.js';

const host = testHost();

const full = [1, 2, 3].map((id) => ({ id: `${id}`, version: 1, media: [1, 2, 3] }));
/** As the page of visitors stores it: one page of the list, and less of each. */
const shownToVisitors = full.slice(0, 2).map(({ id }) => ({ id, media: [1] }));

const rowsOf = async (name: 'projects' | 'services') => (await readStoredList(name))?.rows;

it("takes the admin's own rows for those that a visitor's page has stored under the same key", async () => {
  await storeList(host, 'projects', full);
  localStorage.setItem('projects', JSON.stringify(shownToVisitors));
  expect(await rowsOf('projects')).toEqual(full);
  const added = { id: '4', media: [] };
  localStorage.setItem('projects', JSON.stringify([...shownToVisitors, added]));
  expect(await rowsOf('projects')).toEqual([...full.slice(0, 2), added]);
});

it('stores nothing that arrives after signing out', async () => {
  await storeList(testHost({ session: { ...host.session, read: () => null } }), 'projects', full);
  expect(await rowsOf('projects')).toBeUndefined();
});

it('has nothing of a list once lists are forgotten', async () => {
  await storeList(host, 'projects', full);
  await storeList(host, 'services', full);
  await forgetLists();
  expect(await rowsOf('projects')).toBeUndefined();
  expect(await rowsOf('services')).toBeUndefined();
  expect(localStorage.getItem('projects')).toBeNull();
});
