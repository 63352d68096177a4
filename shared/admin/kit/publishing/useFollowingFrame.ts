import { useCallback, useMemo, useRef } from 'react';
import { previewChanged } from '@ritmi/shared/domain/publishing/previews';
import { useHost } from '../../host/host.js';

/** After which a page that has not loaded again is opened anew, in ms: a link in it may have led elsewhere. */
const patienceMs = 3_000;

/** A frame whose page is asked to show what has changed since; it stays where it was scrolled to. */
export function useFollowingFrame() {
  const { siteUrl } = useHost();
  const origin = new URL(siteUrl || '/', window.location.href).origin;
  const element = useRef<HTMLIFrameElement | null>(null);
  const state = useRef({ isLoading: true, isOutdated: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const frame = useCallback((next: HTMLIFrameElement | null) => {
    clearTimeout(timer.current);
    element.current = next;
    state.current = { isLoading: true, isOutdated: false };
  }, []);

  return useMemo(() => {
    function reload() {
      const { current } = element;
      if (!current) return;
      // A page that is loading may have read what was there before.
      if (state.current.isLoading) {
        state.current.isOutdated = true;
        return;
      }
      state.current = { isLoading: true, isOutdated: false };
      current.contentWindow?.postMessage(previewChanged, origin);
      timer.current = setTimeout(() => current.setAttribute('src', current.src), patienceMs);
    }
    function handleLoad() {
      clearTimeout(timer.current);
      const { isOutdated } = state.current;
      state.current = { isLoading: false, isOutdated: false };
      if (isOutdated) reload();
    }
    return { frame, reload, handleLoad };
  }, [frame, origin]);
}
