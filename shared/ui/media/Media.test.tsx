import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Media } from './Media.js';

afterEach(() => {
  vi.useRealTimers();
});

it('a muted clip plays when it comes into view and pauses after five seconds', () => {
  vi.useFakeTimers();
  let show = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        // The first one is from before it came into view, which a busy browser reports together.
        show = () => notify([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(<Media src="/uploads/klip.mp4" sizes="100vw" ratio="4 / 3" fallback="" />);
  const clip = document.querySelector('video')!;
  expect(clip).not.toHaveAttribute('loop');

  for (const times of [1, 2]) {
    act(() => show());
    expect(play).toHaveBeenCalledTimes(times);
    fireEvent.playing(clip);
    vi.advanceTimersByTime(4_900);
    expect(pause).toHaveBeenCalledTimes(times - 1);
    vi.advanceTimersByTime(100);
    expect(pause).toHaveBeenCalledTimes(times);
  }
});
