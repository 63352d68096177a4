import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useBlocker, useHref } from 'react-router';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { closeInnermostSheet, hasOpenSheet } from '../look/openSheets.js';
import { words } from '../text.js';
import { keepsChanges, useDrafts } from './Drafts.js';

/** Runs the action, after a question if unsaved changes would be lost; `form` limits the question to one form. */
type Leave = (action: () => void, form?: string) => void;

type Asked = { readonly action: () => void; readonly form?: string | undefined };

const Context = createContext<Leave | null>(null);

/**
 * Asks before unsaved changes are left, also by the browser's back and forward buttons. While a sheet is open these close it
 * instead.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { session } = useHost();
  const drafts = useDrafts();
  const { t } = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSafe = (form?: string) => drafts.openIds(form).length === 0;

  const [isForSheet, setIsForSheet] = useState(false);
  /** The location for which changes were discarded: the question may still be open when its navigation goes on. */
  const confirmed = useRef<string | null>(null);

  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    // No question after the session has ended: the login opens, and drafts keep what was typed.
    if (session.read() === null) return false;
    const isConfirmed = nextLocation.key === confirmed.current;
    confirmed.current = null;
    const closesSheet = historyAction === 'POP' && !isConfirmed && hasOpenSheet();
    setIsForSheet(closesSheet);
    return closesSheet || (!isSafe() && nextLocation.state !== keepsChanges);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForSheet) return;
    blocker.reset();
    closeInnermostSheet();
  }, [blocker, isForSheet]);

  // The question is obsolete when a running save has stored the changes.
  const handleChange = useEffectEvent(() => {
    setAsked((question) => (question && isSafe(question.form) ? null : question));
    if (isSafe()) blocker.reset?.();
  });
  useEffect(() => drafts.lists.subscribe(() => handleChange()), [drafts]);

  const leave: Leave = (action, form) => {
    if (isSafe(form)) action();
    else setAsked({ action, form });
  };
  useLeavingAdmin(leave);

  const isLeaving = blocker.state === 'blocked' && !isForSheet;
  const question: Asked | null = asked ?? (isLeaving ? { action: blocker.proceed } : null);

  function handleDiscard({ action, form }: Asked) {
    setAsked(null);
    if (!asked && isLeaving) confirmed.current = blocker.location.key;
    drafts.discard(action, form);
  }

  function handleCancel() {
    setAsked(null);
    blocker.reset?.();
  }

  return (
    <Context value={leave}>
      {children}
      {question ? (
        <ConfirmDialog
          title={t(words.unsaved)}
          text={t(words.unsavedNote)}
          confirmLabel="Discard"
          isAtFoot
          onConfirm={() => handleDiscard(question)}
          onCancel={handleCancel}
        />
      ) : null}
    </Context>
  );
}

export function useLeave(): Leave {
  const leave = useContext(Context);
  if (!leave) throw new Error('Forms need a LeaveGuard');
  return leave;
}

/**
 * The same for a back or forward navigation that leaves the admin, such as to the public login. The blocker runs too
 * late for it, when the site's own router has already shown the other page. Browsers allow cancelling it only after the
 * person has interacted with the page.
 */
function useLeavingAdmin(leave: Leave): void {
  const home = useHref('/');
  const drafts = useDrafts();
  const handleNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    if (isInAdmin(event.destination.url, home)) return;
    if (hasOpenSheet()) {
      event.preventDefault();
      closeInnermostSheet();
      return;
    }
    if (drafts.openIds().length === 0) return;
    event.preventDefault();
    const { key } = event.destination;
    leave(() => window.navigation.traverseTo(key));
  });
  useEffect(() => {
    // Older browsers lack the Navigation API.
    const { navigation }: { navigation?: Navigation } = window;
    const listener = (event: NavigateEvent) => handleNavigate(event);
    navigation?.addEventListener('navigate', listener);
    return () => navigation?.removeEventListener('navigate', listener);
  }, []);
}

/** With a hash router every address is in the admin. */
function isInAdmin(address: string, home: string): boolean {
  const { pathname } = new URL(home, window.location.href);
  return `${new URL(address).pathname}/`.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`);
}
