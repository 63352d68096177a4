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

it('keeps the space and the text alternative of a picture whose file is missing', () => {
  render(<Gallery name="Nata" media={media} />);
  // No file loads in the test environment, so all are missing.
  expect(screen.getByRole('img', { name: 'Rreze' }).tagName).toMatch(/^svg$/i);
});

// spec: 2.gallery.grid
it.each([1, 2, 3, 4, 5, 6] as const)('has a grid of up to %i columns', (columns) => {
  render(<Gallery name="Nata" media={media} columns={columns} />);
  const template = getComputedStyle(screen.getByRole('list')).gridTemplateColumns.replaceAll(/\s+/g, ' ');
  // The width of a column: the total width without the gaps, divided.
  expect(template).toContain('auto-fill');
  expect(template).toMatch(new RegExp(`- ${columns - 1} \\* .*\\) / ${columns}\\)`));
});

// spec: 2.gallery.sizes
it.each([
  ['small', '140px'],
  ['medium', '220px'],
  ['large', '320px'],
] as const)('has %s tiles that are at least %s wide', (size, minWidth) => {
  render(<Gallery name="Nata" media={media} size={size} />);
  expect(getComputedStyle(screen.getByRole('list')).gridTemplateColumns).toContain(`min(${minWidth}`);
});

// spec: 2.gallery.sizes
it.each([
  ['square', '1 / 1'],
  ['video', '16 / 9'],
  // The picture's own ratio; 4:5 when its URL does not contain it.
  ['auto', '0.8 / 1'],
] as const)('has %s tiles with the aspect ratio %s', (ratio, aspectRatio) => {
  render(<Gallery name="Nata" media={media.slice(0, 1)} ratio={ratio} />);
  expect(screen.getByRole('listitem').style.aspectRatio).toBe(aspectRatio);
});

// spec: 2.gallery.mosaic, 9.mosaic.limit
it('shows at most twelve in a mosaic', () => {
  const many = Array.from({ length: 18 }, (_, index) => ({ ...media[0]!, id: String(index) }));
  render(<Gallery name="Nata" media={many} layout="mosaic" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

// spec: 2.lightbox.opens, 4.lightbox
it('opens a picture in a named dialog, which returns the focus when it closes', async () => {
  render(<Gallery name="Nata" media={media} />);
  const link = screen.getByRole('link', { name: 'Rreze' });
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Nata' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  // The lightbox's style sheet gives this class `overflow: hidden`.
  expect(document.body).toHaveClass('yarl__no_scroll');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(link).toHaveFocus();
  expect(document.body).not.toHaveClass('yarl__no_scroll');
});
