import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Question } from '../look/Question.js';
import { useBackGuard } from './useBackGuard.js';

type Discard = () => void;

type Guard = {
  /** Names a form that has unsaved changes, and how to drop them; null when it has none any more. */
  readonly mark: (form: string, discard: Discard | null) => void;
  /** Does it at once, or after a yes where changes would be lost; `only` limits the question to one form. */
  readonly leave: (action: () => void, only?: string) => void;
};

const Context = createContext<Guard | null>(null);

/** Asks before unsaved changes are left. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const changed = useRef(new Map<string, Discard>());
  const [asked, setAsked] = useState<{ action: () => void; only: string | undefined } | null>(null);

  const isSafe = useCallback(
    (only?: string) => (only === undefined ? changed.current.size === 0 : !changed.current.has(only)),
    [],
  );

  const mark = useCallback(
    (form: string, discard: Discard | null) => {
      if (discard) changed.current.set(form, discard);
      else changed.current.delete(form);
      // A save that was under way has answered the question.
      setAsked((question) => (question && isSafe(question.only) ? null : question));
    },
    [isSafe],
  );

  const leave = useCallback(
    (action: () => void, only?: string) => {
      if (isSafe(only)) action();
      else setAsked({ action, only });
    },
    [isSafe],
  );

  useBackGuard({ hasChanges: () => changed.current.size > 0, ask: leave });

  function handleDiscard() {
    if (!asked) return;
    for (const [form, discard] of changed.current) {
      if (asked.only === undefined || asked.only === form) discard();
    }
    setAsked(null);
    asked.action();
  }

  const guard = useMemo(() => ({ mark, leave }), [mark, leave]);
  return (
    <Context value={guard}>
      {children}
      {asked ? (
        <Question
          title="Unsaved changes"
          text="What you typed has not been saved."
          yes="Discard"
          onYes={handleDiscard}
          onCancel={() => setAsked(null)}
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
