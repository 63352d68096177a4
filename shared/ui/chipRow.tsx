import { css } from 'styled-components';
import { pill } from './Button.js';
import { color, layout, space, type } from './tokens.js';

/**
 * A row of pills by which a list is filtered; on a phone it scrolls, and the chosen one stays in sight at its edge.
 * @param pills selector of the pills in it
 */
export const chipRow = (pills: 'a' | 'button') => css`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  /* A pill that gets the focus is brought to the middle, where the chosen one never covers it. */
  scroll-padding-inline: 36%;
  margin-bottom: ${space(6)};
  padding: ${space(1)} ${layout.gutter};
  ${pills} {
    ${pill}
    ${type.label}
    flex: none;
  }
  ${pills}:is([aria-current], [aria-pressed='true']) {
    position: sticky;
    inset-inline: 0;
    z-index: 1;
    background: ${color.card};
    color: ${color.text};
    box-shadow:
      inset 0 0 0 1px ${color.line},
      0 0 0 ${space(2)} ${color.page};
  }
`;
