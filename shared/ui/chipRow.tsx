import { css } from 'styled-components';
import { pill } from './Button.js';
import { layout, space, type } from './tokens.js';

/**
 * A row of pills by which a list is filtered; on a phone it scrolls.
 * @param pills selector of the pills in it
 */
export const chipRow = (pills: 'a' | 'button') => css`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: ${space(6)};
  padding: ${space(1)} ${layout.gutter};
  ${pills} {
    ${pill}
    ${type.label}
    flex: none;
  }
`;
