import { css } from 'styled-components';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';

/**
 * The footer with each list on one line, in small type, and where there is room with two of them on a line. On a phone it has the
 * columns of the other pages: lines of unequal ends would say nothing of what belongs together. It knows the parts by their
 * places: naming them would give them a class more on every page.
 */
export const quietFooter = css`
  ${at.wide} {
    gap: 0;
    padding-block: ${space(8)} ${space(6)};
    font-size: ${type.size.small};
    h2 {
      ${layout.visuallyHidden}
    }
    ul {
      ${layout.wrap(0, 6)}
      justify-content: start;
    }
    > :first-child {
      margin: 0;
      > p {
        max-width: none;
        font-size: ${type.size.lead};
      }
    }
    > :nth-child(2) {
      display: block;
      margin-bottom: ${space(4)};
    }
  }
  ${at.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
    > :nth-child(2) {
      display: contents;
    }
    ul {
      justify-content: end;
    }
    nav ul {
      justify-content: start;
    }
    > :last-child {
      grid-column: 1 / -1;
      margin-top: ${space(4)};
    }
  }
`;
