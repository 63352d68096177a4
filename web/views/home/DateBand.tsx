import { styled } from 'styled-components';
import { layout, screenOnly, space, wide } from '@ritmi/shared/ui/tokens';
import { DateLine } from '../../enquiry/DateLine.js';

/** The date line below the hero. */
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
    /* Moves up with the hero's text while the consent bar is shown. */
    body:has([data-asks]) & {
      position: relative;
      transform: translateY(-${space(18)});
    }
  }
`;
