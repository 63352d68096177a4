import { styled } from 'styled-components';
import { Container } from '@ritmi/shared/ui/Block';
import { at, layout, space, tint, type } from '@ritmi/shared/ui/tokens';

export const Text = styled(Container)`
  ${layout.grid(6)}
  align-content: end;
  justify-items: start;
  min-height: 72svh;
  padding-block: calc(${layout.headerHeight} + ${space(10)}) ${space(10)};
  h1 {
    max-width: 9em;
    ${at.wide} {
      font-size: ${type.size.head};
    }
  }
  p {
    max-width: 30em;
    font-size: ${type.size.lead};
  }
`;

/** A picture with the text over it. */
export const Scene = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: clip;
  > * {
    grid-area: 1 / 1;
  }
  > div {
    min-height: min(92svh, 1000px);
  }
  ${at.print} {
    > div {
      min-height: 0;
    }
  }
  > picture {
    ${layout.screenOnly}
    ${layout.cover}
    z-index: -2;
  }
  &::after {
    content: '';
    ${layout.cover}
    z-index: -1;
    background: linear-gradient(to top, ${tint('page', 100)}, ${tint('page', 62)} 46%, ${tint('page', 20)});
  }
  > svg {
    ${layout.screenOnly}
    align-self: start;
    justify-self: center;
    width: min(78vw, 44svh);
    margin-top: calc(${layout.headerHeight} + ${space(6)});
    ${at.wide} {
      align-self: center;
      justify-self: end;
      width: min(46vw, 74svh);
      /* Its last dot ends at the grid's edge. */
      margin: 0 calc(${layout.gutter} - min(46vw, 74svh) / 15) 0 0;
    }
  }
  circle:not([data-lit]) {
    fill: transparent;
  }
`;
