import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reportView } from './analytics.js';
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
  // On the server and during hydration nothing is asked: the choice is in the browser.
  const choice = useSyncExternalStore<ConsentChoice | null>(watchConsent, readConsent, () => 'refused');
  const [answered, setAnswered] = useState(asked);
  const reported = useRef<string | null>(null);

  useEffect(() => {
    if (!analyticsId || choice !== 'accepted' || reported.current === path) return;
    reported.current = path;
    reportView(analyticsId, path);
  }, [analyticsId, choice, path]);

  if (choice !== null && answered === asked) return null;
  return (
    <Consent
      onChoose={(next) => {
        setAnswered(asked);
        writeConsent(next);
      }}
    />
  );
}
