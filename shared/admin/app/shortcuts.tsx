import { useLayoutEffect } from 'react';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { styled } from 'styled-components';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { Sheet } from '../kit/look/Sheet.js';
import { appText, shortcuts } from './text.js';

/** Finds the target of a shortcut by its `data-act`, so that forms and lists need not register. */
function find<E extends HTMLElement>(act: 'save' | 'search' | 'new'): E | null {
  // The last one is on top: a question about a sheet comes after the sheet.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const form = document.activeElement?.closest('form');
  const target = `[data-act="${act}"]`;
  // Never something behind a dialog.
  if (dialog) return dialog.querySelector<E>(target);
  return form?.querySelector<E>(target) ?? document.querySelector<E>(target);
}

function startNew(): boolean {
  const target = find('new');
  if (!target) return false;
  if (target instanceof HTMLButtonElement) target.click();
  else firstFieldIn(target)?.focus();
  return true;
}

/** Not on top of another dialog. */
function openAlone(open: () => void): boolean {
  if (!document.querySelector('[role="dialog"]')) open();
  return true;
}

/** Also true in a form that is being saved: it has the focus while its fields are disabled. */
function isTyping({ target }: KeyboardEvent): boolean {
  const fields = 'input, textarea, select, [contenteditable], form[aria-busy="true"]';
  return target instanceof Element && target.closest(fields) !== null;
}

/** Whether the palette may open: over the page and its forms, but not over a question or another sheet in the middle. */
function mayFind(): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  return !dialog || dialog.dataset.sheet === 'side' || dialog.dataset.sheet === 'wide';
}

type Handlers = {
  readonly onHelp: () => void;
  readonly onFind: () => void;
  /** Writes down an enquiry. */
  readonly onEnquiry: () => void;
};

/** Keyboard shortcuts for save, search, new, the palette and help; single letters only outside of fields. */
export function useShortcuts({ onHelp, onFind, onEnquiry }: Handlers): void {
  // Not after the paint: on a busy machine a key that is pressed in what is shown would be lost.
  useLayoutEffect(() => {
    function act(event: KeyboardEvent): boolean {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        if (mayFind()) onFind();
        return true;
      }
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
        case 'k':
        case 'K':
          return openAlone(onEnquiry);
        case '?':
          return openAlone(onHelp);
        default:
          return false;
      }
    }
    function handleKey(event: KeyboardEvent) {
      if (!event.defaultPrevented && act(event)) event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onHelp, onFind, onEnquiry]);
}

const Table = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)} ${space(5)};
  align-items: baseline;
  kbd {
    padding: 2px ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.card};
    font: inherit;
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** Lists the keyboard shortcuts. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Sheet title={t(appText.shortcuts)} onClose={onClose}>
      <Table>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </Table>
    </Sheet>
  );
}
