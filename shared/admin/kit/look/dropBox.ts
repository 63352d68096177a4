import { css } from 'styled-components';
import { at, color, radius, space, tint } from '@ritmi/shared/ui/tokens';

/** A box for files that are dropped or chosen: a sign and words below each other in its middle. */
export const dropBox = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  align-items: center;
  justify-content: center;
  min-height: 104px;
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${tint('text', 46)};
  border-radius: ${radius.control};
  color: ${color.quiet};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.35;
  text-align: center;
  text-wrap: balance;
  svg {
    flex: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }
  ${at.mouse} {
    &:not(:has(:disabled)):hover {
      background: ${color.card};
      color: ${color.text};
    }
  }
`;
