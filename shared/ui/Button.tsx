import { css, styled } from 'styled-components';
import { color, hairline, motion, offPaper, radius, space, tint, withMouse } from './tokens.js';

export type ButtonKind = 'act' | 'plain' | 'quiet';

type Look = { readonly $kind?: ButtonKind; readonly $small?: boolean };

const kinds = {
  act: css`
    background: ${color.accent};
    color: ${color.onAccent};
    ${withMouse} {
      &:hover {
        background: ${color.text};
      }
    }
    &:active {
      background: ${color.pressed};
    }
  `,
  plain: css`
    background: transparent;
    color: ${color.text};
    ${hairline(tint('text', 42))}
    ${withMouse} {
      &:hover {
        background: ${color.text};
        color: ${color.page};
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.text};
    padding-inline: ${space(2)};
    ${withMouse} {
      &:hover {
        background: ${color.card};
      }
    }
  `,
};

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $small }) => ($small ? '44px' : '52px')};
  padding: ${space(2)} ${({ $small }) => ($small ? space(4) : space(6))};
  border: 0;
  border-radius: ${radius.control};
  font-size: ${({ $small }) => ($small ? '0.9375rem' : '1rem')};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.feedback},
    color ${motion.feedback};
  ${({ $kind = 'act' }) => kinds[$kind]}
  > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    background: ButtonFace;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  ${offPaper}
`;

export const Button = styled.button.attrs<Look>(({ type = 'button' }) => ({ type }))`
  ${look}
`;

export const ButtonLink = styled.a<Look>`
  ${look}
`;

/** A link in a line of its own, underlined by a hairline. */
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
  text-decoration-color: ${color.accent};
  text-decoration-thickness: 2px;
  ${withMouse} {
    &:hover {
      color: ${color.accentText};
    }
  }
  ${offPaper}
`;
