import { styled } from 'styled-components';
import { color, radius, space, surface, type } from '@ritmi/shared/ui/tokens';

/** A word or a sign on a picture, readable whatever that shows; a second one stands at the right. */
export const PictureMark = styled.span`
  ${type.label}
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  display: flex;
  align-items: center;
  min-height: 22px;
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  ${surface.overlay(86)}
  color: ${color.text};
  pointer-events: none;
  & + & {
    right: ${space(2)};
    left: auto;
  }
`;
