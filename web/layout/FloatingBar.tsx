import { styled } from 'styled-components';
import { at, color, layout, radius, space, surface } from '@ritmi/shared/ui/tokens';

/** A message over the page, above the mobile bar. */
export const FloatingBar = styled.section`
  position: fixed;
  inset: auto ${space(2)} calc(${layout.barHeight} + ${space(2)});
  display: flex;
  align-items: center;
  justify-content: space-between;
  border-radius: ${radius.picture};
  background: ${color.card};
  ${surface.hairline()}
  p {
    flex: 1;
    line-height: 1.35;
  }
  ${at.wide} {
    max-width: 480px;
  }
`;
