import { createGlobalStyle } from 'styled-components';
import { lightSurfaces } from '@ritmi/shared/ui/tokens';

/** The first screen's colours: light or dark with the system, as the admin's. */
export const DesktopStyle = createGlobalStyle`
  @media (prefers-color-scheme: light) {
    :root:root {
      ${lightSurfaces}
    }
  }
`;
