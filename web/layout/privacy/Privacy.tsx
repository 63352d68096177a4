import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserSession } from '../login/browserSession.js';
import { forbidTagManager, isTagManagerLoaded, reportView } from './analytics.js';
import { Consent } from './Consent.js';
import { type ConsentChoice, readConsent, watchConsent, writeConsent } from './consentChoice.js';

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
    watchConsent,
    readConsent,
    () => 'unread',
  );
  const [answered, setAnswered] = useState(asked);
  const reported = useRef<string | null>(null);

  useEffect(() => {
    if (!analyticsId) return undefined;
    // Also when somebody signs in in another tab, or comes back here by the browser's button.
    keepFromSession();
    for (const name of sessionEvents) window.addEventListener(name, keepFromSession);
    return () => {
      for (const name of sessionEvents) window.removeEventListener(name, keepFromSession);
    };
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

const sessionEvents = ['storage', 'pageshow'] as const;

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
    // A browser that forbids storage keeps no session.
    return false;
  }
}
