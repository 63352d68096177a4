import { css, styled } from 'styled-components';
import { Button } from '@ritmi/shared/ui/Button';
import { at, color, layout, motion, radius, space } from '@ritmi/shared/ui/tokens';
import { besideList, PlainButton } from './frames.js';

/** A round button in the corner of the window, within reach of the thumb. */
const inTheCorner = css`
  position: fixed;
  right: ${space(4)};
  bottom: calc(${space(4)} + env(safe-area-inset-bottom));
  width: 56px;
  height: 56px;
  padding: 0;
  // Forced colors draw it.
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  z-index: 4;
`;

/** Leads from a list to the form below it. */
export const Jump = styled(Button)`
  ${inTheCorner}
  ${layout.screenOnly}
  ${besideList} {
    display: none;
  }
`;

/** Opens the form that adds; on a phone in the corner of the window. */
export const AddButton = styled(PlainButton)`
  @media (max-width: 639px) {
    ${inTheCorner}
    span {
      ${layout.visuallyHidden}
    }
  }
`;

/** A small button without a border, with an icon or one word. */
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
  ${at.mouse} {
    &:hover {
      color: ${color.text};
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  ${layout.screenOnly}
`;

/** Deletes; colored only while the mouse is over it. */
export const DangerIconButton = styled(IconButton)`
  position: relative;
  ${at.mouse} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;
