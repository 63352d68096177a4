import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { LanguageProvider, pathIn } from '@ritmi/shared/ui/Language';
import { usePageContext } from 'vike-react/usePageContext';
import { ErrorScreen } from '../layout/ErrorScreen.js';
import { Shell } from '../layout/Shell.js';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language, shell, urlPathname, config, isClientSide, isHydration } = usePageContext();
  // Client navigation brings no shell: the first one stays for the visit.
  const [{ contacts, analyticsId }] = useState(shell ?? { contacts: null, analyticsId: '' });
  if (config.isBare) return <ErrorBoundary fallbackRender={bareScreen}>{children}</ErrorBoundary>;
  return (
    <LanguageProvider language={language}>
      <Suspense>
        <GlobalStyle />
      </Suspense>
      <ErrorBoundary fallbackRender={({ error }) => <ErrorScreen problem={wordsOf(error)} />}>
        <Shell
          path={urlPathname}
          fullPath={pathIn(language, urlPathname)}
          contacts={contacts ?? []}
          analyticsId={analyticsId}
          isFirst={!isClientSide || isHydration}
        >
          {/* A boundary of its own: React takes the page over in slices between which the browser answers touches, and
              first what is touched. Nothing in it waits, so it has no fallback. */}
          <Suspense>{children}</Suspense>
        </Shell>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

// The admin brings styles of its own, which go with it.
function bareScreen({ error }: FallbackProps) {
  return (
    <>
      <GlobalStyle />
      <ErrorScreen problem={wordsOf(error)} />
    </>
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
