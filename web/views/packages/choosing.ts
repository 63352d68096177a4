import { css, styled } from 'styled-components';
import { at, layout, radius, space } from '@ritmi/shared/ui/tokens';

/** Width of the column with the hall and the summary. */
const column = 'min(44vw, 620px)';
/** Lower in a low window, which has to hold the summary too. */
const hallHeight = `min(${column} * 9 / 16, 35svh)`;
const top = `(${layout.headerHeight} + ${space(6)})`;

/** On a narrow window it sticks above the list. */
const lowHall = 'min(56vw, 32svh)';

/** The height at the top of a narrow window that it takes with the header. */
export const roomForHall = `calc(${layout.headerHeight} + ${lowHall})`;

/** The list of services, and beside it the hall with the summary; on a narrow window the hall is above the list. */
export const Choosing = styled.div`
  > [data-hall] {
    position: sticky;
    z-index: 3;
    top: ${layout.headerHeight};
    height: ${lowHall};
    /* Bars that stay must not fill a window that is low. */
    @media (max-height: 559px) {
      position: relative;
      top: 0;
    }
  }
  ${at.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${column};
    padding-right: ${layout.gutter};
    > [data-hall] {
      grid-area: 1 / 2;
      align-self: start;
      top: calc(${top});
      height: calc(${hallHeight});
      border-radius: ${radius.picture};
      button {
        right: ${space(3)};
      }
    }
  }
`;

/** In the hall's column, sticky below it, and no higher than the rest of the window. */
export const belowHall = css`
  grid-area: 1 / 2;
  align-self: start;
  position: sticky;
  top: calc(${top} + ${hallHeight});
  margin-top: calc(${hallHeight});
  padding-top: ${space(5)};
`;

/** The height that is left below the hall. */
export const heightBelowHall = `calc(100svh - ${top} - ${hallHeight} - ${space(4)})`;
