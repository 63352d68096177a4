import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DatePicker, type DatePickerProps } from './DatePicker.js';

const days = {
  month: '2027-06',
  today: '2027-06-03',
  full: ['2027-06-03', '2027-06-05'],
  limited: ['2027-06-12'],
};

function show(props: Partial<DatePickerProps> = {}) {
  const onChoose = vi.fn<(day: string) => void>();
  render(
    <DatePicker chosen="" today="2027-06-03" onChoose={onChoose} onClose={() => undefined} {...props} />,
  );
  const dialog = within(screen.getByRole('dialog'));
  return { onChoose, day: (name: string) => dialog.getByRole('button', { name }), dialog };
}

it('shows days that are over, and does not let them be chosen', async () => {
  const { onChoose, day } = show();
  const today = day('e enjte, 3 qershor 2027');
  expect(today).not.toHaveAttribute('aria-disabled');
  expect(today).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{PageUp}');
  expect(today).toHaveFocus();
  expect(day('Muaji i kaluar')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['2027-06-03']]);
  const yesterday = day('e mërkurë, 2 qershor 2027');
  expect(yesterday).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(yesterday);
  expect(onChoose).toHaveBeenCalledOnce();
});

it.each([
  ['the chosen day', { chosen: '2028-02-14' }, 'e hënë, 14 shkurt 2028'],
  ['the next month where little of this one is left', { today: '2027-06-28' }, 'e enjte, 1 korrik 2027'],
  [
    'the first day that is not full of the month beside the form',
    { freeDays: { days, onMonth: () => undefined } },
    'e premte, 4 qershor 2027',
  ],
])('begins at %s', (_name, props, name) => {
  const { day } = show(props);
  expect(day(name)).toHaveFocus();
});

it('shows any month of two years at once', async () => {
  const onMonth = vi.fn<(month: string) => void>();
  const { day, dialog } = show({ freeDays: { days, onMonth } });
  const month = dialog.getByRole('combobox', { name: 'Muaji' });
  const months = within(month).getAllByRole('option');
  expect([months[0], months.at(-1)].map((option) => option?.textContent)).toEqual([
    'qershor 2027',
    'qershor 2029',
  ]);
  await userEvent.selectOptions(month, 'mars 2028');
  expect(day('e mërkurë, 1 mars 2028')).toBeVisible();
  expect(onMonth.mock.calls).toEqual([['2028-03']]);
  await userEvent.selectOptions(month, 'qershor 2027');
  expect(day('e enjte, 3 qershor 2027, plot')).toHaveAttribute('tabindex', '0');
});

it('names the month of a day that is further away too', () => {
  const { dialog } = show({ chosen: '2099-06-14' });
  expect(dialog.getByRole('combobox', { name: 'Muaji' })).toHaveDisplayValue('qershor 2099');
});

it('says what is full and limited of the month beside the form, and turns that one too', async () => {
  const onMonth = vi.fn<(month: string) => void>();
  const { onChoose, day } = show({ freeDays: { days, onMonth } });
  expect(day('e shtunë, 12 qershor 2027, pak')).toHaveTextContent('12pak');
  // Staff decide whether more is possible.
  await userEvent.click(day('e shtunë, 5 qershor 2027, plot'));
  expect(onChoose).toHaveBeenCalledWith('2027-06-05');
  expect(onMonth).not.toHaveBeenCalled();
  await userEvent.click(day('Muaji tjetër'));
  expect(onMonth.mock.calls).toEqual([['2027-07']]);
});
