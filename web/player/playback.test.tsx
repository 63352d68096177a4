import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ListenButton } from './ListenButton.js';
import { sounding } from '@ritmi/shared/ui/sounding';
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

afterEach(() =>
  act(() => {
    closePlayer();
    sounding.set(null);
  }),
);

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

it('pauses an artist’s pieces, and goes on with them, while they are the ones of the bar', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    isPaused.mockReturnValue(false);
    fireEvent.play(audio());
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPaused.mockReturnValue(true);
    fireEvent.pause(audio());
  });
  const isPaused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(true);
  const other = { ...artist, stageName: 'DJ Taulo', slug: 'DJ-Taulo' };
  render([artist, other].map((each) => <ListenButton key={each.slug} artist={each} />));
  const [button, otherButton] = screen.getAllByRole('button', { name: 'Dëgjo' });
  const signs = () => screen.getAllByRole('button').map((each) => each.querySelector('svg')?.classList[1]);
  expect(signs()).toEqual(['lucide-play', 'lucide-play']);
  await userEvent.click(button!);
  expect(signs()).toEqual(['lucide-pause', 'lucide-play']);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  audio().currentTime = 12;
  await userEvent.click(button!);
  expect(signs()).toEqual(['lucide-play', 'lucide-play']);
  await userEvent.click(button!);
  expect([audio().currentTime, audio().paused]).toEqual([12, false]);
  await userEvent.click(otherButton!);
  expect(signs()).toEqual(['lucide-play', 'lucide-pause']);
});

it('falls silent when something else makes a sound, and silences it', async () => {
  sounding.set('hall');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(<ListenButton artist={artist} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dëgjo' }));
  expect(sounding.get()).toBe('bar');
  expect(pause).not.toHaveBeenCalled();
  act(() => sounding.set('film'));
  expect(pause.mock.contexts).toEqual([audio()]);
});

it('silences something else when the key of a headphone lets it go on', async () => {
  const keys = new Map<string, (() => void) | null>();
  const mediaSession = {
    setActionHandler: (key: string, handler: (() => void) | null) => void keys.set(key, handler),
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaSession'));
  vi.stubGlobal('MediaMetadata', class {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { unmount } = render(
    <>
      <ListenButton artist={artist} />
      <Player />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dëgjo' }));
  await screen.findByRole('region', { name: 'Muzika' });
  act(() => sounding.set('film'));
  act(() => keys.get('play')?.());
  expect(sounding.get()).toBe('bar');
  unmount();
});

it('is a link to the first piece without scripts, and nothing without a piece', () => {
  const { rerender } = render(<ListenButton artist={artist} />);
  expect(screen.getByRole('button', { name: 'Dëgjo' })).toHaveAttribute('href', '/sound/club.m4a');
  rerender(<ListenButton artist={{ ...artist, tracks: [] }} />);
  expect(screen.queryByText('Dëgjo')).toBeNull();
});
