import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Figures } from '@ritmi/shared/domain/figures/figures';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { renderAt } from '../kit/testing/testHost.js';
import { csvOf, figureSetsOf } from './figureSets.js';
import { FiguresView } from './FiguresView.js';

const figures: Figures = {
  enquiriesByMonth: [
    { month: '2026-10', count: 4 },
    { month: '2026-11', count: 8 },
  ],
  answered: { count: 10, medianMinutes: 45, withinHour: 6, withinDay: 9 },
  booked: { enquiries: 12, nights: 3, percent: 25 },
  byPackage: [{ id: 'p1', title: '=Dasma; "e plotë"', nights: 3, amount: '1650.00' }],
  byArtist: [],
  nightsByWeekday: [0, 0, 0, 0, 1, 2, 0],
};
const lastYear = '/figures?from=2025-12-01&to=2026-11-27';

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T11:00:00Z'), toFake: ['Date'] });
  api = fakeApi({ [lastYear]: figures });
  return () => vi.useRealTimers();
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('draws each question, with its values in words and a table behind', async () => {
  renderAt('/shifrat', '/shifrat', <FiguresView />);
  const months = await region('Kërkesat sipas muajit');
  expect(
    months.getByRole('img', { name: 'Grafik, Kërkesat sipas muajit: tetor 2026 4, nëntor 2026 8' }),
  ).toBeVisible();
  const rows = months.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['MuajiKërkesa', 'tetor 20264', 'nëntor 20268']);
  const answers = await region('Përgjigjet');
  expect(answers.getByText('Gjysma e përgjigjeve erdhi brenda 45 min.')).toBeVisible();
  expect(
    answers.getByRole('img', { name: /: deri në një orë 6, deri në një ditë 3, më gjatë 1$/ }),
  ).toBeVisible();
  const booked = await region('Kërkesa që u bënë net');
  expect(booked.getByText('25% e kërkesave u bënë net.')).toBeVisible();
  const days = await region('Netët sipas ditës së javës');
  expect(days.getByRole('img', { name: /e premte 1, e shtunë 2/ })).toBeVisible();
  expect(screen.getByText('Ende asgjë në këto ditë: Shumat sipas artistit.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shumat sipas artistit' })).toBeNull();
});

it('shows another year', async () => {
  api.reads['/figures?from=2025-01-01&to=2025-12-31'] = { ...figures, enquiriesByMonth: [] };
  renderAt('/shifrat', '/shifrat', <FiguresView />);
  await userEvent.selectOptions(await screen.findByLabelText('Periudha'), '2025');
  const nothing = await screen.findByText(/^Ende asgjë në këto ditë: Kërkesat sipas muajit,/);
  expect(nothing).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kërkesat sipas muajit' })).toBeNull();
});

it('keeps the room of a month in which nothing came', () => {
  const enquiriesByMonth = [
    { month: '2025-12', count: 4 },
    { month: '2026-02', count: 8 },
  ];
  const months = figureSetsOf({ ...figures, enquiriesByMonth }, 'sq').find(({ id }) => id === 'kerkesat');
  expect(months?.rows.map(({ short, value }) => [short?.join(' '), value])).toEqual([
    ['dhj ', 4],
    ['jan 2026', 0],
    ['shk ', 8],
  ]);
});

it('draws every month of the period, those without an enquiry as a line', async () => {
  renderAt('/shifrat', '/shifrat', <FiguresView />);
  const drawing = (await region('Kërkesat sipas muajit')).getByRole('img');
  const months = [...drawing.children].map(({ textContent }) => textContent);
  expect(months).toEqual([
    'dhj',
    'jan2026',
    'shk',
    'mar',
    'pri',
    'maj',
    'qer',
    'kor',
    'gus',
    'sht',
    '4tet',
    '8nën',
  ]);
});

it('gives each table as a file that no spreadsheet would run', () => {
  const packages = figureSetsOf(figures, 'sq').find(({ id }) => id === 'paketat');
  expect(packages && csvOf(packages, 'sq')).toBe(
    '\uFEFFPaketa;Net;Shuma\r\n"\'=Dasma; ""e plotë""";3;1650.00\r\n',
  );
});
