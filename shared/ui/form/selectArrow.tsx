import { css } from 'styled-components';
import { at, space } from '../tokens.js';

/** A line of 2 px through the middle of a `linear-gradient`, across its direction. */
export const stroke =
  'transparent calc(50% - 1px), currentcolor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)';

/**
 * An arrow of two strokes in place of a select's own. Without it the text begins where the box does: browsers put some space
 * before the text of a select that they draw.
 * @param right distance from the edge, in px
 */
export const selectArrow = (right: number) => css`
  padding-right: ${right + 24}px;
  appearance: none;
  background-image: linear-gradient(45deg, ${stroke}), linear-gradient(135deg, ${stroke});
  background-position: right ${right + 6}px center, right ${right}px center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
  ${at.forced} {
    padding-right: ${space(3)};
    appearance: auto;
    background-image: none;
  }
`;
