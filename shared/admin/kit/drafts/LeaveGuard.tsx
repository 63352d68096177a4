import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker, useHref } from 'react-router';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { words } from '../text.js';
import { useLatest } from '../useLatest.js';

type Discard = () => void;

type Guard = {
  /** Registers a form that has unsaved changes, with how to drop them; null when it has none any more. */
  readonly mark: (form: string, discard: Discard | null) => void;
  /** Does it at once, or asks first where changes would be lost; `only` limits the question to one form. */
  readonly leave: (action: () => void, only?: string) => void;
};

type Asked = { readonly action: () => void; readonly only?: string | undefined };

const Context = createContext<Guard | null>(null);

/** State of a navigation that loses nothing: what is typed here is offered again as a draft. */
export const keepsChanges = 'keepsChanges';

/** Asks before unsaved changes are left, also by the browser's back and forward buttons. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { session } = useHost();
  const changed = useRef(new Map<string, Discard>());
  const [asked, setAsked] = useState<Asked | null>(null);

  const isSafe = useCallback(
    (only?: string) => (only === undefined ? changed.current.size === 0 : !changed.current.has(only)),
    [],
  );

  // Where the session has ended the login comes next, and drafts keep what was typed.
  const blocks = useCallback<BlockerFunction>(
    ({ nextLocation }) => !isSafe() && session.read() !== null && nextLocation.state !== keepsChanges,
    [isSafe, session],
  );
  const blocker = useBlocker(blocks);
  const latestBlocker = useLatest(blocker);

  const mark = useCallback(
    (form: string, discard: Discard | null) => {
      if (discard) changed.current.set(form, discard);
      else changed.current.delete(form);
      // A save that was running has answered the question.
      setAsked((question) => (question && isSafe(question.only) ? null : question));
      if (isSafe()) latestBlocker.current.reset?.();
    },
    [isSafe, latestBlocker],
  );

  const leave = useCallback(
    (action: () => void, only?: string) => {
      if (isSafe(only)) action();
      else setAsked({ action, only });
    },
    [isSafe],
  );
  useLeavingAdmin({ isSafe, leave });

  const question: Asked | null = asked ?? (blocker.state === 'blocked' ? { action: blocker.proceed } : null);

  function handleDiscard({ action, only }: Asked) {
    const discards = [...changed.current].filter(([form]) => only === undefined || only === form);
    // Nothing may block what comes now.
    for (const [form] of discards) changed.current.delete(form);
    setAsked(null);
    action();
    for (const [, discard] of discards) discard();
  }

  function handleCancel() {
    setAsked(null);
    blocker.reset?.();
  }

  const guard = useMemo(() => ({ mark, leave }), [mark, leave]);
  const { t } = useLanguage();
  return (
    <Context value={guard}>
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

export function useLeaveGuard(): Guard {
  const guard = useContext(Context);
  if (!guard) throw new Error('Forms need a LeaveGuard');
  return guard;
}

/**
 * Asks before a step of the history that leaves the admin, such as back to the public login. The blocker is too late
 * for it: the site's own router has shown the other page by then. Browsers let a step be stopped once a person has
 * touched the page.
 */
function useLeavingAdmin({ isSafe, leave }: { isSafe: () => boolean; leave: Guard['leave'] }): void {
  const home = useHref('/');
  useEffect(() => {
    const { navigation }: { navigation?: Navigation } = window;
    function handleNavigate(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (isSafe() || isBelow(event.destination.url, home)) return;
      event.preventDefault();
      const { key } = event.destination;
      leave(() => navigation?.traverseTo(key));
    }
    navigation?.addEventListener('navigate', handleNavigate);
    return () => navigation?.removeEventListener('navigate', handleNavigate);
  }, [isSafe, leave, home]);
}

/** With a hash router every address is below. */
function isBelow(address: string, home: string): boolean {
  const { pathname } = new URL(home, window.location.href);
  return `${new URL(address).pathname}/`.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`);
}
