import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PageContext } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';

/** Renders what a page with this context shows. */
export function renderInPage(content: ReactNode, pageContext: object) {
  return render(content, {
    wrapper: ({ children }) => (
      <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
        {children}
      </VikeReactProviderPageContext>
    ),
  });
}
