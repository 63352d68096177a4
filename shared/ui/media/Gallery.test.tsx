import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.js';
import type { Medium } from './medium.js';

const media: Medium[] = [
  { id: 'a', type: 'image', url: '/uploads/a.webp', caption: 'Rreze' },
  { id: 'b', type: 'video', url: '/uploads/b.mp4' },
  { id: 'c', type: 'image', url: '/uploads/c.webp' },
];

it('links each picture to its full size and gives each video a player', () => {
  render(<Gallery name="Nata" media={media} />);
  const list = screen.getByRole('list', { name: 'Nata' });
  expect(within(list).getByRole('link', { name: 'Rreze' })).toHaveAttribute('href', '/uploads/a.webp');
  expect(within(list).getByRole('link', { name: 'Nata 3' })).toHaveAttribute('href', '/uploads/c.webp');
  expect(within(list).getByRole('button', { name: 'Luaj' })).toBeVisible();
});

it('shows at most twelve in a mosaic', () => {
  const many = Array.from({ length: 18 }, (_, index) => ({ ...media[0]!, id: String(index) }));
  render(<Gallery name="Nata" media={many} layout="mosaic" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

it('opens a picture in a named dialog, which gives the focus back when it closes', async () => {
  render(<Gallery name="Nata" media={media} />);
  const link = screen.getByRole('link', { name: 'Rreze' });
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Nata' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(document.body.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
  expect(document.body.style.overflow).toBe('');
});
