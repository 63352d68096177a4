import { styled } from 'styled-components';
import { at, layout, space, color, type } from '@ritmi/shared/ui/tokens';

// On narrow windows the summary is one line at the bottom, in place of the bottom bar. It is sticky, not fixed, so that
// it does not cover the end of the page.
export const narrow = '@media screen and (max-width: 1079px)';

/** The ring with the number of chosen services. */
export const Count = styled.div`
  display: grid;
  justify-items: center;
  > svg,
  output {
    grid-area: 1 / 1;
  }
  ${at.desktop} {
    grid-template-columns: auto 1fr;
    align-items: center;
    justify-items: start;
    gap: ${space(4)};
    output {
      justify-self: center;
    }
    > svg {
      width: 72px;
    }
  }
  h2 {
    ${type.label}
    display: contents;
    font-stretch: 100%;
    letter-spacing: 0;
  }
  output {
    ${type.heading}
    align-self: center;
    font-size: 1.5rem;
  }
  h2 span {
    color: ${color.quiet};
  }
  ${narrow} {
    margin-right: ${space(2)};
    > svg {
      width: 44px;
    }
    output {
      font-size: 1rem;
    }
    h2 span {
      ${layout.visuallyHidden}
    }
  }
`;
