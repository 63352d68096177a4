import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WaitingTiles } from './WaitingTiles.js';

const photo = () => new File(['nata'], 'nata.jpg', { type: 'image/jpeg', lastModified: 1 });

it('shows two equal photos of one batch as two tiles, and keeps the second when the first is sent', () => {
  const problems = vi.spyOn(console, 'error');
  const [first, second] = [photo(), photo()];
  const { rerender } = render(<WaitingTiles files={[first, second]} share={0.5} />);
  const [, waiting] = screen.getAllByRole('img', { name: 'nata.jpg' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(<WaitingTiles files={[second]} share={0} />);
  expect(screen.getByRole('img', { name: 'nata.jpg' })).toBe(waiting);
  expect(problems).not.toHaveBeenCalled();
});
