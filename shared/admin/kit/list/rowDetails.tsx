import { styled } from 'styled-components';
import { at, layout, space } from '@ritmi/shared/ui/tokens';
import { roomy } from '../look/Cell.js';
import { TwoLines } from '../look/frames.js';
import { closedAndDense, notSpacious, tight } from './rowParts.js';

export const Badges = styled.div`
  ${layout.wrap(2)}
  order: -2;
  /* Beside its word, not above it. */
  svg {
    display: inline;
    vertical-align: -3px;
  }
`;

/** Starts below the title; printed even while a dense row is closed. */
export const Details = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: 0 ${space(5)} ${space(4)} ${({ $hasPicture }) => ($hasPicture ? '70px' : 0)};
  [data-place] > & {
    padding-left: ${({ $hasPicture }) => ($hasPicture ? '98px' : '32px')};
  }
  // Below the picture.
  ${tight} {
    [data-open] > && {
      padding-left: 0;
    }
    padding-right: ${space(3)};
  }
  @media screen {
    [data-open='false'] > & {
      // On as few lines below the title as there is room for.
      ${layout.wrap(1)}
      column-gap: clamp(${space(2)}, 3cqi, ${space(5)});
      align-items: baseline;
      padding-bottom: ${space(3)};
      // Two lines beside what is short, so that rows are equally high; where there is room they come first, at one place.
      ${TwoLines} {
        flex: 1 1 15rem;
        min-width: 0;
        ${roomy} {
          flex-basis: 0;
          order: -3;
        }
        ${notSpacious} {
          min-height: 3em;
        }
      }
      &:empty {
        padding: 0;
      }
    }
    ${closedAndDense} > & {
      padding: 0;
      ${layout.visuallyHidden}
    }
  }
`;

export const Links = styled.div`
  ${layout.wrap(0, 5)}
  a,
  button {
    ${layout.touchTarget}
    font-size: 0.875rem;
    font-weight: 600;
    ${at.mouse} {
      min-height: 36px;
    }
  }
`;

/** One of the links that does something instead. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  text-decoration: underline;
`;
