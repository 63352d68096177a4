import { styled } from 'styled-components';
import { color, print, space, visuallyHidden } from '@ritmi/shared/ui/tokens';
import { oneLine, spacious, tight } from './rowParts.js';

/** Where there is no room for it, part of the details. */
export const Aside = styled.div`
  ${visuallyHidden}
  ${spacious} {
    position: static;
    flex: 1.4 1 0;
    width: auto;
    min-width: 0;
    height: auto;
    clip-path: none;
    color: ${color.quiet};
    font-size: 0.875rem;
    ${oneLine}
    [data-open='false'] & > * {
      flex-wrap: nowrap;
      overflow: hidden;
      // What is cut fades.
      mask-image: linear-gradient(90deg, #000 88%, transparent);
      ${print} {
        flex-wrap: wrap;
        mask-image: none;
      }
    }
  }
  [data-open='true'] & {
    position: static;
    order: 1;
    grid-column: 1 / -1;
    padding-top: ${space(2)};
    width: auto;
    height: auto;
    clip-path: none;
    ${spacious} {
      order: 0;
      padding-top: 0;
    }
  }
`;

/** The rest of it, from under the title on. */
export const Details = styled.div<{ $hasPicture: boolean }>`
  ${visuallyHidden}
  display: grid;
  gap: ${space(2)};
  [data-open='true'] > & {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    overflow: visible;
    padding: 0 ${space(3)} ${space(4)} ${({ $hasPicture }) => ($hasPicture ? '74px' : space(1))};
    ${tight} {
      padding-left: ${space(1)};
    }
  }
  ${print} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    font-size: 0.875rem;
    font-weight: 600;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;
