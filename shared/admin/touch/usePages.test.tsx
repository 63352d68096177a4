import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { usePages } from './usePages.js';

/** A frame of the site whose page is scrolled so far. */
function frameAt(scrollY: number) {
  const scrollTo = vi.fn<(place: ScrollToOptions) => void>();
  const page = document.implementation.createHTMLDocument();
  const view = { scrollY, scrollTo, innerHeight: 800, addEventListener: () => undefined };
  Object.defineProperties(page, {
    defaultView: { value: view },
    // happy-dom has none of these.
    getAnimations: { value: () => [] },
    images: { value: [] },
    fonts: { value: { ready: Promise.resolve() } },
  });
  const frame = document.createElement('iframe');
  Object.defineProperties(frame, { contentDocument: { value: page }, isConnected: { value: true } });
  return { frame, scrollTo };
}

it('keeps the place of a page that is asked for again before the one asked for first was loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { etag: '"saved"' } }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(usePages, { wrapper });
  const keys = () => result.current.pages.map(({ key }) => key);
  const [shown, next] = [frameAt(640), frameAt(0)];
  await act(() => result.current.handleLoad(0, shown.frame));
  await act(() => result.current.refresh(Promise.resolve('"before"')));
  await act(() => result.current.refresh(Promise.resolve('"before"')));
  expect(keys()).toEqual([0, 2]);
  await act(() => result.current.handleLoad(2, next.frame));
  expect(next.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(keys()).toEqual([2]);
});
