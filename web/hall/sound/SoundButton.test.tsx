import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { sounding } from '@ritmi/shared/ui/sounding';
import { afterEach, expect, it, vi } from 'vitest';
import { SoundButton } from './SoundButton.js';

afterEach(() => act(() => sounding.set(null)));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// The mixer outlives a test: the one that fails leaves none.
it('leaves alone what was switched on while its layers could not be loaded', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      createGain() {
        throw new Error('No sound on this device');
      }
    },
  );
  render(<SoundButton lit={['dj']} />);
  press('Ndiz zërin');
  act(() => sounding.set('bar'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sounding.get()).toBe('bar');
});

it('stays off on the next desk once something else has made a sound', async () => {
  const resume = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = resume;
      suspend = async () => undefined;
      createGain = () => ({ connect: () => undefined, gain: { setTargetAtTime: () => undefined } });
    },
  );
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const home = render(<SoundButton lit={['dj']} />);
  press('Ndiz zërin');
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
  home.unmount();
  sounding.set('bar');
  render(<SoundButton lit={['dj']} />);
  expect(screen.getByRole('button', { name: 'Ndiz zërin' })).toHaveAttribute('aria-pressed', 'false');
  expect(resume).toHaveBeenCalledOnce();
  press('Ndiz zërin');
  await waitFor(() => expect(resume).toHaveBeenCalledTimes(2));
  expect(sounding.get()).toBe('hall');
});
