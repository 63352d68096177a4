import { css, styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { color, motion, radius, screenOnly, space, visuallyHidden, withMouse } from '@ritmi/shared/ui/tokens';
import { besideList, PlainButton } from './frames.js';

/** Round, in the thumb's corner. */
const inTheCorner = css`
  width: 56px;
  height: 56px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  z-index: 4;
`;

/** Over the rows of a list as long as they are in sight, below the last of them at its end. */
export const Jump = styled(Button)`
  ${inTheCorner}
  position: sticky;
  bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  justify-self: end;
  margin: ${space(2)} ${space(3)} ${space(3)};
  ${besideList} {
    display: none;
  }
`;

/** Opens the form that adds; on a phone a corner of the window. */
export const AddButton = styled(PlainButton)`
  @media (max-width: 639px) {
    ${inTheCorner}
    position: fixed;
    right: ${space(4)};
    bottom: calc(${space(4)} + env(safe-area-inset-bottom));
    span {
      ${visuallyHidden}
    }
  }
`;

/** A small button with a picture, or one word, and no edge until the mouse is over it. */
export const IconButton = styled.button.attrs({ type: 'button' })`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.quiet};
  transition: color ${motion.feedback};
  ${withMouse} {
    &:hover {
      color: ${color.text};
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  ${screenOnly}
`;

/** Deletes; quiet until one is about to press it. */
export const DangerIconButton = styled(IconButton)`
  position: relative;
  ${withMouse} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;
