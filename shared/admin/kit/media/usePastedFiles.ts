import { type RefObject, useEffect } from 'react';
import { useLatest } from '../useLatest.js';

/**
 * Takes files that are pasted anywhere in the surrounding form. With several upload fields the one with the focus
 * takes them, else the first.
 */
export function usePastedFiles(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const handler = useLatest(onFiles);
  useEffect(() => {
    const form = zone.current?.closest('form');
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const focused = event.target instanceof Element ? event.target.closest('[data-upload]') : null;
      if (files.length === 0 || event.defaultPrevented || (focused && focused !== zone.current)) return;
      event.preventDefault();
      if (!isBeingSaved(zone.current)) handler.current(files);
    }
    form?.addEventListener('paste', handlePaste);
    return () => form?.removeEventListener('paste', handlePaste);
  }, [zone, handler]);
}

/** Fields of a form that is being saved take no files either. */
export function isBeingSaved(zone: Element | null): boolean {
  return zone?.closest('fieldset:disabled') != null;
}
