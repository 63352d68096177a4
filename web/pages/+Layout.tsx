import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { usePageContext } from 'vike-react/usePageContext';
import { Shell } from '../layout/Shell.js';
import { isMissing } from './_error/notFound.js';
import { AfterHydration } from './renderer/AfterHydration.js';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language, renderRequest, urlPathname, config, is404, abortReason, shell } = usePageContext();
  if (config.isBare) return children;
  return (
    <LanguageProvider language={language}>
      {/* Left out where the page's style sheet has its rules, since computing them takes time on each render. */}
      <Suspense>{!renderRequest?.styleNames && <GlobalStyle />}</Suspense>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <AgencyProvider value={shell?.agency ?? noFacts}>
          <Shell path={is404 ? missingPath(abortReason) : urlPathname}>
            <AfterHydration />
            {children}
          </Shell>
        </AgencyProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** The server answers all unknown addresses with one page, and so all missing documents of an entity. */
function missingPath(reason: unknown): string {
  return isMissing(reason) ? reason.path : '/404';
}
