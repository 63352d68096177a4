import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { pathIn } from '@ritmi/shared/domain/language';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { usePageContext } from 'vike-react/usePageContext';
import { Shell } from '../layout/Shell.js';
import { isMissing } from './_error/notFound.js';

export function Layout({ children }: { readonly children: ReactNode }) {
  const pageContext = usePageContext();
  const { language, shell, hasStyleSheet, urlPathname, config, is404, abortReason } = pageContext;
  const isFirst = !pageContext.isClientSide || pageContext.isHydration;
  // Client navigation brings no shell: the first one is kept.
  const [{ contacts, analyticsId }] = useState(shell ?? { contacts: null, analyticsId: '' });
  if (config.isBare) return children;
  const path = is404 ? missingPath(abortReason) : urlPathname;
  return (
    <LanguageProvider language={language}>
      {/* It would be computed again for each page, although its rules are in the site's style sheet. */}
      <Suspense>{!hasStyleSheet && <GlobalStyle />}</Suspense>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <Shell
          path={path}
          fullPath={pathIn(language, urlPathname)}
          contacts={contacts ?? []}
          analyticsId={config.handlesCredentials ? '' : analyticsId}
          isFirst={isFirst}
        >
          {/* Nothing suspends in it: with a boundary React hydrates the page in slices, first what the visitor uses, and
              the browser responds in between. */}
          <Suspense>{children}</Suspense>
        </Shell>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** The server answers all unknown addresses with one page, and so all missing documents of an entity. */
function missingPath(reason: unknown): string {
  return isMissing(reason) ? reason.path : '/404';
}
