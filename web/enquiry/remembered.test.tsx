import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DateLine } from './DateLine.js';
import { createTyped, TypedByVisitor } from './remembered.js';

let typed = createTyped();

beforeEach(() => {
  typed = createTyped();
});

/** A page with a date line; the one before is left. */
function visit(page = <DateLine asksGuests />) {
  cleanup();
  render(<TypedByVisitor value={typed}>{page}</TypedByVisitor>);
}

const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it.each([
  ['Data', '2099-08-14'],
  ['Vendi', 'Durrës'],
  ['Lloji i natës', 'dasme'],
  ['Të ftuar', '150'],
])('%s that was emptied stays empty on the next page', (label, value) => {
  visit();
  const was = screen.getByLabelText<HTMLInputElement>(label).value;
  enter(label, value);
  visit();
  expect(screen.getByLabelText(label)).not.toHaveValue(was);
  enter(label, '');
  visit();
  expect(screen.getByLabelText(label)).toHaveValue(was);
});

it('guests are remembered as they were typed', () => {
  visit();
  enter('Të ftuar', '150+');
  visit();
  expect(screen.getByLabelText('Të ftuar')).toHaveValue('150+');
});

it('a line in which nothing was typed forgets nothing of another one', () => {
  visit(
    <>
      <DateLine labelledBy="one" />
      <DateLine labelledBy="two" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Vendi');
  if (!first || !second) throw new Error('There are not two lines');
  fireEvent.input(first, { target: { value: 'Vlorë' } });
  const [, kind] = screen.getAllByLabelText('Lloji i natës');
  if (!kind) throw new Error('There is no second kind');
  fireEvent.input(kind, { target: { value: 'dasme' } });
  const [, place] = screen.getAllByLabelText('Vendi');
  if (!place) throw new Error('There is no second place');
  fireEvent.input(place, { target: { value: 'Fier' } });
  const [kindOfFirst] = screen.getAllByLabelText('Lloji i natës');
  if (!kindOfFirst) throw new Error('There is no kind');
  fireEvent.input(kindOfFirst, { target: { value: 'dasme' } });
  visit();
  expect(screen.getByLabelText('Vendi')).toHaveValue('Fier');
  expect(screen.getByLabelText('Lloji i natës')).toHaveValue('dasme');
});
