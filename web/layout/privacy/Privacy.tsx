import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '@ritmi/shared/ui/store';
import { browserSession } from '../login/browserSession.js';
import { forbidTagManager, isTagManagerLoaded, reportView } from './analytics.js';
import { Consent, type ConsentChoice } from './Consent.js';

type PrivacyProps = {
  /** Empty when visits are not counted. */
  readonly analyticsId: string;
  /** Path of the page as the visitor sees it. */
  readonly path: string;
  /** Counts up each time the visitor asks for the question again. */
  readonly asked: number;
};

/** The consent question, and page views once it is answered with yes. */
export function Privacy({ analyticsId, path, asked }: PrivacyProps) {
  // The choice is in the browser: until it is read the question is there and hidden.
  const choice = useSyncExternalStore<ConsentChoice | null | 'unread'>(
    unstored.subscribe,
    readConsent,
    () => 'unread',
  );
  const [answered, setAnswered] = useState(asked);
  const reported = useRef<string | null>(null);

  useEffect(() => {
    if (!analyticsId) return undefined;
    keepFromSession();
    const ending = new AbortController();
    // Also when somebody signs in in another tab, or comes back here by the browser's button.
    for (const name of ['storage', 'pageshow']) {
      window.addEventListener(name, keepFromSession, { signal: ending.signal });
    }
    return () => ending.abort();
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

/** The choice where the browser forbids storage: for this page load only. */
const unstored = createStore<ConsentChoice | null>(null);

/** The visitor's choice, or null before there is one. */
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

/** While somebody is signed in the tag manager neither runs nor may be loaded. */
function keepFromSession(): void {
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
