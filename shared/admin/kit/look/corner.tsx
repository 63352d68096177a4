import { css, styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { besideList, PlainButton } from './frames.js';

/** A round button in the corner of the window, within reach of the thumb. */
const inTheCorner = css`
  position: fixed;
  right: ${space(4)};
  bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  width: 56px;
  height: 56px;
  padding: 0;
  // Visible in forced colors only.
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  z-index: 4;
`;

/** The end of a screen stays clear of the round button, most of which is beside the line below every screen. */
export const aboveCorner = css`
  @media (max-width: 639px) {
    padding-bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  }
`;

/** Scrolls from a list to the form below it. */
export const Jump = styled(Button)`
  ${inTheCorner}
  ${layout.screenOnly}
  ${besideList} {
    display: none;
  }
`;

/** Opens the form of a new document; on a phone in the corner of the window. */
export const AddButton = styled(PlainButton)`
  @media (max-width: 639px) {
    ${inTheCorner}
    // As large as in the other round button.
    svg {
      width: 24px;
      height: 24px;
    }
    span {
      ${layout.visuallyHidden}
    }
  }
`;
