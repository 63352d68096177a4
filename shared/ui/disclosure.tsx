import { css } from 'styled-components';
import { at, color, space } from './tokens.js';

/** Lines between `details`, each with its mark at the end of its summary, which is printed too. */
export const ruledDetails = css`
  details {
    border-top: 1px solid ${color.line};
  }
  details:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    gap: ${space(4)};
    align-items: center;
    justify-content: space-between;
    /* GlobalStyle hides other summaries in print. */
    ${at.print} {
      display: block !important;
    }
  }
`;
