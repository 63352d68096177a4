import { useEffect } from 'react';
import { firstFieldIn } from '../look/firstField.js';

/** Finds what a shortcut acts on by `data-act`, so that forms and lists need no register. */
function find<E extends HTMLElement>(act: 'save' | 'search' | 'new'): E | null {
  const dialog = document.querySelector('[role="dialog"]');
  const near = document.activeElement?.closest('form');
  // What lies behind a dialog is out of reach.
  const places = dialog ? [dialog] : [near, document];
  for (const place of places) {
    const found = place?.querySelector<E>(`[data-act="${act}"]`);
    if (found) return found;
  }
  return null;
}

function startNew(): boolean {
  const target = find('new');
  if (!target) return false;
  if (target instanceof HTMLButtonElement) target.click();
  else firstFieldIn(target)?.focus();
  return true;
}

/** In a form that is being saved as well: its fields have just lost the focus to it. */
function isTyping({ target }: KeyboardEvent): boolean {
  const fields = 'input, textarea, select, [contenteditable], form[aria-busy="true"]';
  return target instanceof Element && target.closest(fields) !== null;
}

/** Save, search, new and help by keyboard; single letters only while nobody types. */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    function act(event: KeyboardEvent): boolean {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        find<HTMLButtonElement>('save')?.click();
        return true;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return false;
      switch (event.key) {
        case '/':
          find('search')?.focus();
          return true;
        case 'n':
        case 'N':
          return startNew();
        case '?':
          // No modal over a modal.
          if (!document.querySelector('[role="dialog"]')) onHelp();
          return true;
        default:
          return false;
      }
    }
    function handleKey(event: KeyboardEvent) {
      if (!event.defaultPrevented && act(event)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onHelp]);
}
