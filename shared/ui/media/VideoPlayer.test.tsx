import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { sounding } from '../sounding.js';
import { VideoPlayer } from './VideoPlayer.js';

const player = <VideoPlayer src="/uploads/klip.mp4" label="Dasma në Vlorë" poster="/uploads/para.webp" />;

function film(): HTMLVideoElement {
  return screen.getByLabelText<HTMLVideoElement>('Dasma në Vlorë');
}

beforeEach(() => {
  const paused = new WeakMap<EventTarget, boolean>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
});

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

it('has the browser’s own controls without JavaScript, and a poster', () => {
  const html = renderToString(player);
  expect(html).toMatch(/<video[^>]* controls=""/);
  expect(html).toContain('poster="/uploads/para.webp"');
  // Without scripts Chromium never loads the poster of a lazy video; the style sheet then shows this one.
  expect(html).toContain('--still:url(&quot;/uploads/para.webp&quot;)');
  // The player's buttons are rendered too, for the first click; a style hides them without scripts.
  expect(html).toContain('<button');
});

it('plays the renditions of a film in place of the film', () => {
  const name = '/uploads/v-1f9c02ab7e-1080x1920-000000';
  const html = renderToString(<VideoPlayer src={`${name}.mp4#renditions=720,1080`} label="Dasma" />);
  expect(html).not.toMatch(/<video[^>]* src=/);
  expect(html).toContain(
    `<source src="${name}-720p.mp4" type="video/mp4" media="(max-width: 900px)"/><source src="${name}-1080p.mp4" type="video/mp4"/>`,
  );
  expect(html).toContain(`poster="${name}-poster.webp"`);
});

it('has its own controls with JavaScript', () => {
  render(player);
  expect(film().controls).toBe(false);
  expect(film().preload).toBe('none');
});

// spec: 2.player.controls, 4.player
it('plays and pauses', async () => {
  render(player);
  await press('Luaj');
  expect(film().paused).toBe(false);
  await press('Pauzë');
  expect(film().paused).toBe(true);
  expect(screen.getByRole('button', { name: 'Luaj' })).toBeVisible();
});

it('shows that a video was started before hydration', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(player);
  await film().play();
  render(player, { container: place, hydrate: true });
  expect(screen.getByRole('button', { name: 'Pauzë' })).toBeVisible();
});

// spec: 2.player.controls, 4.player
it('mutes and unmutes', async () => {
  render(player);
  await press('Hesht');
  expect(film().muted).toBe(true);
  fireEvent(film(), new Event('volumechange'));
  await press('Zë');
  expect(film().muted).toBe(false);
});

it('stops the other video when one starts', async () => {
  render(
    <>
      {player}
      <VideoPlayer src="/uploads/tjeter.mp4" label="Tjetra" />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Luaj' });
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(film().paused).toBe(true);
  expect(screen.getByLabelText<HTMLVideoElement>('Tjetra').paused).toBe(false);
});

it('is what sounds once it plays unmuted, and pauses when something else does', async () => {
  sounding.set('bar');
  render(player);
  film().muted = true;
  await press('Luaj');
  expect(sounding.get()).toBe('bar');
  film().muted = false;
  fireEvent(film(), new Event('volumechange'));
  expect(sounding.get()).toBe('film');
  act(() => sounding.set('bar'));
  expect(film().paused).toBe(true);
});

// spec: 2.player.fullscreen
it('is muted, stopped and at its start after fullscreen', async () => {
  render(player);
  const frame = film().parentElement!;
  const fullscreen = vi.fn<() => Element | null>(() => null);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: fullscreen });
  await press('Luaj');
  film().currentTime = 2;
  fullscreen.mockReturnValue(frame);
  act(() => void frame.dispatchEvent(new Event('fullscreenchange', { bubbles: true })));
  expect(film().paused).toBe(false);
  fullscreen.mockReturnValue(null);
  act(() => void frame.dispatchEvent(new Event('fullscreenchange', { bubbles: true })));
  expect([film().paused, film().muted, film().currentTime]).toEqual([true, true, 0]);
  Reflect.deleteProperty(document, 'fullscreenElement');
});

it('says that the browser cannot play a film, and offers its file', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    new DOMException('no supported source', 'NotSupportedError'),
  );
  render(player);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Luaj');
  expect(screen.getByRole('alert')).toHaveTextContent('Ky film nuk luhet në këtë shfletues. Shkarko filmin');
  expect(screen.getByRole('link', { name: 'Shkarko filmin' })).toHaveAttribute('href', '/uploads/klip.mp4');
});

it('says nothing when playing is refused for another reason', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(player);
  await press('Luaj');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says it of a film that has only its sound in this browser, until it shows a picture', () => {
  render(player);
  for (const [videoWidth, count] of [
    [0, 1],
    [1920, 0],
  ] as const) {
    Object.assign(film(), { videoWidth });
    fireEvent(film(), new Event('loadeddata'));
    expect(screen.queryAllByRole('alert')).toHaveLength(count);
  }
  fireEvent(film(), new Event('error'));
  expect(screen.getByRole('alert')).toBeVisible();
});
