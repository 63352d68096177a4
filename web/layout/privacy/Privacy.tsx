import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { createStore } from '@ritmi/shared/ui/store';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { consentKey, consentMark, marked } from '../../render/marks.js';
import { FloatingBar } from '../FloatingBar.js';
import { browserSession } from '../login/browserSession.js';
import { text } from '../text.js';
import { forbidTagManager, isTagManagerLoaded, reportView } from './analytics.js';

type ConsentChoice = 'accepted' | 'refused';

// The start script stores the value of the button that is clicked before React runs.
const answers: readonly [ConsentChoice, Message][] = [
  ['accepted', text.accept],
  ['refused', text.refuse],
];

type Consent = {
  /** Null if there is none yet. */
  readonly choice: ConsentChoice | null;
  /** Whether the question is shown. */
  readonly isAsked: boolean;
};

/** The visitor's choice, also in browsers that forbid storage. */
const consent = createStore(readConsent());

function readConsent(): Consent {
  try {
    const stored = window.localStorage.getItem(consentKey);
    if (stored === 'accepted' || stored === 'refused') return { choice: stored, isAsked: false };
  } catch {
    // On the server, or storage is forbidden.
  }
  return { choice: null, isAsked: true };
}

/** Shows the question again. The earlier choice holds until there is another. */
export function askForConsent(): void {
  consent.set({ ...consent.get(), isAsked: true });
}

type PrivacyProps = {
  /** Empty when visits are not counted. */
  readonly analyticsId: string;
  /** Path of the page, with the language. */
  readonly path: string;
};

/** The question whether visits may be counted, and page views after consent. */
export function Privacy({ analyticsId, path }: PrivacyProps) {
  const { t } = useLanguage();
  // The server does not know the choice, so it renders the question hidden. The page's start script
  // (web/render/start) or hydration reads the choice and may show it.
  const known = useSyncExternalStore(consent.subscribe, consent.get, () => null);
  const choice = known?.choice;
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

  if (known && !known.isAsked) return null;
  const answer = (next: ConsentChoice) => () => {
    consent.set({ choice: next, isAsked: false });
    try {
      window.localStorage.setItem(consentKey, next);
    } catch {
      // Storage is forbidden: the choice lasts until the page is loaded again.
    }
  };
  return (
    <Bar
      {...marked(consentMark)}
      hidden={!known}
      data-asks={known ? '' : undefined}
      aria-label={t(text.consent)}
    >
      <p>{t(text.consentText)}</p>
      <div>
        {answers.map(([next, label]) => (
          <Button key={next} $small $kind="plain" value={next} onClick={answer(next)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </Bar>
  );
}

/** While somebody is signed in, the tag manager must neither run nor be loaded. */
function separateFromSession(): void {
  if (!browserSession.read()) return;
  forbidTagManager();
  if (isTagManagerLoaded()) window.location.reload();
}

const Bar = styled(FloatingBar)`
  z-index: 25;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  ${layout.screenOnly}
  ${at.wide} {
    inset: auto ${space(6)} ${space(6)} auto;
    gap: ${space(5)};
    padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  }
  p {
    font-size: ${type.size.small};
  }
  > div {
    display: flex;
    flex: none;
    gap: ${space(2)};
  }
  button {
    padding-inline: ${space(3)};
  }
  /* A phone in landscape: one line. */
  @media (max-height: 460px) {
    inset: auto ${space(2)} calc(${layout.barHeight} + ${space(1)});
    max-width: none;
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  }
  @media (max-width: 359px) {
    ${layout.grid(1)}
    padding: ${space(2)};
    p {
      line-height: 1.25;
      text-wrap: wrap;
    }
    > div > button {
      flex: 1;
    }
  }
  /* At 200 % zoom one line less leaves the heading above it visible. */
  @media (max-width: 249px) {
    p {
      font-size: 0.75rem;
    }
  }
`;
