import { createGlobalStyle } from 'styled-components';
import { color, lightSurfaces } from '@ritmi/shared/ui/tokens';

/** Calm and dense, light or dark with the system; over the public site's base (design, Admin). */
export const AdminStyle = createGlobalStyle`
  @media (prefers-color-scheme: light) {
    :root:root {
      ${lightSurfaces}
    }
  }

  body {
    font-size: 1rem;
    line-height: 1.5;
  }

  :root:root h1, :root:root h2, :root:root h3 {
    font-stretch: 100%;
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  :root:root :focus-visible {
    outline-color: ${color.text};
    outline-offset: 2px;
  }
`;
