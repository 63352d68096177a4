import { render, screen } from '@testing-library/react';
import { toast } from 'react-toastify';
import { expect, it, vi } from 'vitest';
import { showFailure, Toasts } from './Toasts.js';

it('a failure that comes again takes the place of the one that is shown', async () => {
  const dismiss = vi.spyOn(toast, 'dismiss');
  // Of a page that is gone.
  const before = render(<Toasts />);
  showFailure('Nuk u ruajt');
  await screen.findByRole('alert');
  before.unmount();
  render(<Toasts />);
  showFailure('Nuk u ruajt');
  const { id } = await screen.findByRole('alert');
  showFailure('Nuk u fshi');
  expect(dismiss).not.toHaveBeenCalled();
  showFailure('Nuk u ruajt');
  expect(dismiss.mock.calls.map(String)).toEqual([id]);
});
