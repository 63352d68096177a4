import { styled } from 'styled-components';
import { Button } from './Button.js';
import { color, layout, space, type } from './tokens.js';

const Screen = styled.main`
  display: grid;
  align-content: center;
  min-height: 100svh;
  padding: ${space(10)} ${layout.gutter};
  > div {
    ${layout.grid(6)}
    justify-items: start;
  }
  h1 {
    font-size: ${type.size.head};
  }
  p {
    max-width: 37em;
    color: ${color.quiet};
    font-size: ${type.size.lead};
  }
  pre {
    max-width: 100%;
    margin: 0;
    padding: ${space(4)};
    overflow-x: auto;
    border-left: 2px solid ${color.accent};
    background: ${color.raised};
    white-space: pre-wrap;
  }
`;

/** Given in English by specification section 1. */
export const failedPage = {
  title: 'Something went wrong',
  advice: 'The application encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',
} as const;

/** Replaces everything when rendering fails, until the page is loaded again (specification section 1). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const problem = error instanceof Error ? error.message : String(error);
  return (
    <Screen>
      <div role="alert">
        <h1>{failedPage.title}</h1>
        <p>{failedPage.advice}</p>
        {problem && <pre>{problem}</pre>}
        <Button onClick={() => window.location.reload()}>{failedPage.refresh}</Button>
      </div>
    </Screen>
  );
}
