import { styled } from 'styled-components';
import { at, color, layout, motion, radius, space } from '@ritmi/shared/ui/tokens';
import { oneLine, roomy } from '../look/Cell.js';
import { clamped, IconButton, TwoLines } from '../look/frames.js';

const tight = '@container not (min-width: 640px)';
const spacious = '@container (min-width: 900px)';
const closedAndDense = "[data-dense='true'] [data-open='false']";
const notSpacious = '@container not (min-width: 900px)';

export const Frame = styled.div`
  container-type: inline-size;
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

/** Beside the title where there is much room, else part of the details. */
export const Aside = styled.div`
  min-width: 0;
  ${spacious} {
    flex: 2.2 1 0;
    color: ${color.quiet};
    font-size: 0.875rem;
    ${oneLine}
    @media screen {
      ${closedAndDense} & > * {
        flex-wrap: nowrap;
        overflow: hidden;
        // Fades out what is cut off.
        mask-image: linear-gradient(90deg, #000 88%, transparent);
      }
    }
  }
  ${notSpacious} {
    order: 1;
    flex-basis: 100%;
    grid-column: 1 / -1;
    padding-top: ${space(2)};
    ${roomy} {
      padding-left: 70px;
    }
    ${closedAndDense} & {
      padding: 0;
      ${layout.visuallyHidden}
    }
  }
`;

/** 56 px high with the hairline above it. */
export const Line = styled.div<{ $hasPicture: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'auto ' : '')}minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(2)};
  min-height: 55px;
  padding: ${space(1.5)} 0;
  ${roomy} {
    display: flex;
    gap: ${space(3)};
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} ${space(1)};
    // Else there would be no room for the title.
    &:has(> ${Aside}) {
      flex-wrap: wrap;
    }
  }
  ${spacious} {
    &:has(> ${Aside}) {
      flex-wrap: nowrap;
    }
  }
`;

export const Thumb = styled.div`
  flex: none;
  grid-row: span 2;
  width: 58px;
  height: 40px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.card};
  img,
  video {
    ${layout.fill}
    object-fit: cover;
  }
  ${tight} {
    width: 48px;
    height: 48px;
  }
`;

/** The title, of which two lines fit in a row, with a badge beside it while the row waits for the server. */
export const Head = styled.div`
  ${layout.wrap(1, 2)}
  flex: 1 1 0;
  align-items: center;
  min-width: 0;
  h3 {
    min-width: 0;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  @media screen {
    [data-open='false'] & h3 {
      ${clamped}
    }
  }
`;

/** Under the title, or in columns beside it. */
export const Facts = styled.div`
  ${layout.wrap(0, 2)}
  grid-row: 2;
  grid-column: -3 / -2;
  flex: none;
  align-items: center;
  color: ${color.quiet};
  font-size: 0.8125rem;
  line-height: 1.35;
  ${roomy} {
    flex-wrap: nowrap;
    font-size: 0.875rem;
    gap: ${space(3)};
    max-width: 62%;
  }
`;

/** In place of the badges where rows are dense. */
export const Signs = styled.span<{ $count: number }>`
  display: none;
  ${closedAndDense} & {
    display: inline-flex;
  }
  flex: none;
  gap: ${space(1)};
  color: ${color.text};
  ${roomy} {
    justify-content: flex-end;
    width: ${({ $count }) => Math.max(0, $count * 20 - 4)}px;
  }
`;

export const Badges = styled.div`
  ${layout.wrap(2)}
  order: -2;
  /* Beside its word, not above it. */
  svg {
    display: inline;
    vertical-align: -3px;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  grid-row: 1 / span 2;
  grid-column: -2 / -1;
  align-items: center;
  // Above the edit button, which covers the whole line.
  > * + * {
    z-index: 1;
  }
`;

/** Covers the whole line, so that a click anywhere edits; a narrow line has no room for its label. */
export const EditButton = styled(IconButton)`
  width: auto;
  padding: 0 ${space(3)};
  font-size: 0.875rem;
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${tight} {
    position: absolute;
    inset: 0;
    height: auto;
    color: transparent;
    font-size: 0;
  }
`;

export const MoreButton = styled(IconButton)`
  svg {
    transition: transform ${motion.feedback};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** Starts below the title; printed even while a dense row is closed. */
export const Details = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: 0 ${space(3)} ${space(4)} ${({ $hasPicture }) => ($hasPicture ? '74px' : space(1))};
  // Below the picture.
  ${tight} {
    padding-left: 0;
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
