import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import type { Phase } from './useItemForm.js';

/**
 * Where the focus of a form goes: it waits on the form while that is saved, then goes on to the first field of the
 * next one, or back to what has a problem, else to where it was. Whoever has gone elsewhere is left alone.
 * @returns to be called when the form is sent: browsers take the focus away from fields that are disabled
 */
export function useSavingFocus(form: RefObject<HTMLFormElement | null>, phase: Phase): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const frame = form.current;
    if (!frame || phase === 'open') return;
    const { activeElement } = document;
    // A dialog takes it over from what has gone out of its form.
    const isHere = !activeElement || activeElement.contains(frame) || frame.contains(activeElement);
    if (isHere) goOn(frame, phase, before.current);
  }, [form, phase]);
  return () => {
    before.current = document.activeElement;
  };
}

function goOn(frame: HTMLElement, phase: Phase, before: Element | null): void {
  if (phase === 'saving') return frame.focus({ preventScroll: true });
  const problem = frame.querySelector<HTMLElement>('[aria-invalid="true"]');
  const next = phase === 'saved' ? firstFieldIn(frame) : (problem ?? before);
  if (next instanceof HTMLElement) next.focus();
}
