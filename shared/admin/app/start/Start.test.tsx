import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '@ritmi/shared/domain/time/month';
import { today } from '@ritmi/shared/domain/time/date';
import { sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import { sampleBooking } from '../../calendar/booking/sample.js';
import { sampleEnquiry } from '../../enquiries/sample.js';
import { fakeApi } from '../../kit/testing/fakeApi.js';
import { renderAt } from '../../kit/testing/testHost.js';
import { Start } from './Start.js';
import { findingsIn } from './useFindings.js';

test('missing pictures and texts and hidden prices are found, and nothing else', () => {
  const fine = sampleService({ id: 'fine', image: '/uploads/a.webp', features: ['Zë'], hidePrice: false });
  const bare = sampleService({ id: 'bare', title: 'Drita', image: '', features: [], hidePrice: true });
  const media = [{ id: 'm', type: 'image' as const, url: '/uploads/b.webp' }];
  const filmed = sampleProject({ id: 'filmed', thumbnail: '', media });
  const found = findingsIn([
    { entity: 'services', rows: [fine, bare] },
    { entity: 'projects', rows: [filmed] },
    { entity: 'contact', rows: [{ id: 'c', label: 'Zyra', value: '' }] },
  ]);
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([
    ['picture', 'bare'],
    ['text', 'bare'],
    ['price', 'bare'],
  ]);
  expect(found[0]).toMatchObject({ entity: 'services', title: 'Drita' });
});

const open = (reads: Record<string, unknown>) => {
  const lists = [
    'services',
    'packages',
    'events',
    'projects',
    'contact',
    'artists',
    'about/content',
    'about/team',
  ];
  fakeApi({ ...Object.fromEntries(lists.map((list) => [`/${list}`, []])), ...reads });
  renderAt('/', '/', <Start />);
};

/** An audit entry; programs have no id. */
const change = (title: string, by: string) => ({
  id: title,
  entity: 'services',
  documentId: title,
  op: 'create',
  version: 1,
  who: { id: by, name: by },
  when: '2027-01-10T09:00:00.000Z',
  title,
  changes: [],
});

const group = (name: string) => screen.findByRole('region', { name });

test('what waits and what comes is first, with a link to where it is done', async () => {
  const [from, tomorrow] = [today(), addDays(today(), 1)];
  const arta = sampleEnquiry({ unread: true });
  const klea = sampleEnquiry({ id: 'e2', name: 'Klea Muça', remindAt: `${from}T08:00:00.000Z` });
  const read = sampleEnquiry({ id: 'e3', name: 'Besa Hoxha' });
  const answered = sampleEnquiry({ id: 'e4', name: 'Drita Leka', state: 'answered' });
  const later = sampleBooking({
    id: 'b2',
    title: 'Dasma e Besës',
    date: addDays(from, 9),
    state: 'confirmed',
  });
  open({
    '/enquiries?limit=50': [arta, klea, answered, read],
    '/audit?kind=content&limit=40': [
      { ...change('Drita', 'a1'), id: '2', op: 'restore' },
      change('Drita', 'a1'),
      change('Demo', ''),
    ],
    [`/bookings?from=${from}&to=${addDays(from, 60)}`]: [later, sampleBooking({ date: tomorrow })],
  });
  const waiting = within(await group('Presin përgjigje'));
  expect(await waiting.findByRole('link', { name: /^Arta Hoxha.*E palexuar · Dasmë/ })).toHaveAttribute(
    'href',
    '/kerkesat/e1',
  );
  expect(waiting.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('Arta Hoxha'),
    expect.stringContaining('Besa HoxhaPa përgjigje'),
    expect.stringContaining('Klea MuçaKujtesë'),
  ]);
  const nights = within(await group('Netët që vijnë'));
  await nights.findByRole('link', { name: /Dasma e Besës/ });
  expect(nights.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/kalendari?pamja=month&dita=${tomorrow}`,
    `/kalendari?pamja=month&dita=${addDays(from, 9)}`,
  ]);
  // A night says its day, its weekday and how soon it is, and not what is usual.
  const [soon, after] = nights.getAllByRole('link');
  expect(soon).toHaveTextContent(/nesër$/);
  expect(after).toHaveAccessibleName(new RegExp(`^${Number(addDays(from, 9).slice(8))} .*pas 9 ditësh$`));
  expect(after).not.toHaveTextContent('E konfirmuar');
  const news = within(await group('Ndryshimet e fundit')).getAllByRole('link');
  expect(news.map((link) => link.getAttribute('href'))).toEqual(['/history/services/Drita']);
  expect(news[0]).toHaveTextContent('Kthyer');
  const actions = within(screen.getByRole('list', { name: 'Shpejt' })).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['MbrëmëNjëzet foto bëhen event', '/mbreme'],
    ['Ndrysho një çmim', '/services'],
    ['Shkruaj një paketë', '/packages/create'],
    ['Përgjigju', '/kerkesat'],
  ]);
});

test('a new site is told what to begin with, and not that all is fine', async () => {
  open({ '/services': [sampleService({ image: '/a.webp', features: ['Zë'], hidePrice: false })] });
  const begin = within(await group('Për të filluar'));
  expect(begin.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Shto shërbimin e parë: U bë',
    'Bashkoji në një paketë',
    'Shkruaj si të gjejnë',
    'Trego një natë me foto',
    'Prezanto ekipin',
    'Trego një projekt',
  ]);
  expect(begin.getByRole('link', { name: 'Prezanto ekipin' })).toHaveAttribute(
    'href',
    '/about?new=about%2Fteam',
  );
  expect(screen.queryByText('Çdo gjë ka foto, tekst dhe çmim.')).toBeNull();
  expect(screen.getByText('Asnjë kërkesë nuk pret.')).toBeVisible();
});

test('what stands below comes when everything above it is there, so that it never moves', async () => {
  fakeApi({ '/services': [sampleService({ title: 'Drita', hidePrice: true })] });
  renderAt('/', '/', <Start>Butonat</Start>);
  const start = await screen.findByRole('region', { name: 'Për t’u parë' });
  expect(start).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Butonat')).toBeNull();
  await screen.findByText('Butonat');
  const hidden = screen.getByRole('region', { name: 'Me çmim të fshehur' });
  expect(within(hidden).getByRole('link', { name: /^Drita/ })).toBeVisible();
  expect(start).toHaveAttribute('aria-busy', 'false');
});
