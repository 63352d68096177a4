import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ListenButton } from './ListenButton.js';
import { audio, closePlayer } from './playback.js';
import { Player } from './Player.js';

const artist = {
  stageName: 'DJ Lumo',
  slug: 'DJ-Lumo',
  portrait: '',
  tracks: [
    { title: 'E para', file: '/sound/club.m4a' },
    { title: 'E dyta', file: '/sound/family.m4a' },
  ],
};

afterEach(() => act(closePlayer));

it('plays an artist’s pieces in a bar that is not there before', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(
    <>
      <ListenButton artist={artist} />
      <Player />
    </>,
  );
  expect(screen.queryByRole('region', { name: 'Muzika' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dëgjo' }));
  expect(await screen.findByRole('region', { name: 'Muzika' })).toHaveTextContent('DJ LumoE para');
  expect(play).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Kënga tjetër' }));
  expect(screen.getByRole('region')).toHaveTextContent('E dyta');
  expect(audio().src).toContain('/sound/family.m4a');
  expect(screen.getByRole('link', { name: 'DJ Lumo' })).toHaveAttribute('href', '/DJ-Lumo');
  await userEvent.click(screen.getByRole('button', { name: 'Mbyll muzikën' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('is a link to the first piece without scripts, and nothing without a piece', () => {
  const { rerender } = render(<ListenButton artist={artist} />);
  expect(screen.getByRole('button', { name: 'Dëgjo' })).toHaveAttribute('href', '/sound/club.m4a');
  rerender(<ListenButton artist={{ ...artist, tracks: [] }} />);
  expect(screen.queryByText('Dëgjo')).toBeNull();
});
