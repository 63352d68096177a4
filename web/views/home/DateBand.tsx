import { styled } from 'styled-components';
import { layout, screenOnly, space, wide } from '@ritmi/shared/ui/tokens';
import { DateLine } from '../../enquiry/DateLine.js';

/** The date line right under the hero, which asks for one. */
export function DateBand() {
  return (
    <Band>
      <DateLine />
    </Band>
  );
}

const Band = styled.div`
  padding: ${space(4)} ${layout.gutter} 0;
  ${screenOnly}
  ${wide} {
    padding-top: ${space(6)};
    /* Out of the way of the question about consent, as the hero's words above it. */
    body:has([data-asks]) & {
      position: relative;
      transform: translateY(-${space(18)});
    }
  }
`;
