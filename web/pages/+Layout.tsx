import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { pathIn } from '@ritmi/shared/domain/language';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { LanguageProvider, useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, print, screenOnly, space } from '@ritmi/shared/ui/tokens';
import { usePageContext } from 'vike-react/usePageContext';
import { AddresseesProvider } from '../enquiry/addressees.js';
import { CachedPart } from '../layout/CachedPart.js';
import { Footer } from '../layout/Footer.js';
import { Header } from '../layout/Header.js';
import { Splash } from '../layout/Logo.js';
import { MobileBar } from '../layout/MobileBar.js';
import { OfflineNotice } from '../layout/OfflineNotice.js';
import { Privacy } from '../layout/privacy/Privacy.js';
import { text } from '../layout/text.js';
import { isMissing } from './_error/notFound.js';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language, hasStyleSheet, config } = usePageContext();
  if (config.isBare) return children;
  return (
    <LanguageProvider language={language}>
      {/* It would be computed again for each page, although its rules are in the site's style sheet. */}
      <Suspense>{!hasStyleSheet && <GlobalStyle />}</Suspense>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <Shell>{children}</Shell>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** Everything around the content of a public page. */
function Shell({ children }: { readonly children: ReactNode }) {
  const pageContext = usePageContext();
  const { language, shell, urlPathname, config, is404, abortReason } = pageContext;
  const { t } = useLanguage();
  const footer = useRef<HTMLElement>(null);
  // Client navigation brings no shell: the first one is kept.
  const [{ contacts, analyticsId }] = useState(shell ?? { contacts: null, analyticsId: '' });
  const [hasSplash] = useState(!pageContext.isClientSide || pageContext.isHydration);
  const [asked, setAsked] = useState(0);
  const path = is404 ? missingPath(abortReason) : urlPathname;
  return (
    <>
      <CachedPart name="header">
        <SkipLink href="#permbajtja">{t(text.skip)}</SkipLink>
        <Header path={path} />
      </CachedPart>
      <Content id="permbajtja" tabIndex={-1}>
        <AddresseesProvider contacts={contacts ?? []}>
          {/* Nothing suspends in it: with a boundary React hydrates the page in slices, first what the visitor uses, and
              the browser responds in between. */}
          <Suspense>{children}</Suspense>
        </AddresseesProvider>
      </Content>
      <AboveBar>
        <CachedPart name="footer">
          <Footer
            ref={footer}
            path={path}
            contacts={contacts ?? []}
            onAskConsent={() => setAsked((times) => times + 1)}
          />
        </CachedPart>
      </AboveBar>
      <CachedPart name="end">
        <MobileBar path={path} footer={footer} />
        <Privacy
          analyticsId={config.handlesCredentials ? '' : analyticsId}
          path={pathIn(language, urlPathname)}
          asked={asked}
        />
        <OfflineNotice />
        {hasSplash && <Splash />}
      </CachedPart>
    </>
  );
}

/** The server answers all unknown addresses with one page, and so all missing documents of an entity. */
function missingPath(reason: unknown): string {
  return isMissing(reason) ? reason.path : '/404';
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 80;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(4)};
  background: ${color.text};
  color: ${color.page};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  ${screenOnly}
`;

const Content = styled.main`
  min-height: 70vh;
  /* Keeps the footer below the window while a list is loading or empty, since MobileBar hides when it is visible. */
  @media (max-width: 767px) {
    min-height: 100svh;
  }
  /* A word of 60 letters must not widen its column. */
  overflow-wrap: anywhere;
  ${print} {
    min-height: 0;
  }
  &:focus {
    outline: none;
  }
`;

const AboveBar = styled.div`
  padding-bottom: ${layout.barHeight};
`;
