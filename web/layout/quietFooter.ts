import { css } from 'styled-components';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';

/**
 * The footer with each list on one line, in small type; where there is room with two of them on a line. It knows the parts by
 * their places: naming them would give them a class more on every page.
 */
export const quietFooter = css`
  gap: 0;
  padding-top: ${space(6)};
  font-size: ${type.size.small};
  h2 {
    ${layout.visuallyHidden}
  }
  ul {
    ${layout.wrap(0, 6)}
    justify-content: start;
    border: 0;
    padding: 0;
  }
  > :first-child {
    margin-bottom: ${space(2)};
    > p {
      max-width: none;
      font-size: ${type.size.lead};
    }
  }
  > :nth-child(2) {
    display: block;
    margin-bottom: ${space(4)};
  }
  ${at.wide} {
    gap: 0;
    padding-block: ${space(8)} ${space(6)};
    > :first-child {
      margin: 0;
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
