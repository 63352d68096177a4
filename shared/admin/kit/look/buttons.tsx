import { css, styled } from 'styled-components';
import { color, motion, radius, space, tint, withMouse } from '@ritmi/shared/ui/tokens';

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 38px;
  padding: ${space(1)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${motion.feedback},
    color ${motion.feedback};
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  // The system has a colour of its own for what is off.
  @media (forced-colors: active) {
    &:disabled {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const plain = css`
  ${base}
  border-color: ${tint('text', 28)};
  background: transparent;
  color: ${color.text};
  ${withMouse} {
    &:hover:not(:disabled) {
      background: ${color.card};
    }
  }
  // A filter that is on.
  &[aria-pressed='true'] {
    &,
    &:hover:not(:disabled) {
      border-color: ${color.text};
      background: ${color.text};
      color: ${color.page};
    }
    @media (forced-colors: active) {
      &,
      &:hover:not(:disabled) {
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`;

/** What a form is for. Not red: in the admin only the ring and what deletes is (design, Admin). */
export const ActButton = styled.button`
  ${base}
  background: ${color.text};
  color: ${color.page};
  // Red would not be seen in it while it is off and its ring turns.
  svg {
    color: inherit;
  }
  ${withMouse} {
    &:hover:not(:disabled) {
      background: ${tint('text', 82)};
    }
  }
`;

export const PlainButton = styled.button`
  ${plain}
`;

export const PlainLink = styled.a`
  ${plain}
`;

/** What deletes. */
export const DangerButton = styled.button`
  ${plain}
  border-color: ${tint('accentText', 45)};
  color: ${color.accentText};
  ${withMouse} {
    &:hover:not(:disabled) {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
