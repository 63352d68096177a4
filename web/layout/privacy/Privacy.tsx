import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '@ritmi/shared/ui/store';
import { browserSession } from '../login/browserSession.js';
import { forbidTagManager, isTagManagerLoaded, reportView } from './analytics.js';
import { Consent, type ConsentChoice } from './Consent.js';

type PrivacyProps = {
  /** Empty when visits are not counted. */
  readonly analyticsId: string;
  /** Path of the page, with the language. */
  readonly path: string;
  /** How often the visitor has opened the question again. */
  readonly asked: number;
};

/** The question about consent, and page views after consent. */
export function Privacy({ analyticsId, path, asked }: PrivacyProps) {
  // The server does not know the choice; until it is read the question is rendered but hidden.
  const choice = useSyncExternalStore<ConsentChoice | null | 'unread'>(
    unstored.subscribe,
    readConsent,
    () => 'unread',
  );
  const [answered, setAnswered] = useState(asked);
  const reported = useRef<string | null>(null);

  useEffect(() => {
    if (!analyticsId) return undefined;
    separateFromSession();
    const listening = new AbortController();
    // Also after a login in another tab, or when the browser restores the page.
    for (const name of ['storage', 'pageshow']) {
      window.addEventListener(name, separateFromSession, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [analyticsId]);

  useEffect(() => {
    if (!analyticsId || choice !== 'accepted' || reported.current === path) return;
    reported.current = path;
    reportView(analyticsId, path);
  }, [analyticsId, choice, path]);

  const isRead = choice !== 'unread';
  if (isRead && choice !== null && answered === asked) return null;
  return (
    <Consent
      isHidden={!isRead}
      onChoose={(next) => {
        setAnswered(asked);
        writeConsent(next);
      }}
    />
  );
}

const key = 'consent';

/** The choice in browsers that forbid storage; it lasts until the page is loaded again. */
const unstored = createStore<ConsentChoice | null>(null);

/** The visitor's choice; null if there is none yet. */
function readConsent(): ConsentChoice | null {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === 'accepted' || stored === 'refused' ? stored : unstored.get();
  } catch {
    return unstored.get();
  }
}

function writeConsent(choice: ConsentChoice): void {
  try {
    window.localStorage.setItem(key, choice);
    unstored.set(null);
  } catch {
    unstored.set(choice);
  }
}

/** While somebody is signed in, the tag manager must neither run nor be loaded. */
function separateFromSession(): void {
  if (!isSignedIn()) return;
  forbidTagManager();
  if (isTagManagerLoaded()) window.location.reload();
}

function isSignedIn(): boolean {
  try {
    return browserSession.read() !== null;
  } catch {
    // A browser that forbids storage has no session.
    return false;
  }
}
