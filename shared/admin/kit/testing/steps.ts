import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Expects that a failure was logged. */
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

/** Advances fake timers second by second, and renders after each. */
export async function advanceSeconds(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}
