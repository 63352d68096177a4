import { openNight } from '@ritmi/shared/domain/enquiry/request';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AskForm } from './AskForm.js';

const days = { month: '2027-06', today: '2027-06-03', full: ['2027-06-05'], limited: ['2027-06-12'] };

function show({ language = 'sq', ...change }: Partial<typeof days> & { language?: 'sq' | 'en' } = {}) {
  const onMonth = vi.fn<(month: string) => void>();
  const request = {
    asked: { about: 'package', ids: ['7'] },
    night: { ...openNight, kind: 'dasme' },
  } as const;
  render(
    <LanguageProvider language={language}>
      <AskForm
        request={request}
        topic={null}
        sent={null}
        freeDays={{ days: { ...days, ...change }, onMonth }}
      />
    </LanguageProvider>,
  );
  return { onMonth, table: within(screen.getByRole('table')) };
}

const date = () => screen.getByLabelText<HTMLInputElement>(/^(Data|Date)$/);

it('says of each day of the month in words how much is left of it', () => {
  const { table } = show();
  expect(screen.getByRole('table', { name: 'Ditët e lira, qershor 2027' })).toBeVisible();
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['hën', 'mar', 'mër', 'enj', 'pre', 'sht', 'die']);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 13)).toEqual([
    '',
    '1',
    '2',
    '3 lirë',
    '4 lirë',
    '5 plot',
    '6 lirë',
    '7 lirë',
    '8 lirë',
    '9 lirë',
    '10 lirë',
    '11 lirë',
    '12 pak',
  ]);
});

it('leaves out the weeks that are over', () => {
  const { table } = show({ today: '2027-06-16' });
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['14', '15', '16 lirë', '17 lirë']);
});

it('needs no scripts, and lets days be chosen that are free', () => {
  const { table } = show({ language: 'en' });
  const [first, ...others] = table.getAllByRole<HTMLButtonElement>('button');
  expect([first?.textContent, first?.value, others.length]).toEqual(['3 free', '2027-06-03', 26]);
  const form = first?.form ?? undefined;
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/kontakt', 'get']);
  expect(Object.fromEntries(new FormData(form, first))).toEqual({
    paketa: '7',
    lloji: 'dasme',
    paskript: 'po',
    data: '2027-06-03',
  });
  const months = within(screen.getByRole('navigation')).getAllByRole('link');
  // The running month is the first one.
  expect(months.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['July 2027', '/en/kontakt?paketa=7&muaji=2027-07'],
  ]);
});

it('fills the date of the form in, and says what it is', async () => {
  const { table } = show();
  await userEvent.click(table.getByRole('button', { name: '12 pak' }));
  expect(date()).toHaveValue('2027-06-12');
  expect(table.getByRole('button', { current: 'date' })).toHaveTextContent('12 pak');
  expect(screen.getByRole('status')).toHaveTextContent('12 qershor 2027: ka mbetur pak vend.');
  fireEvent.input(date(), { target: { value: '2027-06-05' } });
  expect(screen.getByRole('status')).toHaveTextContent(
    '5 qershor 2027: e zënë. Na pyet gjithsesi, ndoshta gjejmë një zgjidhje.',
  );
});

it('turns to other months, and to that of a date that is typed', async () => {
  const { onMonth } = show();
  await userEvent.click(screen.getByRole('link', { name: 'korrik 2027' }));
  expect(onMonth).toHaveBeenLastCalledWith('2027-07');
  fireEvent.input(date(), { target: { value: '2027-11-20' } });
  expect(onMonth).toHaveBeenLastCalledWith('2027-11');
  fireEvent.input(date(), { target: { value: '2031-01-01' } });
  expect(onMonth).toHaveBeenCalledTimes(2);
});
