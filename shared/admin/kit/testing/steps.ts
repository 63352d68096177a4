import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Failures are told to the console too. */
export function expectLogged(): void {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
}

export function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function check(name: RegExp | string): void {
  fireEvent.click(screen.getByRole('checkbox', { name }));
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
