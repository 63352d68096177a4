import { css, styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';
import { panelPadding, PlainButton } from './frames.js';
import { onPhone } from './useMedia.js';

/** One row that is scrolled sideways, from the left edge of its panel to the right one, where what goes on fades. */
export const scrolledRow = css`
  padding: ${space(1)} ${space(8)} ${space(1)} ${panelPadding};
  scroll-padding-inline: ${space(8)};
  mask-image: linear-gradient(to left, transparent, #000 ${space(8)});
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
`;

/** Opens what is folded on a phone; elsewhere there is no such button. */
export const UnfoldButton = styled(PlainButton)`
  display: none;
  ${onPhone} {
    display: inline-flex;
    padding-inline: ${space(3)};
  }
`;

/** Of what an UnfoldButton opens, with its state in `data-open`. */
export const foldedOnPhone = css`
  ${onPhone} {
    &[data-open='false'] {
      display: none;
    }
  }
`;
