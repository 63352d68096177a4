import { lightSurfaces } from '@ritmi/shared/ui/GlobalStyle';
import { color, radius, tint } from '@ritmi/shared/ui/tokens';
import { createGlobalStyle, css } from 'styled-components';

// On macOS scrollbars lie over the content.
const isMac = navigator.userAgent.includes('Macintosh');

// Chromium 108 has no `scrollbar-color`.
const scrollbars = css`
  ::-webkit-scrollbar {
    width: 12px;
    height: 12px;
  }
  ::-webkit-scrollbar-thumb {
    min-height: 40px;
    border: 3px solid transparent;
    border-radius: ${radius.pill};
    background: ${tint('text', 24)} padding-box;
  }
  ::-webkit-scrollbar-thumb:hover {
    background-color: ${tint('text', 46)};
  }
  ::-webkit-scrollbar-corner {
    background: transparent;
  }
`;

/** What the window adds to `GlobalStyle`: the system's colour scheme until the admin shows, and scrollbars. */
export const DesktopStyle = createGlobalStyle`
  @media (prefers-color-scheme: light) {
    :root:root {
      ${lightSurfaces}
    }
  }
  /* As in the admin: the first field, still empty, must not look refused. */
  :root:root :focus-visible {
    outline-color: ${color.text};
    outline-offset: 2px;
  }
  ${isMac ? '' : scrollbars}
`;
