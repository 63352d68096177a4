import type { ComponentProps, MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { at, color, hover, layout, motion, radius, space, surface, tint } from './tokens.js';

type ButtonStyle = {
  /** 'act', 'plain' and 'quiet' are for the site; 'solid', 'outline' and 'danger' for the admin. */
  readonly $kind?: keyof typeof kinds;
  readonly $small?: boolean;
};

const dense = css`
  min-height: 38px;
  padding: ${space(1)} ${space(4)};
  border: 1px solid transparent;
  font-size: 0.9375rem;
  font-weight: 600;
  white-space: nowrap;
  @media (pointer: coarse) {
    min-height: 44px;
  }
  // Forced colours have their own colour for disabled buttons.
  ${at.forced} {
    &:disabled {
      opacity: 1;
    }
  }
`;

const kinds = {
  act: css`
    background: ${color.accent};
    color: ${color.onAccent};
    ${hover.on({ background: color.text })}
    &:active {
      background: ${color.pressed};
    }
  `,
  plain: css`
    color: ${color.text};
    ${surface.hairline(tint('text', 42))}
    ${hover.on({ background: color.text, color: color.page })}
  `,
  quiet: css`
    color: ${color.text};
    padding-inline: ${space(2)};
    ${hover.on({ background: color.card })}
  `,
  /** A form's main action. Not red, which in the admin is for the ring and for deleting only (design, Admin). */
  solid: css`
    ${dense}
    background: ${color.text};
    color: ${color.page};
    // A red ring would hardly be visible in a disabled button.
    svg {
      color: inherit;
    }
    ${hover.on({ background: tint('text', 82) })}
    // Its words are read while it cannot be pressed yet. After the rule for all disabled ones.
    &&:disabled {
      border-color: ${color.line};
      background: ${color.card};
      color: ${color.quiet};
      opacity: 1;
    }
  `,
  outline: css`
    ${dense}
    border-color: ${tint('text', 28)};
    color: ${color.text};
    ${hover.on({ background: color.card })}
    &:is([aria-pressed='true'], [aria-checked='true']) {
      border-color: ${color.text};
      background: ${color.text};
      color: ${color.page};
      ${at.forced} {
        border-color: Highlight;
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
  danger: css`
    ${dense}
    border-color: ${tint('accentText', 45)};
    color: ${color.accentText};
    ${hover.on({ background: color.accent, color: color.onAccent })}
  `,
};

const styles = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $small }) => ($small ? '44px' : '52px')};
  padding: ${space(2)} ${({ $small }) => ($small ? space(4) : space(6))};
  border-radius: ${radius.control};
  font-size: ${({ $small }) => ($small ? '0.9375rem' : '1rem')};
  font-weight: 650;
  line-height: 1.2;
  word-spacing: 0.07em;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.feedback},
    color ${motion.feedback};
  ${at.forced} {
    border: 1px solid;
    background: ButtonFace;
  }
  ${({ $kind = 'act' }) => kinds[$kind]}
  > svg {
    flex: none;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
  ${layout.screenOnly}
`;

export const Button = styled.button.attrs<ButtonStyle>(({ type = 'button' }) => ({ type }))`
  ${styles}
`;

export const ButtonLink = styled.a<ButtonStyle>`
  ${styles}
`;

/** A link on its own line. */
export const TextLink = styled.a`
  ${layout.touchTarget}
  font-weight: 600;
  word-spacing: 0.07em;
  gap: ${space(2)};
  text-decoration: underline 2px ${tint('text', 42)};
  ${hover.link}
  ${layout.screenOnly}
`;

/** Muted until it is hovered or chosen. */
export const choice = css`
  color: ${color.quiet};
  text-decoration: none;
  transition:
    color ${motion.feedback},
    background-color ${motion.feedback};
  &:is([aria-selected='true'], [aria-pressed='true']) {
    color: ${color.text};
  }
  ${hover.on({ color: color.text })}
`;

/** One of several choices; the chosen one has a ring. */
export const pill = css`
  ${layout.touchTarget}
  gap: ${space(2)};
  padding-inline: ${space(4)};
  border-radius: ${radius.pill};
  ${surface.hairline()}
  font-weight: 650;
  &:is([aria-selected='true'], [aria-pressed='true']) {
    background: ${color.card};
  }
  &:is([aria-selected='false'], [aria-pressed='false']) svg {
    display: none;
  }
  ${choice}
`;

/** Whether a click follows a link in this tab: with a modifier key it opens a tab or window, or downloads. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link's click handler that runs `act` instead of following the link on plain clicks. */
export function plainClick(act: (link: HTMLElement) => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event.currentTarget);
  };
}

type ActionLinkProps = ComponentProps<typeof ButtonLink> & { readonly onPress: () => void };

/** A button that is a link without scripts. Space presses it too, as on any button. */
export function ActionLink({ onPress, ...link }: ActionLinkProps) {
  return (
    <ButtonLink
      {...link}
      role="button"
      data-vike="false"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}
